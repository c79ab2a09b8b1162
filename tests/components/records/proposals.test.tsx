import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HealthRecordData } from '../../../src/contract/entities/health-record.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'
import { button, heading, notice, RECORD, record, stored, withRecords } from './records-page.ts'

/* What a model proposes stands beside the record; a person adds it or puts it away, also offline. */

const LINE = 'We started Zorvatrel 5 mg twice daily.'
const source = { page: 2, line: LINE, box: [0.1, 0.4, 0.5, 0.02] as [number, number, number, number] }
const data: HealthRecordData = {
  ...{ sourceType: 'file', date: '2026-03-20', documentAssetId: 31, pages: 2 },
  attachments: [{ id: 31, fileInfo: { name: 'letter.pdf', type: 'application/pdf', size: 1000 } }],
  report: { conclusion: { text: 'Mild asthma.' }, content: LINE },
  proposals: {
    model: 'some-model',
    items: [
      {
        ...{ id: 'prescriptions-1', kind: 'prescriptions', unfound: [], sources: [source] },
        cells: { medication: 'Zorvatrel', dosage: '5 mg' },
      },
      {
        ...{ id: 'prescriptions-2', kind: 'prescriptions', unfound: ['dosage'], sources: [source] },
        cells: { medication: 'Zorvatrel forte', dosage: '50 mg' },
      },
      { id: 'conclusion-1', kind: 'conclusion', cells: { text: 'No infection.' }, unfound: ['text'], sources: [] },
    ],
  },
}
const LETTER = record('Letter', { clientId: RECORD, id: 7, recordType: 'conclusions', data })
const open = () => openApp(`/health-record/view/${RECORD}`, { width: 1280, store: withRecords(LETTER) })
const item = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const MARK = 'not found on the page: to be confirmed'

test('each proposal has its line or the mark that it was not found, and nothing of it is in the record', async () => {
  await open()
  await expect.element(heading('Proposed by some-model')).toBeVisible()
  await expect.element(item('5 mg').first().getByText(LINE)).toBeVisible()
  expect(item('50 mg').getByText(MARK).elements()).toHaveLength(1)
  expect(item('No infection.').getByText(MARK).elements()).toHaveLength(1)
  expect(page.getByText(MARK).elements()).toHaveLength(2)
  expect(page.getByRole('columnheader').elements()).toHaveLength(0)
  await expectAccessible()
})

test('a line opens its page with the line lit', async () => {
  const canvas = new OffscreenCanvas(60, 80)
  canvas.getContext('2d')?.fillRect(10, 10, 20, 20)
  const result = { token: 't', url: 'https://here/api/s/t' } as never
  worker.returns('healthRecords:createDaAccessToken', () => ({ kind: 'answered', notice: null, result }))
  worker.downloads(await canvas.convertToBlob())
  await open()
  await item('Zorvatrel forte').getByRole('button', { name: LINE }).click()
  await expect.element(page.getByRole('dialog').getByText('2 of 2')).toBeVisible()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'letter.pdf, page 2' })
  await expect.element(picture).toBeVisible()
  const lit = picture.element().parentElement?.querySelector('span')?.style
  expect([lit?.top, lit?.width]).toEqual(['40%', '50%'])
})

test('added offline, it stands in the table with who added it, and can be undone; put away, it is gone', async () => {
  const app = await open()
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await item('Zorvatrel forte').getByRole('button', { name: 'Add' }).click()
  await expect
    .element(page.getByRole('row', { name: /Zorvatrel forte.*Added from a proposal: Dana Markova.*50 mg/ }))
    .toBeVisible()
  expect((await stored(app, 'Letter')).data.report?.prescriptions).toMatchObject([
    { rowId: 'proposed-prescriptions-2', origin: 'proposed', author: 'Dana Markova', source },
  ])
  await button('Undo').click()
  await expect.element(page.getByRole('row', { name: /Zorvatrel/ })).not.toBeInTheDocument()
  await expect.element(item('Zorvatrel forte')).toBeVisible()

  await item('No infection.').getByRole('button', { name: 'Add' }).click()
  await expect
    .poll(async () => (await stored(app, 'Letter')).data.report?.conclusion?.text)
    .toBe('Mild asthma.\nNo infection.')
  for (const name of ['Zorvatrel forte', 'Zorvatrel']) {
    await item(name).first().getByRole('button', { name: 'Put away' }).click()
    await expect.element(notice('Put away').first()).toBeVisible()
  }
  await expect.element(heading('Proposed by some-model')).not.toBeInTheDocument()
  await pressEscape()
})
