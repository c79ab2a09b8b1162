import { rmSync } from 'node:fs'
import { bundlePrograms } from '../server/bundled-programs.ts'
import { makeDataFolder } from '../server/data-folder.ts'
import { prepareCluster } from '../server/prepared.ts'
import { writeNoise } from './device/microphone.ts'

/** Runs once for all workers: prepares the programs and the data directory that their servers copy, and the microphone's sound. */
export default async function prepareServer(): Promise<() => void> {
  writeNoise()
  const removePrograms = await bundlePrograms()
  const dataDir = makeDataFolder('prepared-')
  await prepareCluster(dataDir)
  process.env.PREPARED_DATA_DIR = dataDir
  return () => {
    rmSync(dataDir, { recursive: true, force: true })
    removePrograms()
  }
}
