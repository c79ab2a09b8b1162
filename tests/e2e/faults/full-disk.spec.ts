import { expect, test } from 'playwright/test'
import { openProfile, shellIsOffline, signIn } from '../network/profile.ts'
import { card } from '../scribe-ward.ts'
import { expectAllSaved, LONG, openClinic } from './clinic.ts'
import { addPatient, tryBringAudio, visit } from './deeds.ts'
import { blobs, documents } from './local-store.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/* A disk that is really full, not one that is said to be: the browser's profile lies on a small one of its own (I12). */

const clinic = openClinic({ opensOffline: true })
const SECONDS = 60 // of sound, 5.8 MB
const saved = (page: Parameters<typeof card>[0]) => page.getByRole('region', { name: /^Notifications/ })

let disk: SmallDisk | null = null
test.afterAll(() => disk?.remove())

test(
  'I12: on a full disk a save says so, what was saved before stays and is sent, and with room again the rest is saved',
  LONG,
  async () => {
    test.setTimeout(120_000)
    const mounted = mountSmallDisk(400)
    test.skip('refused' in mounted, `no disk may be mounted here: ${'refused' in mounted ? mounted.refused : ''}`)
    if ('refused' in mounted) return
    disk = mounted
    const { context } = await openProfile({ folder: disk.folder })
    const page = context.pages()[0] ?? (await context.newPage())
    await signIn(page, clinic.origin())
    await shellIsOffline(page)
    await expectAllSaved(page)
    clinic.proxy().set({ kind: 'cut' })
    await addPatient(page, 'Before the disk was full')
    disk.fillUntil(16)

    const stored: string[] = []
    for (let n = 1; n <= 6; n++) {
      const name = `Recording ${n}`
      await tryBringAudio(page, name, SECONDS)
      const outcome = saved(page).getByText(/^(Recording saved|No room on this device|The device did not store it)$/)
      await expect(outcome.last()).toBeVisible({ timeout: 20_000 })
      if ((await outcome.last().textContent()) !== 'Recording saved') break
      await page.waitForURL('**/ambient-scribe/list')
      stored.push(name)
      await expect(saved(page).getByText('Recording saved')).toHaveCount(0, { timeout: 20_000 })
    }
    console.log(`${stored.length} of 5.8 MB were stored before the disk was full`)
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.length).toBeLessThan(6)
    // Not on the list, and still on the screen.
    await expect(page.getByRole('button', { name: 'Save the recording' })).toBeVisible()
    expect(await blobs(page)).toHaveLength(stored.length)

    disk.makeRoom()
    await page.getByRole('button', { name: 'Save the recording' }).click()
    await page.waitForURL('**/ambient-scribe/list')
    const all = [...stored, `Recording ${stored.length + 1}`]
    for (const name of all) await expect(card(page, name)).toBeVisible()

    clinic.proxy().set({ kind: 'clear' })
    await visit(page, '/ambient-scribe/list')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expectAllSaved(page)
    const { recordings, patients } = await clinic.onServer()
    expect(
      recordings
        .map(one => one.name)
        .filter(name => name.startsWith('Recording '))
        .sort(),
    ).toEqual(all.sort())
    expect(patients.map(one => one.name)).toContain('Before the disk was full')
    const me = await (await clinic.client()).call('userAccount.user:get', {})
    const local = await documents(page, me.clientId, 'recordings')
    expect(local.map(one => one.name).sort()).toEqual(recordings.map(one => one.name).sort())
    await context.close()
  },
)
