import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import { waitForOfflineShell } from '../device/profile.ts'
import { addPatient, openPatients, PATIENTS, patientRow } from '../pages/patients.ts'
import { chooseSignOut, expectAllSaved, onLogin, visit } from '../pages/shell.ts'

/* People with accounts of their own, who sign in at a real OpenID provider, the development one of the server. */

let server: TestServer
test.beforeAll(async () => {
  server = await startTestServer()
})
test.afterAll(() => server.stop())

const OLGA = 'Ольга Никитина'
const MARGARET = 'Margaret Holloway'

const withProvider = (page: Page) => page.getByRole('button', { name: 'Continue with the development account' })
const isSignedIn = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Account: ${name}` })).toBeAttached()

/** In the provider's window; returns when it has closed by itself. */
async function signInAs(page: Page, name: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await withProvider(page).click()
  const window = await opening
  const closed = window.waitForEvent('close')
  await window.getByRole('button', { name }).click()
  await closed
  await page.waitForURL(url => url.pathname !== '/login')
  await isSignedIn(page, name)
}

async function signOut(page: Page): Promise<void> {
  await expectAllSaved(page)
  await chooseSignOut(page)
  await onLogin(page)
}

test('S7 I11: a new person signs in in a window; after the sign-out the next person sees nothing of the first, who finds everything again', async ({
  page,
  context,
}) => {
  const problems: string[] = []
  context.on('weberror', error => problems.push(error.error().message))
  context.on('console', message => {
    if (/Content Security Policy|Trusted/.test(message.text())) problems.push(message.text())
  })
  await page.goto(`${server.origin}${PATIENTS}`)
  await onLogin(page)
  await signInAs(page, OLGA)
  expect(new URL(page.url()).pathname).toBe(PATIENTS)
  await addPatient(page, 'Fyodor of Olga')
  await signOut(page)

  await signInAs(page, MARGARET)
  await visit(page, PATIENTS)
  await expectAllSaved(page)
  await expect(patientRow(page, 'Fyodor of Olga')).toHaveCount(0)
  await expect(page.getByText(OLGA)).toHaveCount(0)
  await waitForOfflineShell(page)
  await context.setOffline(true)
  await page.reload()
  await openPatients(page)
  await isSignedIn(page, MARGARET)
  await expect(page.getByText(/Fyodor|Ольга/)).toHaveCount(0)
  await context.setOffline(false)
  await signOut(page)

  await signInAs(page, OLGA)
  await visit(page, PATIENTS)
  await expect(patientRow(page, 'Fyodor of Olga')).toBeVisible()
  expect(problems).toEqual([])
})

test('where the browser opens no window the tab itself goes to the provider, and comes back to where the person was going', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${server.origin}${PATIENTS}`)
  await withProvider(page).click()
  await page.waitForURL('**/dev/identity/**')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').getByText('cancelled at the provider')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Stay signed in' }).uncheck({ force: true })
  await withProvider(page).click()
  await page.getByRole('button', { name: MARGARET }).click()
  await isSignedIn(page, MARGARET)
  await expect.poll(() => new URL(page.url()).pathname).toBe(PATIENTS)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.length]))).not.toContain('code=')
})
