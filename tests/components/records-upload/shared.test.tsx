import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { IncomingFiles } from '../../../src/db/incoming-files.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { button, pdf, records, row, UPLOAD } from './upload-page.ts'

const shared = new IncomingFiles()
afterEach(() => shared.table('files').clear())

const put = (ownerId: string, id: string, file: File) =>
  shared.table('files').put({ id, ownerId, name: file.name, bytes: file, at: Date.now() })
const openWith = (...files: File[]) =>
  openApp(UPLOAD, {
    async store({ context }: App) {
      for (const [at, file] of files.entries()) await put(context.accountId, `${at}`, file)
    },
  })

test('shared files are records only after the person takes them: any site can post files', async () => {
  const app = await openWith(pdf('Blood.pdf'), pdf('Urine.pdf'))
  await expect.element(page.getByText('2 files shared from another app: Blood.pdf, Urine.pdf')).toBeVisible()
  expect(await records(app)).toEqual([])
  await button('Add').click()
  await expect.element(row('Blood.pdf').getByText('Ready').first()).toBeVisible()
  await expect.element(row('Urine.pdf').getByText('Ready').first()).toBeVisible()
  await expect.poll(() => shared.table('files').count()).toBe(0)
  await expect.element(page.getByText(/shared from another app/)).not.toBeInTheDocument()
})

test('or they are gone if the person does not want them', async () => {
  const app = await openWith(pdf('Advert.pdf'))
  await button('Do not add').click()
  await expect.element(page.getByText(/Shared from another app/)).not.toBeInTheDocument()
  expect([await shared.table('files').count(), await records(app)]).toEqual([0, []])
})

test('they stay if the question for the patient is cancelled', async () => {
  const app = await openWith(pdf('Blood.pdf'))
  await app.server.pulls('patients', { name: 'Anna Petrova' })
  await button('Add').click()
  await page.getByRole('dialog', { name: 'Which patient is it?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect.element(button('Add')).toBeVisible()
  expect(await shared.table('files').count()).toBe(1)
})

test('S7: what was shared with another account is not shown', async () => {
  await put('another-account', 'x', pdf('Private.pdf'))
  await openWith()
  await expect.element(page.getByText('Drop files here')).toBeVisible()
  await expect.element(page.getByText(/Private/)).not.toBeInTheDocument()
})

test.each([
  ['signed-out', 'Nobody was signed in when you shared the files'],
  ['failed', 'The shared files could not be stored.'],
])('a share that ended with “%s” says what happened', async (outcome, text) => {
  await openApp(`${UPLOAD}?shared=${outcome}`)
  await expect.element(page.getByText(new RegExp(text))).toBeVisible()
})
