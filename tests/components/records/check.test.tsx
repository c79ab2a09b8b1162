import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { biomarkersOf, reportOf } from '../../../src/domain/records/report.ts'
import { biomarker } from '../../factories/records/reports.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'
import { button, CHOLESTEROL, HAEMOGLOBIN, heading, lab, RECORD, stored, withRecords } from './records-page.ts'

/* What was read is checked by keyboard alone: doubtful values first, every decision stored with who made it. */

const doubts = [{ cell: 'value' as const, reason: 'readings-differ', alternatives: ['60'] }]
const FERRITIN = biomarker({ rowId: 'f', value: 6, rawValue: '6.0', refExceed: 1, doubts })
const TSH = biomarker({
  ...{ rowId: 't', id: 'tsh', name: 'TSH', nameLocal: 'TSH', value: 2.1, rawValue: '2.1', unit: 'mIU/L' },
  ...{ min: 0.4, max: 4, referenceRange: '0.4 - 4', doubts: [{ cell: 'value', reason: 'readings-differ' }] },
})
const SHEET = lab(
  'Blood test',
  '2026-03-20',
  [{ ...HAEMOGLOBIN, rowId: 'h' }, FERRITIN, { ...CHOLESTEROL, rowId: 'c' }, TSH],
  { clientId: RECORD, id: 7 },
)

let app: App
beforeEach(async () => {
  app = await openApp(`/health-record/check/${RECORD}`, { width: 1280, store: withRecords(SHEET) })
  await expect.element(row('Ferritin')).toHaveFocus()
})

const row = (name: string) =>
  page
    .getByRole('region', { name: 'Values' })
    .getByRole('button', { name: new RegExp(`^\\S.*${name}`), expanded: true })
const rows = async () => biomarkersOf(reportOf((await stored(app, 'Blood test')).data))
const one = async (rowId: string) => (await rows()).find(each => each.rowId === rowId)
const press = (keys: string) => userEvent.keyboard(keys)

test('it begins at the first doubtful value; Enter accepts it as it was read and goes to the next doubtful one', async () => {
  await expectAccessible()
  await press('{Enter}')
  await expect.element(row('TSH')).toHaveFocus()
  expect(await one('f')).toMatchObject({ value: 6, origin: 'read', author: 'Dana Markova', doubts: [] })
  await expect.element(page.getByText('1 of 4 confirmed')).toBeVisible()
  await expect.element(button('Done')).toBeDisabled()
})

test('a number chooses another reading, which is a correction', async () => {
  await press('2{Enter}')
  await expect.element(row('TSH')).toHaveFocus()
  expect(await one('f')).toMatchObject({ value: 60, refExceed: 0, origin: 'corrected', author: 'Dana Markova' })
})

test('E and typing correct a value; who and when stay with it', async () => {
  await press('e')
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveFocus()
  await press('{Control>}a{/Control}16{Enter}')
  await expect.element(row('TSH')).toHaveFocus()
  const { value, origin, refExceed, authoredAt } = (await one('f')) ?? {}
  expect([value, origin, refExceed]).toEqual([16, 'corrected', 0])
  expect(Date.parse(String(authoredAt))).toBeGreaterThan(Date.now() - 60_000)
  await press('{ArrowUp}{ArrowUp}')
  await expect.element(page.getByText(/^Corrected: Dana Markova, \d\d\.\d\d\.\d{4}/)).toBeVisible()
})

test('N takes out what is not in the document, Ctrl+Z puts it back in its place', async () => {
  await press('n')
  await expect.poll(async () => (await rows()).map(each => each.rowId)).toEqual(['h', 'c', 't'])
  await press('{Control>}z{/Control}')
  await expect.poll(async () => (await rows()).map(each => each.rowId)).toEqual(['h', 'f', 'c', 't'])
  await expect.element(row('Ferritin')).toHaveFocus()
})

test('a held Enter decides one value: doubtful ones are never accepted together', async () => {
  const target = document.activeElement
  for (const repeat of [false, true, true]) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', repeat, bubbles: true, cancelable: true }),
    )
    await expect.poll(async () => (await one('f'))?.doubts).toEqual([])
    await expect.poll(() => document.activeElement !== target).toBe(true)
  }
  expect((await one('t'))?.doubts).toHaveLength(1)
})

test('a second Enter before the first is stored decides nothing, so that one step back is one value', async () => {
  for (const _ of [1, 2]) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
    )
  }
  await expect.element(row('TSH')).toHaveFocus()
  await button('Undo').click()
  await expect.element(page.getByText('0 of 4 confirmed')).toBeVisible()
  await expect.element(button('Undo')).not.toBeInTheDocument()
  expect((await one('f'))?.doubts).toHaveLength(1)
})

test('the sure ones are accepted together; Done, once all are confirmed, marks the record as checked', async () => {
  await button('Accept the 2 sure ones').click()
  await expect.element(page.getByText('2 of 4 confirmed')).toBeVisible()
  await button('Undo the 2 sure ones').click()
  await expect.element(page.getByText('0 of 4 confirmed')).toBeVisible()
  await button('Accept the 2 sure ones').click()
  await expect.element(page.getByText('2 of 4 confirmed')).toBeVisible()
  await page.getByRole('button', { name: /Accept 6\.0/ }).click()
  await expect.element(page.getByText('3 of 4 confirmed')).toBeVisible()
  await page.getByRole('button', { name: /Accept 2\.1/ }).click()
  await button('Done').click()
  await expect.poll(app.address).toBe('/health-record/view/7')
  await expect.element(heading('Blood test')).toBeVisible()
  expect((await stored(app, 'Blood test')).data.checked).toMatchObject({ by: 'Dana Markova' })
})
