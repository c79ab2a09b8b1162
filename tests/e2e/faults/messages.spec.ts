import { expect, type Page, test } from 'playwright/test'
import { card, cardMenu } from '../scribe-ward.ts'
import { expectAllSaved, openClinic, pill } from './clinic.ts'
import { bringAudio, tryBringAudio, turnWeather, visit } from './deeds.ts'
import { documentNamed, jobs } from './local-store.ts'

/* What the scribe says about sync, in the words of the specification (D §8), each where a person meets it. */

test.describe.configure({ timeout: 60_000 })

const clinic = openClinic()
const notice = (page: Page, text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text)
const uploads = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('"Recording saved", and what becomes of it', async ({ browser }) => {
  const { page } = await clinic.standing(browser)
  await bringAudio(page, 'Said saved')
  await expect(notice(page, 'Recording saved')).toBeVisible()
  await expect(notice(page, 'Saved on this device. It will be sent in a moment.').first()).toBeVisible()
})

test('retry without a network: a warning, and the recording is queued (decision 72)', async ({ browser }) => {
  const { page, account } = await clinic.standing(browser)
  clinic.proxy().harm({ on: /fileUpload:upload/, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
  await bringAudio(page, 'Retried offline')
  await expect(card(page, 'Retried offline')).toContainText('Could not be sent')
  clinic.proxy().set({ kind: 'cut' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(pill(page)).toHaveText(/^Offline/)
  await cardMenu(page, 'Retried offline', 'Upload now')
  await expect(notice(page, 'No internet connection. Will sync when online.')).toBeVisible()
  const { clientId } = (await documentNamed(page, account, 'Retried offline')) ?? {}
  await expect.poll(async () => (await jobs(page)).find(job => job.id === clientId)?.state).toBe('waiting')
})

test('force sync without a network: a warning, and nothing changes (decision 72)', async ({ browser }) => {
  const { page, account } = await clinic.standing(browser)
  clinic.proxy().harm({ on: /fileUpload:upload/, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
  await bringAudio(page, 'Forced offline')
  await expect(card(page, 'Forced offline')).toContainText('Could not be sent')
  clinic.proxy().set({ kind: 'cut' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(pill(page)).toHaveText(/^Offline/)
  const before = await jobs(page)
  await uploads(page, 'Upload all now')
  await expect(notice(page, 'No internet connection available.')).toBeVisible()
  const { clientId } = (await documentNamed(page, account, 'Forced offline')) ?? {}
  expect((await jobs(page)).find(job => job.id === clientId)).toEqual(before.find(job => job.id === clientId))
})

test('"not synced yet" where a recording has no page', async ({ browser }) => {
  const { page } = await clinic.standing(browser)
  clinic.proxy().set({ kind: 'cut' })
  await bringAudio(page, 'No page yet')
  await page.getByRole('button', { name: 'No page yet', exact: true }).click()
  await expect(notice(page, 'This recording is not synced yet.')).toBeVisible()
  await expect(page).toHaveURL(/\/ambient-scribe\/list$/)
})

test('a refusal says what the server said, on the card and in the sync centre', async ({ browser }) => {
  const { page } = await clinic.standing(browser)
  const userMessage = 'The ward of this patient is closed.'
  clinic.proxy().harm({ on: /fileUpload:upload/, does: { kind: 'refuse', code: 'UNPROCESSABLE', userMessage } })
  await bringAudio(page, 'Refused in words')
  await expect(card(page, 'Refused in words')).toContainText(userMessage)
  await expect(notice(page, '“Refused in words” could not be sent')).toBeVisible()
  await pill(page).click()
  await expect(page.getByRole('dialog')).toContainText(userMessage)
  await page.keyboard.press('Escape')
})

test('"deleted", with the name; and a deletion that the server refuses is said, with the recording back in sight', async ({
  browser,
}) => {
  const { page } = await clinic.standing(browser)
  clinic.proxy().set({ kind: 'clear' })
  await uploads(page, 'Upload all now')
  await bringAudio(page, 'Not to be deleted')
  await expectAllSaved(page)
  clinic.proxy().harm({ on: /healthRecords:delete/, does: { kind: 'refuse', code: 'FORBIDDEN' } })
  await cardMenu(page, 'Not to be deleted', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, '“Not to be deleted” deleted')).toBeVisible()
  await expect(pill(page)).toHaveText('1 needs you', { timeout: 30_000 })
  await pill(page).click()
  await expect(page.getByRole('dialog')).toContainText('The server says that you may not do this.')
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Not to be deleted')).toBeVisible()
  await expectAllSaved(page)
  expect(await clinic.names()).toContain('Not to be deleted')
})

test('I12: a save that finds no room says so and claims nothing; the file can be saved again', async ({ browser }) => {
  const { page } = await clinic.standing(browser)
  await turnWeather(page, 'full-disk')
  await tryBringAudio(page, 'No room for it')
  await expect(page.getByText('Recording saved')).toHaveCount(0)
  await expect(notice(page, 'No room on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Clear up' }).first().click()
  await page.getByRole('button', { name: 'Save the recording' }).click()
  await page.waitForURL('**/ambient-scribe/list')
  await expect.poll(() => clinic.names()).toContain('No room for it')
})

test('"Error loading recordings" where the store does not answer, and it loads when asked again', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser)
  // Loaded anew, so that nobody has asked for the list yet.
  await page.goto('/ambient-scribe/new')
  await expectAllSaved(page)
  await page.evaluate(() => {
    const { openCursor } = IDBIndex.prototype
    Object.assign(window, { answerAgain: () => Object.assign(IDBIndex.prototype, { openCursor }) })
    IDBIndex.prototype.openCursor = () => {
      throw new DOMException('', 'UnknownError')
    }
  })
  await visit(page, '/ambient-scribe/list')
  await expect(page.getByText('Error loading recordings')).toBeVisible()
  await page.evaluate(() => (window as unknown as { answerAgain(): void }).answerAgain())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
})
