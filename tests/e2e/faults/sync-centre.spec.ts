import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { expectAccessible } from '../page-checks.ts'
import { card, cardMenu } from '../scribe-ward.ts'
import { type Device, expectAllSaved, openClinic, pill } from './clinic.ts'
import { addPatient, bringAudio, visit } from './deeds.ts'
import { documentNamed, loseBytes, quarantineRow } from './local-store.ts'

/* The sync centre and the pill say what is so, and every button of theirs does what it says. */

test.describe.configure({ timeout: 60_000 })

const clinic = openClinic()
const UPLOAD = /fileUpload:upload/
const centre = (page: Page) => page.getByRole('dialog', { name: 'On this device' })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click()

async function turnManual(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitemradio', { name: 'Manual' }).click()
}
const expectSent = async (name: string) =>
  await expect
    .poll(async () => (await clinic.onServer()).recordings.filter(one => one.name === name).length, { timeout: 15_000 })
    .toBe(1)
async function loseSound({ page, account }: Device, name: string): Promise<void> {
  const { clientId } = (await documentNamed(page, account, name)) ?? { clientId: '' }
  await loseBytes(page, clientId)
}

test('with manual uploads, "Send now" of the sync centre sends what was held (decision 73)', async ({ browser }) => {
  const { page } = await clinic.device(browser)
  await turnManual(page)
  await bringAudio(page, 'Held, sent from the centre')
  await expect(pill(page)).toHaveText('1 on this device')
  await pill(page).click()
  await expect(centre(page).getByRole('listitem')).toContainText('uploads are manual')
  await centre(page).getByRole('button', { name: 'Send now' }).click()
  await expectSent('Held, sent from the centre')
})

test('"Upload first" at the sign-out sends what was held, after the return of the network too (decision 19)', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser, 'doctor', '/ambient-scribe/list', { opensOffline: true })
  await turnManual(page)
  clinic.proxy().set({ kind: 'cut' })
  await bringAudio(page, 'Held, sent before leaving')
  await refresh(page)
  await expect(pill(page)).toHaveText(/^Offline/)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload first' }).click()
  await expect(page.getByText('No internet connection. Will sync when online.')).toBeVisible()
  clinic.proxy().set({ kind: 'clear' })
  await refresh(page)
  await expectSent('Held, sent before leaving')
})

test('without a network and with manual uploads no text promises that a recording is sent by itself (decision 73)', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser)
  await turnManual(page)
  clinic.proxy().set({ kind: 'cut' })
  await refresh(page)
  await expect(
    page.getByText(/^No connection since .*recordings are stored on this device until you send them/),
  ).toBeVisible()
  await expect(page.getByText(/sent when the network returns/)).toHaveCount(0)
})

test('a server that asks for patience is not being sent to, and the pill says so', async ({ browser }) => {
  const { page } = await clinic.device(browser)
  clinic.proxy().harm({ on: /patients:create/, does: { kind: 'status', status: 503, retryAfter: 60 } })
  await addPatient(page, 'Patience Waits')
  await expect(pill(page)).toHaveText('Will try again · 1')
  await pill(page).click()
  await expect(centre(page).getByRole('listitem').filter({ hasText: 'Patience Waits' })).toContainText('will try again')
  clinic.proxy().set({ kind: 'clear' })
  await centre(page).getByRole('button', { name: 'Send now' }).click()
  await expect(centre(page).getByText('Nothing waits')).toBeVisible()
})

test('a version that the server takes no more says so in the pill, above every screen and in the centre', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser)
  clinic.proxy().harm({ on: /api\/rpc/, does: { kind: 'refuse', code: 'UPGRADE_REQUIRED' } })
  await addPatient(page, 'Kept Until Updated')
  await expect(pill(page)).toHaveText('Update to sync · 1 on this device')
  const notice = page.getByRole('alert').filter({ hasText: 'This version is too old for the server' })
  await expect(notice).toBeVisible()
  await pill(page).click()
  await expect(centre(page).getByRole('listitem')).toContainText('this version is too old')
  await expect(centre(page).getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  clinic.proxy().set({ kind: 'clear' })
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expectAllSaved(page)
  await expect(notice).toHaveCount(0)
})

test('a refused patient is discarded with a word on the recording that waits, which another patient then takes', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser)
  clinic.proxy().harm({ on: /patients:create/, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
  await addPatient(page, 'Refused Person')
  await expect(pill(page)).toHaveText('1 needs you')
  await visit(page, '/ambient-scribe/new')
  await page.getByRole('button', { name: /^Patient: .+ Choose another/ }).click()
  await page.getByRole('menuitemradio', { name: 'Refused Person' }).click()
  await bringAudio(page, 'Left without a patient')
  const left = card(page, 'Left without a patient')
  await expect(left).toContainText('It will be sent once its patient is on the server')

  await pill(page).click()
  const item = centre(page).getByRole('listitem').filter({ hasText: 'Refused Person' })
  await item.getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard “Refused Person”?' })
  await expect(question).toContainText('1 recording of this patient is not sent.')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(item).toHaveCount(0)
  const waits = centre(page).getByRole('listitem').filter({ hasText: 'Left without a patient' })
  await expect(waits).toContainText('Its patient is not here: choose another one on its card.')
  await page.keyboard.press('Escape')
  await expect(centre(page)).toHaveCount(0)
  await expect(pill(page)).toHaveText('1 needs you')
  await expect(left).toContainText('its patient is not here. Choose another patient in the menu.')
  await expectAccessible(page)

  await cardMenu(page, 'Left without a patient', 'Other patient…')
  await page.getByRole('menuitemradio', { name: 'Tom Whitaker' }).click()
  await expectSent('Left without a patient')
  const { patients, recordings } = await clinic.onServer()
  expect(recordings.find(one => one.name === 'Left without a patient')?.patientClientId).toBe(
    patients.find(one => one.name === 'Tom Whitaker')?.clientId,
  )
})

test('a row that this version cannot read stands in the sync centre, with what is known of it (I20)', async ({
  browser,
}) => {
  const { page, account } = await clinic.device(browser)
  const row = {
    clientId: '0190a000-0000-7000-8000-00000000f00d',
    name: 'Vitamin D 2000 IU',
    recordType: 'treatment',
    data: { date: 7 },
  }
  await quarantineRow(page, account, row)
  await page.reload()
  await expect(pill(page)).toHaveText('1 needs you')
  await pill(page).click()
  const item = centre(page).getByRole('listitem').filter({ hasText: 'Vitamin D 2000 IU' })
  await expect(item).toContainText(/This version cannot read (a part of )?what the server has/)
  await expect(item).toContainText('data.date')
  await expect(centre(page).getByText('Nothing waits')).toHaveCount(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await item.getByRole('button', { name: 'Export' }).click()
  expect(JSON.parse((await bytesOf(await download)).toString())).toEqual(row)
})

test('the export of a recording has its sound; once that is gone nobody claims that it is kept, or tries to send it', async ({
  browser,
}) => {
  const device = await clinic.device(browser)
  const { page } = device
  clinic.proxy().harm({ on: UPLOAD, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
  await bringAudio(page, 'Refused, exported')
  await expect(card(page, 'Refused, exported')).toContainText('Could not be sent')
  const files: Download[] = []
  page.on('download', file => files.push(file))
  await pill(page).click()
  const item = centre(page).getByRole('listitem').filter({ hasText: 'Refused, exported' })
  await expect(item).toContainText('The recording is kept here.')
  await item.getByRole('button', { name: 'Export' }).click()
  await expect
    .poll(() => files.map(file => file.suggestedFilename()).sort())
    .toEqual(['Refused, exported.json', 'Refused, exported.wav'])
  const sound = files.find(file => file.suggestedFilename().endsWith('.wav'))
  expect((await bytesOf(sound as Download)).subarray(0, 4).toString()).toBe('RIFF')

  await page.keyboard.press('Escape')
  await loseSound(device, 'Refused, exported')
  await page.reload()
  await pill(page).click()
  await expect(item).toContainText('Its audio is not on this device; the name and the text are kept.')
  await expect(item).not.toContainText('The recording is kept here.')
  await expect(item.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await item.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => files.length).toBe(3)
})

for (const [refusal, said] of [
  [503, 'The audio is on the server. It cannot be fetched now.'],
  [404, 'Audio file not found'],
] as const) {
  test(`a sound whose link is answered with ${refusal}: “${said}”`, async ({ browser }) => {
    const device = await clinic.device(browser)
    const { page } = device
    const name = `Sound ${refusal}`
    await bringAudio(page, name)
    await expectSent(name)
    await expectAllSaved(page)
    await loseSound(device, name)
    const code = refusal === 404 ? 'NOT_FOUND' : 'UNAVAILABLE'
    clinic.proxy().harm({ on: /createDaAccessToken/, does: { kind: 'refuse', code } })
    await visit(page, '/ambient-scribe/list')
    await card(page, name)
      .getByRole('button', { name: `Play ${name}` })
      .click()
    await expect(page.getByText(said)).toBeVisible()
  })
}

const bytesOf = async (file: Download): Promise<Buffer> => await readFile(await file.path())
