import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright'
import { fhirProblems } from '../../factories/fhir/validate.ts'
import { expect, test } from '../device/fixtures.ts'
import { expectAllSaved, notice } from '../pages/shell.ts'

/* A new user loads ten years of a fictional patient, loses the network, and takes them to another system as FHIR. */

const saved = async (page: Page, name: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { name, exact: true }).click(),
  ])
  return download
}

test('demo data is loaded, exported offline as a valid FHIR document, and removed', async ({ device, server }) => {
  const client = await server.client('patient')
  await client.call('userAccount.user:update', { patch: [{ op: 'unset', path: ['isDemoLoaded'] }] })
  const { page, context } = await device({ persona: 'patient', path: '/', opensOffline: true, height: 900 })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Load', exact: true }).click()
  await expect(main.getByText('Example: Margaret Ellis is a fictional person.')).toBeVisible({ timeout: 30_000 })
  await expectAllSaved(page)

  await context.setOffline(true)
  await page.goto(new URL('/user-account/account/settings', page.url()).href)
  await page.getByRole('link', { name: 'Export records' }).click()
  await expect(main.getByText(/The export works; the file lacks/)).toBeVisible()
  await main.getByRole('combobox', { name: 'Whose records' }).click()
  await page.getByRole('option', { name: 'Example: Margaret Ellis' }).click()
  await expect(main.getByText('38 records', { exact: true })).toBeVisible()
  await main.getByText('For another medical system (FHIR R4)').click()
  await main.getByRole('button', { name: 'Prepare the file' }).click()
  await expect(main.getByText('252 values · 8 medicines · 38 documents')).toBeVisible()
  const first = await saved(page, 'Save')
  expect(first.suggestedFilename()).toBe('patient-summary.fhir.json')
  const text = await readFile(await first.path(), 'utf8')
  expect(fhirProblems(text)).toEqual([])
  expect(text).toContain('Margaret Ellis')
  const others = (await client.call('userAccount.patients:list', {})).filter(one => one.data.demo !== true)
  for (const other of others) for (const one of [other.name, other.clientId]) expect(text).not.toContain(one)

  // The same bytes after a reload of the page, without a network.
  await page.reload()
  await main.getByRole('combobox', { name: 'Whose records' }).click()
  await page.getByRole('option', { name: 'Example: Margaret Ellis' }).click()
  await main.getByText('For another medical system (FHIR R4)').click()
  await main.getByRole('button', { name: 'Prepare the file' }).click()
  const again = await saved(page, 'Save')
  expect(await readFile(await again.path(), 'utf8')).toBe(text)

  await page.goto(new URL('/', page.url()).href)
  await main.getByRole('button', { name: 'Remove the demo data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, 'Demo data removed')).toBeVisible()
  await context.setOffline(false)
  await expectAllSaved(page)
  await expect
    .poll(async () => (await client.call('userAccount.patients:list', {})).filter(one => one.data.demo === true))
    .toEqual([])
  const left = await client.call('healthRecords:list', { limit: 500 })
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter(one => one.data.demo === true)).toEqual([])
})
