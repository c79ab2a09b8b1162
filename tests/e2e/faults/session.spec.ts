import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { signIn } from '../network/profile.ts'
import { card, cardMenu } from '../scribe-ward.ts'
import { type Device, expectAllSaved, LONG, openClinic, pill } from './clinic.ts'
import { addPatient, bringAudio, visit } from './deeds.ts'
import { documentNamed, documents, jobs } from './local-store.ts'

/* Sessions that end, people who leave, and others who come, each with work that was not sent (decisions 18 and 19, I11, S7). */

test.describe.configure({ timeout: 60_000 })

const clinic = openClinic({ opensOffline: true })

/** Work that only this device has. */
async function workOffline(device: Device, tag: string): Promise<string[]> {
  clinic.proxy().set({ kind: 'cut' })
  await addPatient(device.page, `Patient ${tag}`)
  await bringAudio(device.page, `Visit ${tag}`)
  await expect(pill(device.page)).toHaveText(/^Offline · \d/)
  return [`Patient ${tag}`, `Visit ${tag}`]
}

const signInAgain = (page: Page, persona = 'Doctor') => signIn(page, clinic.origin(), persona)
const onLogin = (page: Page) => page.waitForURL('**/login**')

async function chooseSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('I11: a session that has ended freezes the queue, counts nothing and loses nothing; the same person goes on', async ({
  browser,
}) => {
  const device = await clinic.device(browser)
  const made = await workOffline(device, 'before the session ended')
  await clinic.endSession(device)
  clinic.proxy().set({ kind: 'clear' })
  await device.page.getByRole('button', { name: 'Refresh' }).click()
  await onLogin(device.page)
  await expect(device.page.getByText(/items of .+ are kept on this device/)).toBeVisible()
  expect((await jobs(device.page)).map(({ retryCount, state }) => ({ retryCount, state }))).toEqual([
    { retryCount: 0, state: 'waiting' },
  ])
  expect(await clinic.names()).not.toEqual(expect.arrayContaining(made))
  await signInAgain(device.page)
  await clinic.expectEqual(device)
  expect(await clinic.names()).toEqual(expect.arrayContaining(made))
})

test('I11: the session ends at each step of a sync, and nothing is lost or doubled', LONG, async ({ browser }) => {
  test.setTimeout(120_000)
  const device = await clinic.device(browser)
  for (const [step, on] of [
    ['an edit is pushed', /patients:create/],
    ['a recording is announced', /initChunkedUpload/],
    ['a chunk is sent', /^PUT /],
    ['an upload is completed', /completeChunkedUpload/],
    ['changes are fetched', /healthRecords:list/],
  ] as const) {
    await test.step(step, async () => {
      clinic.proxy().set({ kind: 'cut' })
      await addPatient(device.page, `Patient, ${step}`)
      await bringAudio(device.page, `Visit, ${step}`, 7)
      const plan = clinic
        .proxy()
        .harm({ on, does: { kind: 'meanwhile', work: () => clinic.endSession(device) }, times: 1 })
      await device.page.getByRole('button', { name: 'Refresh' }).click()
      await onLogin(device.page)
      expect(plan.struck).toHaveLength(1)
      await signInAgain(device.page)
      await clinic.expectEqual(device)
      const names = await clinic.names()
      for (const name of [`Patient, ${step}`, `Visit, ${step}`])
        expect(names.filter(one => one === name)).toEqual([name])
    })
  }
})

test('S7 I11: signing out with unsent work names it; nobody else can open or send it; its owner finds it and it is sent', async ({
  browser,
}) => {
  const device = await clinic.device(browser)
  const { page } = device
  const made = await workOffline(device, 'of the doctor')
  await chooseSignOut(page)
  const question = page.getByRole('dialog')
  await expect(question).toContainText(/[23] items are only on this device/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'Visit of the doctor')).toBeVisible()
  await chooseSignOut(page)
  await question.getByRole('button', { name: 'Keep on this device and sign out' }).click()
  await onLogin(page)
  await expect(page.getByText(/items of .+ are kept on this device/)).toBeVisible()
  clinic.proxy().set({ kind: 'clear' })

  await signInAgain(page, 'Patient')
  await visit(page, '/ambient-scribe/list')
  await expectAllSaved(page)
  await expect(card(page, 'Visit of the doctor')).toHaveCount(0)
  const patient = await (await clinic.client('patient')).call('userAccount.user:get', {})
  expect(await documentNamed(page, patient.clientId, 'Visit of the doctor')).toBeNull()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expectAllSaved(page)
  for (const names of [await clinic.names('patient'), await clinic.names('doctor')]) {
    expect(names.filter(name => made.includes(name))).toEqual([])
  }
  await chooseSignOut(page)
  await onLogin(page)

  await signInAgain(page, 'Doctor')
  await clinic.expectEqual(device)
  expect(await clinic.names()).toEqual(expect.arrayContaining(made))
  expect(await clinic.names('patient')).not.toEqual(expect.arrayContaining(made))
})

test('"Upload first" sends before anybody leaves', async ({ browser }) => {
  const device = await clinic.device(browser)
  const made = await workOffline(device, 'sent first')
  await chooseSignOut(device.page)
  const uploadFirst = device.page.getByRole('dialog').getByRole('button', { name: 'Upload first' })
  await expect(uploadFirst).toBeVisible()
  clinic.proxy().set({ kind: 'clear' })
  await uploadFirst.click()
  await clinic.expectEqual(device)
  expect(await clinic.names()).toEqual(expect.arrayContaining(made))
})

test(
  'I14: what was deleted without a network stays hidden, whatever is fetched, and is then gone everywhere (decision 18)',
  LONG,
  async ({ browser }) => {
    const [device, other] = [await clinic.device(browser), await clinic.device(browser)]
    const { page } = device
    await bringAudio(page, 'Doomed')
    await clinic.expectEqual(device, other)
    clinic.proxy().set({ kind: 'cut' })
    await cardMenu(page, 'Doomed', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(card(page, 'Doomed')).toHaveCount(0)
    await expect
      .poll(
        async () => (await documents(page, device.account, 'recordings')).find(one => one.name === 'Doomed')?.deletedAt,
      )
      .toEqual(expect.any(String))
    await page.reload()
    await expect(pill(page)).toHaveText(/^Offline · 1/)
    await expect(card(page, 'Doomed')).toHaveCount(0)
    // The answers to its deletion are lost: what is fetched meanwhile brings it back nowhere.
    const plan = clinic.proxy().harm({ on: /healthRecords:delete/, does: { kind: 'lose-reply' }, times: 2 })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => plan.struck.length, { timeout: 20_000 }).toBe(2)
    await expect(card(page, 'Doomed')).toHaveCount(0)
    await clinic.expectEqual(device, other)
    expect(await clinic.names()).not.toContain('Doomed')
  },
)
