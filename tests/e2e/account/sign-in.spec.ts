import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import { waitForOfflineShell } from '../device/profile.ts'
import { addPatient, openPatients, PATIENTS, patientRow } from '../pages/patients.ts'
import { chooseSignOut, expectAllSaved, keepOnDevice, notice, onLogin, visit } from '../pages/shell.ts'
import { agree, isSignedIn, rejectCookies, signInAs, tick } from '../pages/sign-in.ts'

/* People with accounts of their own, who sign in at a real OpenID provider, the development one of the server. */

let server: TestServer
test.beforeAll(async () => {
  server = await startTestServer()
})
test.afterAll(() => server.stop())

const OLGA = 'Ольга Никитина'
const ELENI = 'Ελένη Παππά'
const MARGARET = 'Margaret Holloway'

const withProvider = (page: Page) => page.getByRole('button', { name: 'Continue with the development account' })

async function takeTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take the tour' }).click()
  const card = page.getByRole('alertdialog').filter({ has: page.getByRole('progressbar') })
  const progress = card.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuenow', '0')
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(progress).toHaveAttribute('aria-valuenow', '100', { timeout: 500 })
  }).toPass({ timeout: 45_000 })
  await page.keyboard.press('Enter')
  await expect(card).toHaveCount(0)
}

async function signOut(page: Page, unsent = false): Promise<void> {
  if (!unsent) await expectAllSaved(page)
  await chooseSignOut(page)
  if (unsent) await keepOnDevice(page)
  await onLogin(page)
}

test('S7 I11: a visitor becomes a user, leaves unsent work, and finds it after somebody else; a session is ended from afar, and the account deleted', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  const problems: string[] = []
  context.on('weberror', error => problems.push(error.error().message))
  context.on('console', message => {
    if (/Content Security Policy|Trusted/.test(message.text())) problems.push(message.text())
  })
  await page.goto(server.origin)
  await expect(page.locator('main section')).toHaveCount(9)
  await page.locator('a.button[href="/login"]').first().click()
  await onLogin(page)
  await rejectCookies(page)
  await signInAs(page, OLGA, '/consent')
  await expect(page.getByText('0 of 6 ticked')).toBeVisible()
  await expect(page.getByText(/You withdrew your consent/)).toHaveCount(0)
  await agree(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(OLGA)
  await takeTour(page)
  await visit(page, PATIENTS)
  await addPatient(page, 'Fyodor of Olga')
  await expectAllSaved(page)
  await waitForOfflineShell(page)
  await context.setOffline(true)
  await addPatient(page, 'Unsent of Olga')
  await signOut(page, true)
  await context.setOffline(false)

  await page.goto(`${server.origin}${PATIENTS}`)
  await onLogin(page)
  await signInAs(page, MARGARET, '/consent')
  await agree(page)
  await expectAllSaved(page)
  const nothingOfOlga = async () => {
    await openPatients(page)
    await expect(page.getByText(/of Olga|Ольга/)).toHaveCount(0)
  }
  await nothingOfOlga()
  await context.setOffline(true)
  await page.reload()
  await isSignedIn(page, MARGARET)
  await nothingOfOlga()
  await context.setOffline(false)
  await signOut(page)

  await page.goto(`${server.origin}${PATIENTS}`)
  await signInAs(page, OLGA)
  for (const name of ['Fyodor of Olga', 'Unsent of Olga']) await expect(patientRow(page, name)).toBeVisible()
  await expectAllSaved(page)

  const second = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await second.goto(`${server.origin}${PATIENTS}`)
  await rejectCookies(second)
  await signInAs(second, OLGA)
  await expect(patientRow(second, 'Unsent of Olga')).toBeVisible()
  await visit(page, '/user-account/account/settings')
  await page.getByRole('button', { name: /^Sign out: / }).click()
  await expect(notice(page, 'Signed out there')).toBeVisible()
  await second.reload()
  await onLogin(second)
  await expect(second.getByText('of Olga')).toHaveCount(0)
  await second.context().close()

  await visit(page, '/user-account/account/account')
  await tick(page.getByRole('radio', { name: /^Now/ }))
  await page.getByRole('button', { name: 'Delete the account…' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await onLogin(page)
  await signInAs(page, OLGA, '/consent')
  await agree(page)
  await visit(page, PATIENTS)
  await expectAllSaved(page)
  await expect(page.getByText('of Olga')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('where the browser opens no window the tab itself goes to the provider, and comes back to where the person was going', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${server.origin}${PATIENTS}`)
  await rejectCookies(page)
  await withProvider(page).click()
  await page.waitForURL('**/dev/identity/**')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').getByText('cancelled at the provider')).toBeVisible()
  await tick(page.getByRole('checkbox', { name: 'Stay signed in' }), false)
  await withProvider(page).click()
  await page.getByRole('button', { name: ELENI }).click()
  await page.waitForURL('**/consent**')
  await agree(page)
  await isSignedIn(page, ELENI)
  await expect.poll(() => new URL(page.url()).pathname).toBe(PATIENTS)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.length]))).not.toContain('code=')
})
