import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { faceFile } from '../../factories/documents/faces.ts'
import { printSheet } from '../../factories/documents/sheet.ts'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import { addPatient, PATIENTS } from '../pages/patients.ts'
import { fileRow, UPLOAD } from '../pages/records.ts'
import { expectAllSaved, notice, onLogin, pill, visit } from '../pages/shell.ts'
import { agree, rejectCookies, signInAs } from '../pages/sign-in.ts'

/* Money from the first top-up to a document that it paid for, through the server's own checkout page. */

const OLGA = 'Ольга Никитина'
const BILLING = '/user-account/account/billing'
const PLANS = '/user-account/account/subscriptions'
const PROMOCODES = [
  { code: 'TWENTY', multiplier: 1.2, maxBonusRubles: 15 },
  { code: 'GIFT', rubles: 50 },
  { code: 'OVER', rubles: 10, expiresAt: '2020-01-01T00:00:00Z' },
]

let server: TestServer
test.beforeAll(async () => {
  server = await startTestServer({
    env: { QUOTA_PROFESSIONAL: '1', PRICE_UPLOAD: '300', PROMOCODES: JSON.stringify(PROMOCODES) },
  })
})
test.afterAll(() => server.stop())

const balance = (page: Page) => page.getByRole('main').getByText(/^₽[\d,]+\.\d\d$/)
const amount = (page: Page) => page.getByRole('textbox', { name: 'Top up, ₽' })

/** Presses the button in the app and returns the window that it opens, once it shows the checkout. */
async function checkout(page: Page, button = 'Go to payment'): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const window = await opening
  await expect(window.getByText('Built-in checkout')).toBeVisible()
  return window
}

const press = (window: Page, name: string) => window.getByRole('button', { name, exact: true }).click()

/** The app tells it and then reloads the page (P §4). */
async function expectPaid(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await expect(notice(page, 'Paid. The balance is topped up')).toBeVisible()
  await reloaded
  await expect(amount(page)).toBeEnabled()
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code)
  await page.keyboard.press('Enter')
}

const sheet = async (name: string) => {
  const text = readFileSync(new URL(`../../fixtures/labs/${name}.txt`, import.meta.url), 'utf8')
  return (await printSheet(text, faceFile('Liberation Sans'))).pdf
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByTestId('files').setInputFiles({ name, mimeType: 'application/pdf', buffer })

test('every state of the checkout, a promocode, a plan, its quota used up, INSUFFICIENT_BALANCE, a receipt', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const problems: string[] = []
  context.on('weberror', error => problems.push(error.error().message))
  context.on('console', message => {
    if (/Content Security Policy|Trusted/.test(message.text())) problems.push(message.text())
  })
  await page.goto(`${server.origin}/login`)
  await onLogin(page)
  await rejectCookies(page)
  await signInAs(page, OLGA, '/consent')
  await agree(page)
  await visit(page, PATIENTS)
  await addPatient(page, 'Fyodor of Olga')

  await test.step('a closed window leaves the payment open', async () => {
    await visit(page, BILLING)
    await expect(balance(page)).toHaveText('₽0.00')
    const window = await checkout(page)
    await expect(page.getByText('Waiting for the bank')).toBeVisible()
    await expect(amount(page)).toBeDisabled()
    const closed = window.waitForEvent('close')
    await expect(window.getByRole('button', { name: 'Close the window' })).toBeEnabled()
    // A click that closes its own page is never answered.
    await window.evaluate(() => void setTimeout(() => document.querySelector<HTMLElement>('[data-close]')?.click()))
    await closed
    await expect(notice(page, 'The payment is not finished')).toBeVisible()
    await expect(amount(page)).toBeEnabled()
    await expect(page.getByText('waiting', { exact: true })).toBeVisible()
  })

  await test.step('the open payment is continued and cancelled', async () => {
    const window = await checkout(page, 'Continue the payment')
    await press(window, 'Cancel the payment')
    await expect(notice(page, 'The payment was cancelled')).toBeVisible()
    await expect(page.getByText('cancelled', { exact: true })).toBeVisible()
  })

  await test.step('the bank declines', async () => {
    const window = await checkout(page)
    await press(window, 'The bank declined')
    await expect(notice(page, 'The payment could not be made')).toBeVisible()
    await expect(page.getByText('failed', { exact: true })).toBeVisible()
    await expect(balance(page)).toHaveText('₽0.00')
  })

  await test.step('a blocked window has a link; paid in two steps', async () => {
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: 'Go to payment' }).click()
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Open the payment page' }).click()
    const tab = await opening
    await press(tab, 'Pay, the bank confirms later')
    await expect(tab.getByText('Waiting for the bank to confirm')).toBeVisible()
    await page.bringToFront()
    await expect(page.getByText('Being confirmed', { exact: true })).toBeVisible()
    await press(tab, 'The bank confirmed')
    await page.bringToFront()
    await expectPaid(page)
    await tab.close()
    await expect(balance(page)).toHaveText('₽100.00')
    await expect(page.getByText('succeeded: ₽100')).toBeVisible()
  })

  await test.step('promocodes: refused ones, one for now, one for the next top-up', async () => {
    await redeem(page, 'NOPE1')
    await expect(page.getByText('There is no such promo code.')).toBeVisible()
    await redeem(page, 'over')
    await expect(page.getByText('This promo code has expired.')).toBeVisible()
    await redeem(page, ' gift ')
    await expect(notice(page, '₽50 added to the balance')).toBeVisible()
    await expect(balance(page)).toHaveText('₽150.00')
    await redeem(page, 'GIFT')
    await expect(page.getByText('You have already used this promo code.')).toBeVisible()
    await redeem(page, 'TWENTY')
    await expect(page.getByText('Your next top-up is increased by 20%, by ₽15 at most.').last()).toBeVisible()
    const window = await checkout(page)
    await press(window, 'Pay')
    await expectPaid(page)
    await expect(balance(page)).toHaveText('₽265.00')
    await expect(page.getByText('succeeded: ₽200')).toBeVisible()
  })

  await test.step('a receipt', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Receipt of ₽100' }).first().click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^receipt-\d\d\.\d\d\.\d{4}\.pdf$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  await test.step('a plan', async () => {
    await visit(page, PLANS)
    await page.getByRole('button', { name: 'Go to “Professional”' }).click()
    await page.getByRole('textbox', { name: 'Postcode' }).fill('190000')
    await page.getByRole('textbox', { name: 'Age, person 1' }).fill('40')
    const window = await checkout(page)
    await press(window, 'Pay')
    await expect(notice(page, 'The plan is changed')).toBeVisible()
    await expect(page.getByText(/renewed from the balance/)).toBeVisible()
    await expect(page.getByText(/^Your plan includes 1; 1 .*left/).first()).toBeVisible()
    await page.getByRole('button', { name: 'You have it' }).click()
    await expect(notice(page, 'You already have this plan')).toBeVisible()
  })

  await test.step('its quota is used up, and the balance does not suffice for more', async () => {
    await visit(page, UPLOAD)
    await choose(page, 'First.pdf', await sheet('07-en-uk-gp'))
    await page.getByRole('dialog').getByRole('button', { name: 'Fyodor of Olga' }).click()
    await expect(fileRow(page, 'First.pdf')).toBeVisible()
    await expectAllSaved(page)
    await choose(page, 'Second.pdf', await sheet('06-en-us'))
    await expect(notice(page, 'The balance is not sufficient')).toBeVisible({ timeout: 45_000 })
    const row = fileRow(page, 'Second.pdf')
    await expect(row.getByText(/The balance is not sufficient\. The file is kept on this device/)).toBeVisible()
    await row.getByRole('link', { name: 'Top up' }).click()
    const window = await checkout(page)
    await press(window, 'Pay')
    await expectPaid(page)
    await expect(balance(page)).toHaveText('₽365.00')
  })

  await test.step('paid and tried again, it is sent and stands in the usage', async () => {
    await visit(page, UPLOAD)
    await expect(pill(page)).toHaveAccessibleName(/1 needs you/)
    await fileRow(page, 'Second.pdf').getByRole('button', { name: 'Try again' }).click()
    // Chosen before the reload, it leaves the list once it is sent.
    await expect(fileRow(page, 'Second.pdf')).toHaveCount(0, { timeout: 45_000 })
    await expectAllSaved(page)
    await visit(page, BILLING)
    await expect(page.getByRole('cell', { name: '−300.00' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'in the plan' })).toBeVisible()
    await expect(balance(page)).toHaveText('₽65.00')
    await expect(page.getByText('succeeded: ₽790')).toBeVisible()
  })
  expect(problems).toEqual([])
})
