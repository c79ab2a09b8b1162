import { expect, test } from '../device/fixtures.ts'
import { blobs, documents } from '../device/local-store.ts'
import { addPatient } from '../pages/patients.ts'
import { card, LIST, refresh, tryBringAudio } from '../pages/scribe.ts'
import { expectAllSaved, notice, visit } from '../pages/shell.ts'
import { LONG } from './long.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/* A disk that is really full, not an injected fault: the browser's profile is on a small disk of its own (I12). */

/** Length of each recording; 5.8 MB. */
const SECONDS = 360

let disk: SmallDisk | null = null
test.afterAll(() => disk?.remove())

test(
  'I12: on a full disk a save fails visibly, earlier saves stay and are sent, and once there is room the rest is saved',
  LONG,
  async ({ device, network, server }) => {
    const mounted = mountSmallDisk(400)
    test.skip('refused' in mounted, `no disk may be mounted here: ${'refused' in mounted ? mounted.refused : ''}`)
    if ('refused' in mounted) return
    disk = mounted
    const tablet = await device({ profile: { folder: disk.folder }, opensOffline: true })
    const { page } = tablet
    network.set({ kind: 'cut' })
    await addPatient(page, 'Before the disk was full')
    disk.fillUntil(16)

    const stored: string[] = []
    for (let n = 1; n <= 6; n++) {
      const name = `Recording ${n}`
      await tryBringAudio(page, name, SECONDS)
      const words = /^(Recording saved|No room on this device|The device could not save it)$/
      const outcome = page.getByRole('region', { name: /^Notifications/ }).getByText(words)
      await expect(outcome.last()).toBeVisible({ timeout: 20_000 })
      if ((await outcome.last().textContent()) !== 'Recording saved') break
      await page.waitForURL(`**${LIST}`)
      stored.push(name)
      await expect(notice(page, 'Recording saved')).toHaveCount(0, { timeout: 20_000 })
    }
    console.log(`${stored.length} of 5.8 MB were stored before the disk was full`)
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.length).toBeLessThan(6)
    // The recording that failed is still on the screen.
    await expect(page.getByRole('button', { name: 'Save the recording' })).toBeVisible()
    expect(await blobs(page)).toHaveLength(stored.length)

    disk.makeRoom()
    await page.getByRole('button', { name: 'Save the recording' }).click()
    await page.waitForURL(`**${LIST}`)
    const all = [...stored, `Recording ${stored.length + 1}`]
    for (const name of all) await expect(card(page, name)).toBeVisible()

    network.set({ kind: 'clear' })
    await visit(page, LIST)
    await refresh(page)
    await expectAllSaved(page)
    const { recordings, patients } = await server.collections()
    const names = recordings.map(one => one.name)
    expect(names.filter(name => name.startsWith('Recording ')).sort()).toEqual(all.sort())
    expect(patients.map(one => one.name)).toContain('Before the disk was full')
    const local = await documents(page, tablet.account, 'recordings')
    expect(local.map(one => one.name).sort()).toEqual(names.sort())
  },
)
