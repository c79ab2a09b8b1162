import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../device/fixtures.ts'
import { workOffline } from '../device/offline-work.ts'
import { openProfile } from '../device/profile.ts'
import { LONG } from '../faults/long.ts'
import { LIST } from '../pages/scribe.ts'
import { chooseSignOut, expectAllSaved, keepOnDevice, onLogin } from '../pages/shell.ts'

/* What stands in the files of a closed browser after a sign-out. What a page can read is sign-out.spec.ts. */

/** A patient of the demo, the unsent patient and recording. */
const WORDS = ['Margaret Holloway', 'Patient of the doctor', 'Visit of the doctor']
/** The first bytes of the unsent sound. They stand in the scripts of the product as well. */
const SOUND = 'RIFF'

/** The files of a profile that hold one of the words, in one or two bytes a letter, by the place in it. */
async function filesWithWords(folder: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    // A file that the browser deletes meanwhile holds nothing.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    const stored = /IndexedDB\/[^/]*(\.leveldb|\.blob)/.exec(path)?.[1]
    const words = stored ? [...WORDS, SOUND] : WORDS
    if (!words.some(word => bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le')))) continue
    const place = stored ? `IndexedDB ${stored}` : path.slice(folder.length + 1)
    found[place] = (found[place] ?? 0) + 1
  }
  return found
}

for (const how of ['online', 'offline'] as const) {
  test(
    `S7: the files of a browser that was closed right after a sign-out ${how} hold no word at its next start`,
    LONG,
    async ({ device, network }) => {
      test.setTimeout(180_000)
      const folder = mkdtempSync(join(tmpdir(), 'closed-profile-'))
      try {
        const tablet = await device({ path: LIST, opensOffline: true, profile: { folder } })
        await expectAllSaved(tablet.page)
        if (how === 'offline') await workOffline(tablet, network, 'of the doctor', 60)
        const before = await filesWithWords(folder)
        expect(before['IndexedDB .leveldb']).toBeGreaterThan(0)
        await chooseSignOut(tablet.page)
        if (how === 'offline') await keepOnDevice(tablet.page)
        await onLogin(tablet.page)
        await tablet.context.close()
        const closed = await filesWithWords(folder)
        network.set({ kind: 'clear' })
        const { context } = await openProfile({ folder })
        const page = context.pages()[0] ?? (await context.newPage())
        await page.goto(`${network.origin}/login`)
        await onLogin(page)
        // Bytes of deleted rows outside the database's log are deleted by the browser when the database is opened.
        const left = async () => Object.keys(await filesWithWords(folder))
        await expect.poll(left, { timeout: 45_000 }).toEqual([])
        await context.close()
        console.log(`files with words, sign-out ${how}:`, JSON.stringify({ before, closed, next: await left() }))
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
}
