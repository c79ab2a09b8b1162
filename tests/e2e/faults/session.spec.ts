import { expectEqual, expectOnce } from '../device/equal-stores.ts'
import { expect, test } from '../device/fixtures.ts'
import { documentNamed, documents, jobs } from '../device/local-store.ts'
import { workOffline } from '../device/offline-work.ts'
import { addPatient } from '../pages/patients.ts'
import { bringAudio, card, cardMenu, LIST, refresh, refreshToSignIn } from '../pages/scribe.ts'
import {
  centre,
  chooseSignOut,
  expectAllSaved,
  expectWorkKept,
  keepOnDevice,
  onLogin,
  pill,
  signInAgain,
  visit,
} from '../pages/shell.ts'
import { LONG } from './long.ts'

/* Ended sessions, sign-outs and other users' sign-ins, each with unsent work (decisions 18 and 19, I11, S7). */

test.use({ deviceOptions: { opensOffline: true, pillWatched: true } })

test('I11: an ended session stops the queue without counting failures or losing work; the same user signs in and it is sent', async ({
  device,
  network,
  server,
}) => {
  const tablet = await device()
  const { page } = tablet
  const made = await workOffline(tablet, network, 'before the session ended')
  await server.endSession(page)
  network.set({ kind: 'clear' })
  await refreshToSignIn(page)
  await onLogin(page)
  await expectWorkKept(page)
  expect((await jobs(page)).map(({ retryCount, state }) => ({ retryCount, state }))).toEqual([
    { retryCount: 0, state: 'waiting' },
  ])
  expect(await server.names()).not.toEqual(expect.arrayContaining(made))
  await signInAgain(page)
  await expectEqual(server, tablet)
  expect(await server.names()).toEqual(expect.arrayContaining(made))
})

test(
  'I11: a session that ends at any step of a sync loses and duplicates nothing',
  LONG,
  async ({ device, network, server }) => {
    test.setTimeout(300_000)
    const tablet = await device()
    const { page } = tablet
    for (const [step, on] of [
      ['an edit is pushed', /patients:create/],
      ['a recording is announced', /initChunkedUpload/],
      ['a chunk is sent', /^PUT /],
      ['an upload is completed', /completeChunkedUpload/],
      ['changes are fetched', /healthRecords:list/],
    ] as const) {
      await test.step(step, async () => {
        network.set({ kind: 'cut' })
        await addPatient(page, `Patient, ${step}`)
        // A sign-in begins without a choice.
        await page.getByRole('button', { name: 'Choose this patient' }).click()
        await bringAudio(page, `Visit, ${step}`, 40)
        const plan = network.harm({ on, does: { kind: 'meanwhile', work: () => server.endSession(page) }, times: 1 })
        await refreshToSignIn(page)
        await onLogin(page)
        expect(plan.struck).toHaveLength(1)
        await signInAgain(page)
        await expectEqual(server, tablet)
        await expectOnce(server, [`Patient, ${step}`, `Visit, ${step}`])
      })
    }
  },
)

test('S7 I11: signing out names the unsent work; another account neither sees nor sends it; its owner signs in and it is sent', async ({
  device,
  network,
  server,
}) => {
  const tablet = await device()
  const { page } = tablet
  const made = await workOffline(tablet, network, 'of the doctor')
  await chooseSignOut(page)
  const question = page.getByRole('dialog')
  await expect(question).toContainText(/[23] items are only on this device/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'Visit of the doctor')).toBeVisible()
  await chooseSignOut(page)
  await keepOnDevice(page)
  await onLogin(page)
  await expectWorkKept(page)
  network.set({ kind: 'clear' })

  await signInAgain(page, 'Patient')
  await visit(page, LIST)
  await expectAllSaved(page)
  await expect(card(page, 'Visit of the doctor')).toHaveCount(0)
  expect(await documentNamed(page, await server.account('patient'), 'Visit of the doctor')).toBeNull()
  await refresh(page)
  await expectAllSaved(page)
  for (const names of [await server.names('patient'), await server.names('doctor')]) {
    expect(names.filter(name => made.includes(name))).toEqual([])
  }
  await chooseSignOut(page)
  await onLogin(page)

  await signInAgain(page, 'Doctor')
  await expectEqual(server, tablet)
  expect(await server.names()).toEqual(expect.arrayContaining(made))
  expect(await server.names('patient')).not.toEqual(expect.arrayContaining(made))
})

test('"Upload first" sends everything before a sign-out; an offline reload keeps the unsent items and their size', async ({
  device,
  network,
  server,
}) => {
  const tablet = await device()
  const { page } = tablet
  const made = await workOffline(tablet, network, 'sent first')
  // The sync centre still shows the unsent items and the time of the last complete sync.
  await page.reload()
  await pill(page).click()
  await expect(centre(page).getByText(/clock of this device/)).toBeVisible()
  await expect(centre(page).getByText(/^\d items · [\d.]+\s[KM]B$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, made[1]).getByText('Waiting for network')).toBeVisible()

  await chooseSignOut(page)
  const uploadFirst = page.getByRole('dialog').getByRole('button', { name: 'Upload first' })
  await expect(uploadFirst).toBeVisible()
  network.set({ kind: 'clear' })
  await uploadFirst.click()
  await expectEqual(server, tablet)
  expect(await server.names()).toEqual(expect.arrayContaining(made))
})

test(
  'I14: a recording deleted offline stays hidden through every pull, and is then gone on every device (decision 18)',
  LONG,
  async ({ device, network, server }) => {
    const [tablet, other] = [await device(), await device()]
    const { page } = tablet
    await bringAudio(page, 'Doomed')
    await expectEqual(server, tablet, other)
    network.set({ kind: 'cut' })
    await cardMenu(page, 'Doomed', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(card(page, 'Doomed')).toHaveCount(0)
    const deletedAt = async () =>
      (await documents(page, tablet.account, 'recordings')).find(one => one.name === 'Doomed')?.deletedAt
    await expect.poll(deletedAt).toEqual(expect.any(String))
    await page.reload()
    await expect(pill(page)).toHaveText(/^Offline · 1/)
    await expect(card(page, 'Doomed')).toHaveCount(0)
    // With the replies to its deletion lost, the pulls in between must not bring it back.
    const plan = network.harm({ on: /healthRecords:delete/, does: { kind: 'lose-reply' }, times: 2 })
    await refresh(page)
    await expect.poll(() => plan.struck.length, { timeout: 20_000 }).toBe(2)
    await expect(card(page, 'Doomed')).toHaveCount(0)
    await expectEqual(server, tablet, other)
    expect(await server.names()).not.toContain('Doomed')
  },
)
