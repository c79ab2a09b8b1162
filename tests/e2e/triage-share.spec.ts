import { type Browser, expect, test } from 'playwright/test'
import { Client } from '../server/client.ts'
import { onTestServer } from './patients-pages.ts'

const { device, origin } = onTestServer()

/** One of the demo's triages with a result, given to a patient. */
async function openResult(browser: Browser) {
  const { page, context } = await device(browser, 'doctor')
  const doctor = await new Client(origin()).signIn('doctor')
  const triages = await doctor.call('healthRecords:list', { recordTypes: 'triage', fullData: true })
  const one = triages.find(({ status }) => status === 'processed')
  if (!one) throw new Error('the demo has no triage with a result')
  const [patient] = await doctor.call('userAccount.patients:list', {})
  if (!patient) throw new Error('the demo has no patient')
  await doctor.call('healthRecords:update', { id: one.clientId, patientClientId: patient.clientId })
  await page.goto(`/triage/results/${one.id}`)
  const category = await page.getByRole('region', { name: 'Category' }).getByRole('heading').textContent()
  return { page, context, number: one.id, patient: patient.name, category: category ?? '' }
}

test('the card says whose result it is; what is shared says which triage, its category and why, and names nobody', async ({
  browser,
}) => {
  const { page, number, patient, category } = await openResult(browser)
  await expect(page.getByRole('region', { name: 'Category' })).toContainText(patient)
  await page.evaluate(() => {
    const shared: string[] = []
    const given = { canShare: () => true, share: async ({ text }: ShareData) => void shared.push(text ?? '') }
    for (const [name, value] of Object.entries({ ...given, shared })) Object.defineProperty(navigator, name, { value })
  })
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => (navigator as unknown as { shared: string[] }).shared)
  await expect.poll(shared).toHaveLength(1)
  const [text = ''] = await shared()
  for (const part of [`Triage #${number}`, `Category: ${category}`, 'NEWS2', 'Decision support. A clinician decides.'])
    expect(text).toContain(part)
  expect(text).not.toContain(patient)
})

test('where the system has no dialog for sharing, the text is on the clipboard', async ({ browser }) => {
  const { page, context, category } = await openResult(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied as text')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Category: ${category}`)
})

test('where the browser allows neither, it says so', async ({ browser }) => {
  const { page } = await openResult(browser)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'canShare', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('This browser can neither share nor copy text')).toBeVisible()
})
