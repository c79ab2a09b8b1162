import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

/** A folder that is removed when the test that runs is finished. */
export function folderOfTest(prefix: string): string {
  const folder = makeDataFolder(prefix)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
