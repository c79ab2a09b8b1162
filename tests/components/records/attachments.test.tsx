import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { give, jobs, pdf } from '../records-upload/upload-page.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'
import { button, HAEMOGLOBIN, LABS, lab, notice, RECORD, rowNames, withRecords } from './records-page.ts'

/* Files are added to a record that is there: stored and queued at once, shown on the record while they wait. */

const SHEET = lab('Blood test', '2026-03-20', [HAEMOGLOBIN], { clientId: RECORD, id: 7 })
const open = () => openApp(`/health-record/view/${RECORD}`, { width: 1280, store: withRecords(SHEET) })
const choose = async (...files: File[]) => {
  await expect.element(button('Add a file')).toBeVisible()
  give(page.getByTestId('attachment').element() as HTMLInputElement, files)
}

test('a file that is added offline waits on the record, opens there, and is no record of its own', async () => {
  const app = await open()
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await choose(pdf('letter.pdf'))
  await expect.element(notice('File “letter.pdf” added')).toBeVisible()
  await expect.element(button('letter: waiting to be sent')).toBeVisible()
  await expectAccessible()
  expect(await jobs(app)).toMatchObject([
    { state: 'waiting', data: { attachTo: RECORD, documentAssetType: 'attachment', fileName: 'letter.pdf' } },
  ])
  await button('letter: waiting to be sent').click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Open' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(button('letter: waiting to be sent')).not.toBeInTheDocument()
  expect(await jobs(app)).toEqual([])
  await button('Undo').first().click()
  await expect.element(button('letter: waiting to be sent')).toBeVisible()
  await app.go(LABS)
  await expect.poll(rowNames).toEqual(['Blood test'])
})

test('one tap takes it back; a file of another kind is refused with its reason', async () => {
  const app = await open()
  await choose(pdf('letter.pdf'))
  await button('Undo').click()
  await expect.element(button('letter: waiting to be sent')).not.toBeInTheDocument()
  expect(await jobs(app)).toEqual([])
  await choose(new File(['text'], 'notes.docx'))
  await expect.element(notice('The file “notes.docx” was not added')).toBeVisible()
  await expect.element(notice(/Invalid file type/)).toBeVisible()
})
