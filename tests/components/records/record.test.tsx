import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createHealthRecord, editHealthRecord } from '../../../src/db/commands/health-records.ts'
import { FormDrafts } from '../../../src/db/form-drafts.ts'
import { biomarkersOf, reportOf } from '../../../src/domain/records/report.ts'
import { LOG_TAGS } from '../../../src/domain/records/tags.ts'
import { choosePatient } from '../../../src/ui/state/session/current-patient.ts'
import { biomarker, labData } from '../../factories/records/reports.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'
import {
  button,
  CHOLESTEROL,
  HAEMOGLOBIN,
  heading,
  LABS,
  LOG,
  lab,
  main,
  notice,
  OTHER,
  PATIENT,
  question,
  RECORD,
  record,
  row,
  rowNames,
  stored,
  withRecords,
} from './records-page.ts'

/* One record: read, edited beside other devices, written anew, deleted; and pages of what cannot be shown. */

const EDIT = `/health-record/edit/${RECORD}`
const VIEW = `/health-record/view/${RECORD}`
const save = page.getByRole('button', { name: 'Save', exact: true })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const files = (...names: string[]) =>
  names.map((name, at) => ({ id: 31 + at, fileInfo: { name, type: 'application/pdf', size: 1000 } }))

const SHEET = lab(
  'Blood test',
  '2026-03-20',
  [
    { ...HAEMOGLOBIN, rowId: 'h' },
    { ...CHOLESTEROL, rowId: 'c' },
  ],
  {
    ...{ clientId: RECORD, id: 7 },
  },
)

/** The record as it is now, changed by another device. */
async function elsewhere(app: App, change: Record<string, unknown>): Promise<void> {
  const { name, data } = await stored(app, 'Blood test')
  await app.server.pulls('healthRecords', { clientId: RECORD, name, data: { ...data, ...change } as never })
}

test('a record shows its six columns, values over their range with word and shape, two files and the count of others', async () => {
  const data = { ...SHEET.data, attachments: files('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf') }
  const app = await openApp(VIEW, { width: 1280, store: withRecords({ ...SHEET, data }) })
  await expect.element(heading('Blood test')).toBeVisible()
  const columns = page
    .getByRole('columnheader')
    .elements()
    .map(one => one.textContent)
  expect(columns).toEqual(['Biomarker', 'Trend', 'Value', 'Units', 'Reference range', 'Notes'])
  await expect.element(page.getByRole('row', { name: /Total cholesterol.*above/ })).toBeVisible()
  await expect.element(button('b.pdf')).toBeVisible()
  await button('+2 more').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete d.pdf' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(notice('File “d.pdf” deleted')).toBeVisible()
  await expect.poll(async () => (await stored(app, 'Blood test')).data.attachments).toHaveLength(3)
  await button('Undo').click()
  await expect.poll(async () => (await stored(app, 'Blood test')).data.attachments).toHaveLength(4)
})

test('a sheet is compared with the one before it: each value that both have in one unit, and nothing of a later one', async () => {
  const earlier = lab('Before', '2025-10-16', [
    { ...HAEMOGLOBIN, value: 104 },
    { ...CHOLESTEROL, value: 240, unit: 'mg/dL' },
  ])
  const later = lab('After', '2026-06-01', [{ ...HAEMOGLOBIN, value: 130 }])
  await openApp(VIEW, { width: 1280, store: withRecords(SHEET, earlier, later) })
  const compare = button('Compare with 16.10.2025')
  await expect.element(compare).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText('was 104')).not.toBeInTheDocument()
  await compare.click()
  await expect.element(page.getByRole('row', { name: /Haemoglobin.*was 104/ })).toBeVisible()
  await expect.element(page.getByText(/^was/)).toHaveLength(1)
  await compare.click()
  await expect.element(page.getByText('was 104')).not.toBeInTheDocument()
})

test('the first sheet of a patient has none to be compared with', async () => {
  await openApp(VIEW, { width: 1280, store: withRecords(SHEET, lab('After', '2026-06-01', [HAEMOGLOBIN])) })
  await expect.element(page.getByRole('row', { name: /Haemoglobin/ })).toBeVisible()
  await expect.element(button(/^Compare/)).not.toBeInTheDocument()
})

test('two files are named, of three the third is counted (H §2)', async () => {
  const withFiles = (...names: string[]) => ({ ...SHEET, data: { ...SHEET.data, attachments: files(...names) } })
  const app = await openApp(VIEW, { store: withRecords(withFiles('a.pdf', 'b.pdf')) })
  await expect.element(button('b.pdf')).toBeVisible()
  await expect.element(button(/^\+/)).not.toBeInTheDocument()
  await elsewhere(app, { attachments: files('a.pdf', 'b.pdf', 'c.pdf') })
  await expect.element(button('+1 more')).toBeVisible()
  await expect.element(button('c.pdf')).not.toBeInTheDocument()
})

test('an edit and another device’s edit of another field are both kept; a field that both changed says so', async () => {
  const app = await openApp(EDIT, { store: withRecords(SHEET) })
  await field('Name').fill('Blood test, mine')
  await elsewhere(app, { subtype: 'Blood', date: '2026-03-21' })
  await expect.element(page.getByLabelText('Date')).toHaveValue('2026-03-21')
  await app.server.pulls('healthRecords', { clientId: RECORD, name: 'Blood test, theirs' })
  await expect
    .element(page.getByText(/Another device has changed this to “Blood test, theirs” meanwhile/))
    .toBeVisible()
  await save.click()
  await expect.poll(app.address).toBe('/health-record/view/7')
  const { data } = await stored(app, 'Blood test, mine')
  expect([data.subtype, data.date]).toEqual(['Blood', '2026-03-21'])
})

test('only header, summary-like fields and tables are edited; an edited value has its author, and refExceed follows', async () => {
  const app = await openApp(EDIT, { width: 1280, store: withRecords(SHEET) })
  await expect.element(field('Name')).toHaveFocus()
  await expectAccessible()
  await expect.element(page.getByText('Good response to iron.')).not.toBeInTheDocument()
  await field('Value: Haemoglobin').fill('104')
  await expect.element(page.getByText('below')).toBeVisible()
  await save.click()
  await expect.element(heading('Blood test')).toBeVisible()
  const [first, second] = biomarkersOf(reportOf((await stored(app, 'Blood test')).data))
  expect(first).toMatchObject({ value: 104, refExceed: 1, origin: 'corrected', author: 'Dana Markova' })
  expect(second?.author).toBeUndefined()
})

test('what is typed before the form has its lock is kept without another key', async () => {
  const app = await openApp(EDIT, { store: withRecords(SHEET) })
  await field('Name').fill('Half a name')
  const drafts = new FormDrafts()
  await expect.poll(() => drafts.count(app.context.accountId)).toBe(1)
  drafts.close()
})

test('cancel asks before typed words are lost, and restores the record', async () => {
  const app = await openApp(EDIT, { store: withRecords(SHEET) })
  await field('Name').fill('Half a name')
  await button('Cancel').click()
  await page.getByRole('button', { name: /^(Discard|Leave)/ }).click()
  await expect.poll(app.address).toBe('/health-record/view/7')
  await expect.element(heading('Blood test')).toBeVisible()
})

test('a record that gets its number during the edit keeps what was typed', async () => {
  const app = await openApp(LABS, { store: withRecords() })
  const data = labData([biomarker()])
  const clientId = await createHealthRecord(app.context, {
    name: 'New',
    recordType: 'labResults',
    patientClientId: PATIENT,
    data,
  })
  await app.go(`/health-record/edit/${clientId}`)
  await field('Name').fill('Typed meanwhile')
  await app.server.acceptsAll()
  await expect.poll(app.address).toMatch(/edit\/\d+$/)
  await expect.element(field('Name')).toHaveValue('Typed meanwhile')
})

test('a record that another device deletes during the edit can be saved as a new one', async () => {
  const app = await openApp(EDIT, { store: withRecords(SHEET) })
  await field('Name').fill('Kept')
  await app.server.pulls('healthRecords', { clientId: RECORD, name: 'Blood test', deletedAt: new Date().toISOString() })
  await expect.element(page.getByText(/This record was deleted on another device/)).toBeVisible()
  await save.click()
  await expect.element(heading('Kept')).toBeVisible()
  expect((await stored(app, 'Kept')).clientId).not.toBe(RECORD)
})

test('a treatment is written in fields; it stays its patient’s though another is chosen meanwhile (decision 133)', async () => {
  const app = await openApp('/health-record/create?type=treatment', { store: withRecords() })
  await expect.element(page.getByText('For Helen Carter')).toBeVisible()
  await expectAccessible()
  await field('Name').fill('Iron')
  await choosePatient(app.context, OTHER)
  await expect.element(button(/^Patient: Tom/)).toBeVisible()
  await expect.element(page.getByText('For Helen Carter')).toBeVisible()
  await save.click()
  await expect.element(heading('Iron')).toBeVisible()
  expect(await stored(app, 'Iron')).toMatchObject({
    recordType: 'treatment',
    status: 'processed',
    patientClientId: PATIENT,
  })
})

test('quick add: saved offline with status uploaded, its view opens at once with the processing message', async () => {
  const app = await openApp('/health-record/create?type=treatment', { store: withRecords() })
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await page.getByRole('radio', { name: 'Quickly, as text' }).click({ force: true })
  await save.click()
  await expect.element(page.getByText('Give the record a name.')).toBeVisible()
  await field('Title').fill('Cold')
  await field('Description').fill('Paracetamol 500 mg three times a day')
  await save.click()
  await expect.element(notice('The record was created')).toBeVisible()
  await expect.element(page.getByText(/The record is being processed/)).toBeVisible()
  await expect.element(page.getByText('Paracetamol 500 mg three times a day')).toBeVisible()
  expect(await stored(app, 'Cold')).toMatchObject({
    recordType: 'treatment',
    status: 'uploaded',
    data: { sourceType: 'manual' },
  })
})

test('an entry of the log has 14 tags; a hidden one is not offered', async () => {
  const app = await openApp('/health-record/create?type=healthLog', { store: withRecords() })
  const tags = page.getByRole('group', { name: 'Tags' })
  await expect.poll(() => tags.getByRole('button').elements()).toHaveLength(14)
  expect(LOG_TAGS).toHaveLength(14)
  await button('Which tags are offered').click()
  await page.getByRole('checkbox', { name: 'Pregnancy' }).click({ force: true })
  await button('Done').click()
  await expect.poll(() => tags.getByRole('button').elements()).toHaveLength(13)
  await tags.getByRole('button', { name: 'Allergy' }).click()
  await field('Name').fill('Penicillin')
  await save.click()
  await expect.element(heading('Penicillin')).toBeVisible()
  expect((await stored(app, 'Penicillin')).data.tags).toEqual(['allergy'])
})

test('records of the log are filtered by tag', async () => {
  const tagged = (name: string, tag: string) =>
    record(name, { recordType: 'healthLog', data: { date: '2026-09-01', tags: [tag] } })
  await openApp(LOG, { store: withRecords(tagged('Penicillin', 'allergy'), tagged('Flu', 'vaccination')) })
  await button('Tags: All tags').click()
  await page.getByRole('menuitemradio', { name: 'Vaccination' }).click()
  await expect.poll(rowNames).toEqual(['Flu'])
})

test('a lab result is typed: origin and author stay with each value, with the range’s verdict while typing', async () => {
  const app = await openApp('/health-records/labResults/new', { width: 1280, store: withRecords() })
  await expect.element(page.getByText('For Helen Carter')).toBeVisible()
  await field('Name').first().fill('Ferritin by hand')
  await page.getByRole('combobox', { name: /^Biomarker/ }).fill('ferr')
  await page.getByRole('option', { name: 'Ferritin' }).first().click()
  await field(/^Value/).fill('6,0')
  await field(/^Unit/).fill('µg/L')
  await field(/^From/)
    .or(field(/^Min|^Lower/))
    .fill('15')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('below')).toBeVisible()
  await save.click()
  await expect.element(heading('Ferritin by hand')).toBeVisible()
  const made = await stored(app, 'Ferritin by hand')
  expect(made).toMatchObject({ recordType: 'labResults', status: 'processed', patientClientId: PATIENT })
  expect(biomarkersOf(reportOf(made.data))).toMatchObject([
    { value: 6, unit: 'µg/L', min: 15, refExceed: 1, origin: 'typed', author: 'Dana Markova' },
  ])
})

test('the typical range that is offered is that of the record’s patient, not of the current one', async () => {
  const row = { ...HAEMOGLOBIN, rowId: 'h', min: null, max: null, referenceRange: '' }
  const app = await openApp(EDIT, {
    width: 1280,
    store: withRecords(lab('Blood test', '2026-03-20', [row], { clientId: RECORD, id: 7 })),
  })
  await choosePatient(app.context, OTHER)
  await field('Value: Haemoglobin').click()
  await expect.element(page.getByText(/120 – 1[456]0/)).toBeVisible()
})

test('deleting asks with the record’s name, leads to the list, and is undone with one tap', async () => {
  const app = await openApp(VIEW, { store: withRecords(SHEET) })
  await page.getByRole('button', { name: 'More for Blood test' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete “Blood test”?' }).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(app.address).toBe(LABS)
  await button('Undo').click()
  await expect.element(row('Blood test')).toBeVisible()
})

test('an unknown record, an unknown type and a type without a form have pages of their own, with the specified texts', async () => {
  const app = await openApp('/health-record/view/999', {
    store: withRecords({ ...SHEET, recordType: 'triage' }),
  })
  await expect.element(main.getByRole('heading', { name: 'The record could not be loaded' })).toBeVisible()
  await app.go(VIEW)
  const specified = page.getByText('no model config found for record type')
  await expect.element(specified).toBeVisible()
  await expectAccessible()
  await app.go('/health-record/create?type=imaging')
  await expect.element(page.getByText('unsupported report type')).toBeVisible()
})

test('the page of an unknown type stays when the address gets the server’s number', async () => {
  const app = await openApp('/health-records', { store: withRecords({ ...SHEET, recordType: 'triage' }) })
  const headings: (string | undefined)[] = []
  const watcher = new MutationObserver(() => headings.push(document.querySelector('main h1')?.textContent?.trim()))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  await app.go(VIEW)
  await expect.poll(() => app.address()).toBe('/health-record/view/7')
  await expect.element(page.getByText('no model config found for record type')).toBeVisible()
  watcher.disconnect()
  const shown = 'This kind of record cannot be shown'
  expect(headings.slice(headings.indexOf(shown))).toSatisfy((all: string[]) => all.every(one => one === shown))
})

test('a search finds a record’s words offline', async () => {
  await openApp(LABS, { store: withRecords(SHEET, lab('Other', '2026-01-01', [HAEMOGLOBIN])) })
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await page.getByRole('searchbox').fill('cholest')
  await expect.poll(rowNames).toEqual(['Blood test'])
})

test('the report-issue box stands only on records from a file', async () => {
  const app = await openApp(VIEW, { store: withRecords(SHEET) })
  await expect.element(heading('Read wrongly?')).toBeVisible()
  await editHealthRecord(app.context, RECORD, ({ data }) => ({ data: { ...data, sourceType: 'manual' } }))
  await expect.element(heading('Read wrongly?')).not.toBeInTheDocument()
})

test('what a test is stands behind a button, and is here without the server once it was read', async () => {
  const answer = [{ id: 'hemoglobin', data: { brief: { en: 'Carries oxygen in red cells.' } } }]
  worker.returns('medicalReference.biomarkerDescriptions:get', () => ({
    kind: 'answered',
    result: answer,
    notice: null,
  }))
  const named = { ...HAEMOGLOBIN, rowId: 'h', id: 'hemoglobin' }
  const app = await openApp(VIEW, { store: withRecords({ ...SHEET, data: labData([biomarker(named)]) }) })
  const about = button(/^What is/)
  await about.click()
  await expect.element(page.getByText('Carries oxygen in red cells.')).toBeVisible()
  await pressEscape()
  worker.returns('medicalReference.biomarkerDescriptions:get', () => ({ kind: 'unreachable' }))
  await app.go(LABS)
  await app.go(VIEW)
  await about.click()
  await expect.element(page.getByText('Carries oxygen in red cells.')).toBeVisible()
})
