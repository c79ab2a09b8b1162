import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bytesOf, catchDownloads } from '../setup/downloads.ts'
import { worker } from '../setup/fake-bridge.ts'
import { goOffline } from '../setup/network.ts'
import { button, openAdmin, quote, row, serverHasAccounts } from './admin-page.ts'

test('who is no administrator is led home, and nothing is asked for them', async () => {
  const server = serverHasAccounts()
  const app = await openAdmin('/admin', { role: 'doctor' })
  await expect.poll(app.address).toBe('/')
  expect(server.asked).toEqual([])
})

test('people are found on the device by name, address or key, narrowed, opened by keyboard and saved as CSV', async () => {
  serverHasAccounts()
  await openAdmin('/admin', { width: 1280 })
  await expect.element(row('Nikos Papadakis')).toBeVisible()
  await expect.element(page.getByText('3 found')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search by name, address or key' })
  await search.fill('KEY-OF-2')
  await expect.element(page.getByText('1 found')).toBeVisible()
  await expect.element(row('Olga Petrova')).toBeVisible()
  await search.fill('nobody like this')
  await expect.element(page.getByText('Nobody is found')).toBeVisible()
  await search.fill('')
  await page.getByText('Administrators', { exact: true }).click()
  await expect.element(page.getByText('1 found')).toBeVisible()
  await page.getByText('All plans', { exact: true }).click()

  row('Anna Ivanova').element().querySelector<HTMLElement>('td')?.closest('tr')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Olga Petrova')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Olga Petrova' })).toBeVisible()
  await expect.element(page.getByText(/Ward tablet/)).toBeVisible()

  const files = catchDownloads()
  await button('CSV').click()
  const text = new TextDecoder().decode(await bytesOf(files[0]))
  expect(text.trim().split('\n')).toHaveLength(4)
  expect(text).toContain('Olga Petrova')
})

test('a record that could not be read is read again from its owner’s card; a refusal is said in words', async () => {
  const server = serverHasAccounts()
  await openAdmin('/admin', { width: 1280 })
  await row('Olga Petrova').click()
  server.fails = { kind: 'refused', code: 'UNPROCESSABLE', data: { errorType: 'NothingToProcess' } }
  await button('Read again').click()
  await expect.element(page.getByText('It is not read again')).toBeVisible()
  server.fails = null
  await button('Read again').click()
  await expect.element(page.getByText('It is being read again')).toBeVisible()
  expect(server.asked.filter(([method]) => method === 'reset')).toEqual([
    ['reset', { id: 71 }],
    ['reset', { id: 71 }],
  ])
})

test('a record is opened by a click alone; its texts are shown, and stay out of the device’s store', async () => {
  const server = serverHasAccounts()
  const app = await openAdmin('/admin/records', { width: 1280 })
  await row('Olga Petrova').click()
  await expect.element(page.getByText(/written to the log of the owner/)).toBeVisible()
  expect(server.asked.map(([method]) => method)).not.toContain('open')
  await button('Open the text').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Letter of Dr House' })).toBeVisible()
  for (const text of ['The patient sleeps badly.', 'Sleeps badly since May.']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  }
  await page.getByText('Everything that is stored').click()
  const stored = page.getByText(/"errorKey": "documents.error.BROKEN"/)
  await expect.element(stored).toBeVisible()
  expect(stored.element().textContent).not.toContain('peaks')
  const kept = JSON.stringify(await app.context.database.remoteCache.find().exec())
  expect(kept).not.toContain('sleeps badly')
  expect(server.asked.filter(([method]) => method === 'open')).toEqual([['open', { id: 71 }]])
})

test('the file of a record is saved without its owner’s name for it; a failure is said', async () => {
  const server = serverHasAccounts()
  await openAdmin('/admin/records', { width: 1280 })
  await row('Olga Petrova').click()
  const files = catchDownloads()
  await button('Save the file').click()
  await expect.element(page.getByText('It could not be opened')).toBeVisible()
  worker.downloads(new Blob(['%PDF-']))
  await button('Save the file').click()
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['labResults-71'])
  expect(server.asked.at(-1)).toEqual(['file', { healthRecordId: 71, documentAssetId: 5 }])
})

test('a click on a button of a row does not open the row', async () => {
  serverHasAccounts()
  await openAdmin('/admin/records', { width: 1280 })
  await button('Read again').click()
  await expect.element(page.getByText('It is being read again')).toBeVisible()
  expect(page.getByText(/written to the log of the owner/).elements()).toEqual([])
})

test('what clinics ask about the business plan is listed, and saved as CSV', async () => {
  const server = serverHasAccounts()
  server.quotes = [quote(), quote({ id: 4, companyName: 'Clinic 8', requirements: null })]
  await openAdmin('/admin', { width: 1280 })
  await expect.element(row('Clinic 7').getByText('40 doctors, two sites')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'buy@clinic.example' }).first()).toBeVisible()
  const files = catchDownloads()
  await button('CSV').nth(1).click()
  expect(new TextDecoder().decode(await bytesOf(files[0]))).toContain('Clinic 8')
})

test('the log names what was not done and by whom; refusals only are asked of the server', async () => {
  const server = serverHasAccounts()
  await openAdmin('/admin/log', { width: 1280 })
  const refused = row('userAccount.patients:create')
  for (const text of ['not done', 'FORBIDDEN', 'Anna Ivanova']) {
    await expect.element(refused.getByText(text).first()).toBeVisible()
  }
  await expect.element(row('healthRecords:get').getByText('done')).toBeVisible()
  await page.getByText('Refusals', { exact: true }).click()
  await expect.element(row('healthRecords:get')).not.toBeInTheDocument()
  await expect.poll(() => server.asked.at(-1)).toMatchObject(['log', { failures: true }])
})

test('a failed job runs again, or says why not and stays', async () => {
  const server = serverHasAccounts()
  await openAdmin('/admin/jobs', { width: 1280 })
  server.fails = { kind: 'unreachable' }
  await button('Try again').click()
  await expect.element(page.getByText('The server does not answer.')).toBeVisible()
  await expect.element(row('BROKEN')).toBeVisible()
  server.fails = null
  await button('Try again').click()
  await expect.element(page.getByText('No job of the last two days has failed.')).toBeVisible()
})

test('the check of the log says that it is whole, or names every broken place', async () => {
  const server = serverHasAccounts()
  await openAdmin('/admin/jobs', { width: 1280 })
  await button('Check the log').click()
  await expect.element(page.getByText('The log is whole: 1,204 entries')).toBeVisible()
  const at = { userId: 2, chain: 'c', position: 4, rowId: 17 }
  server.verified = {
    ...server.verified,
    findings: [
      { ...at, what: 'changed' },
      { ...at, rowId: null, what: 'end' },
    ],
  }
  await button('Check the log').click()
  await expect.element(page.getByText('2 places are broken')).toBeVisible()
  await expect.element(page.getByText('An entry was changed: account 2, entry 17')).toBeVisible()
  await expect
    .element(page.getByText('The end was removed or replaced after this entry: account 2, entry —'))
    .toBeVisible()
})

test('without a network the last answer stands with its age; a part that was never fetched says so', async () => {
  serverHasAccounts()
  const app = await openAdmin('/admin', { width: 1280 })
  await expect.element(row('Olga Petrova')).toBeVisible()
  goOffline()
  await expect.element(page.getByText(/No connection: what the server said last is shown/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name, address or key' }).fill('nikos')
  await expect.element(row('Nikos Papadakis')).toBeVisible()
  await app.go('/admin/records')
  await expect.element(page.getByText('It was never fetched on this device: connect to the network.')).toBeVisible()
})
