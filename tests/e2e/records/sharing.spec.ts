import AxeBuilder from '@axe-core/playwright'
import { v7 } from 'uuid'
import { expect, test } from '../device/fixtures.ts'
import { expectAllSaved, visit } from '../pages/shell.ts'

/*
 * A record shared with a link: read in a private window, and in the owner's own browser; revoked without a network, it
 * works until the network is back, and is gone at the next load after that.
 */

const NAME = 'Ferritin after the summer'
const PDF = Buffer.from('%PDF-1.4\nFerritin 9\n%%EOF')

test('a record is shared, read by a stranger, and gone at the next load once it is revoked', async ({
  browser,
  device,
  server,
  sharedServer,
}) => {
  const client = await server.client()
  const [patient] = await client.call('userAccount.patients:list', { limit: 1 })
  const clientId = v7()
  const value = {
    id: 'ferritin',
    name: 'Ferritin',
    value: 9,
    valueType: 'number' as const,
    unit: 'µg/L',
    min: 15,
    max: 150,
  }
  const biomarkers = [{ ...value, refExceed: 1, doubts: [{ cell: 'value' as const, reason: 'illegible' }] }]
  const record = await client.call('healthRecords:create', {
    ...{ clientId, name: NAME, recordType: 'labResults', status: 'processed', patientId: patient?.id ?? null },
    data: { date: '2026-10-02', sourceType: 'file', report: { findings: { labTestResults: { biomarkers } } } },
  })
  const { documentAssetId } = await client.call('fileUpload:upload', {
    ...{ clientId: v7(), fileName: 'ferritin.pdf', mimeType: 'application/pdf', fileContent: PDF.toString('base64') },
    options: { attachTo: clientId, documentAssetType: 'attachment' },
  })
  await client.call('healthRecords:update', {
    ...{ id: record.id, patch: [{ op: 'set', path: ['documentAssetId'], value: documentAssetId }] },
  })

  const owner = await device({ opensOffline: true })
  await expectAllSaved(owner.page)
  await visit(owner.page, `/health-record/view/${record.id}`)
  await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Share this record' })
  await expect(dialog.getByText('There is no link.')).toBeVisible()
  const create = dialog.getByRole('button', { name: 'Create a link' })
  await dialog.getByText('Until a day').click()
  await expect(create).toBeDisabled()
  await dialog.getByText('1 week').click()
  await dialog.getByRole('textbox', { name: /^For whom/ }).fill('Dr Garland')
  await dialog.getByText('Let them open the source file').click()
  await create.click()
  await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  const link = (await dialog.getByText(/\/s\/[\w-]{43}$/).textContent()) ?? ''
  expect(link.startsWith(sharedServer.proxy.origin)).toBe(true)
  expect((await new AxeBuilder({ page: owner.page }).include('[role=dialog]').analyze()).violations).toEqual([])

  const stranger = await browser.newContext({ locale: 'ru-RU' })
  const page = await stranger.newPage()
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  // Decision 46: no answer is not an expired link.
  await page.route('**/api/shared', route => route.abort())
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible()
  await page.unroute('**/api/shared')
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await expect(page.getByRole('row', { name: /Ferritin/ })).toContainText('ниже')
  await expect(page.getByRole('row', { name: /Ferritin/ })).toContainText('не точно')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  // Nothing of the app is loaded, and nothing of this origin's storage is in the page's reach.
  expect(asked.filter(path => !/^\/(s|health-record\/share|p|api\/shared|icons)(\/|$)/.test(path))).toEqual([])
  expect(await page.evaluate(() => self.origin)).toBe('null')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ferritin.pdf')

  // The owner's own browser, with a session and the product's worker: the same page, and no session is sent.
  const tab = await owner.open(new URL(link).pathname)
  await expect(tab.getByRole('heading', { name: NAME })).toBeVisible()
  expect(await tab.evaluate(() => self.origin)).toBe('null')

  await owner.page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await visit(owner.page, '/health-records/shares')
  const row = owner.page.getByRole('listitem').filter({ hasText: 'Dr Garland' })
  await expect(row).toContainText('opened 2 times', { timeout: 45_000 })
  await owner.context.setOffline(true)
  await row.getByRole('button', { name: 'Revoke: Dr Garland' }).click()
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('revocation waits: still works')
  await owner.page.reload()
  await expect(row).toContainText('revocation waits: still works')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await owner.context.setOffline(false)
  await expectAllSaved(owner.page)
  await expect(row.getByText('revoked', { exact: true })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Эта ссылка больше не действует' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/health-record/share-token-expired')
  await expect(page.getByText(NAME)).toHaveCount(0)
  await stranger.close()
})
