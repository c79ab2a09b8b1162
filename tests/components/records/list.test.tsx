import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { saveFile } from '../../../src/db/commands/uploads.ts'
import { documentDetails } from '../../factories/store/recordings.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
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
  PATIENT,
  question,
  record,
  row,
  rowMenu,
  rowNames,
  TREATMENT,
  withRecords,
} from './records-page.ts'

const LOWER = { ...HAEMOGLOBIN, value: 104, refExceed: 1 }
const SHEETS = [
  lab('First blood test', '2025-10-16', [LOWER, CHOLESTEROL]),
  lab('After iron', '2026-03-20', [HAEMOGLOBIN, CHOLESTEROL]),
  lab('Control', '2026-11-10', [HAEMOGLOBIN]),
]

test('a list shows the current patient’s records by year, the newest first, with the value furthest outside its range', async () => {
  await openApp(LABS, { width: 1280, store: withRecords(...SHEETS) })
  await expect.element(heading('Lab results')).toBeVisible()
  await expect.element(page.getByText('3 results · last 10.11.2026')).toBeVisible()
  await expect.poll(rowNames).toEqual(['Control', 'After iron', 'First blood test'])
  expect(
    main
      .getByRole('heading', { level: 2 })
      .elements()
      .map(one => one.textContent),
  ).toEqual(['2026', '2025'])
  await expect.element(row('Control')).toMatchTextContent('all in range')
  await expect
    .element(row('After iron'))
    .toMatchTextContent(/1 out of range\s*above:\s*Total cholesterol\s*5\.8\s*mmol\/L/)
  await expect
    .element(row('First blood test'))
    .toMatchTextContent(/2 out of range.*below:.*Haemoglobin\s*104.*and 1 more/)
  await expect.element(row('After iron')).toMatchTextContent('Harbour Pathology, Bristol · 2 biomarkers')
  await expect.element(main.getByText('Helen Carter').first()).toBeVisible()
  await expect.element(main.getByText(/^f, \d\d years$|f, \d\d years/).first()).toBeVisible()
  await expect.element(page.getByText('Of another patient')).not.toBeInTheDocument()
  // Beside the entries of the menu stand the numbers of this patient's records.
  await expect.element(page.getByRole('link', { name: /Lab results\s*3/ })).toBeVisible()
})

test('another patient’s records are shown once that patient is chosen', async () => {
  await openApp(LABS, { store: withRecords(...SHEETS) })
  await expect.element(row('Control')).toBeVisible()
  await button(/^Patient: Helen Carter/).click()
  await page.getByRole('menuitemradio', { name: /Tom Whitaker/ }).click()
  await expect.poll(rowNames).toEqual(['Of another patient'])
})

test('filters show values out of range, files, tags and a period; a search looks at every record of the patient', async () => {
  const tagged = (name: string, tags: string[]) =>
    record(name, {
      recordType: 'healthLog',
      data: { date: '2026-09-01', tags, report: { description: 'No trace of rash' } },
    })
  await openApp(LABS, {
    width: 1280,
    store: withRecords(
      ...SHEETS,
      tagged('Penicillin', ['allergy']),
      record('Iron course', { recordType: 'treatment', data: { date: '2025-10-20' } }),
    ),
  })
  await page.getByRole('radio', { name: 'Out of range 2' }).click({ force: true })
  await expect.poll(rowNames).toEqual(['After iron', 'First blood test'])
  await page.getByRole('radio', { name: 'All 3' }).click({ force: true })
  await button('Period: All time').click()
  await page.getByRole('menuitemradio', { name: '2025' }).click()
  await expect.poll(rowNames).toEqual(['First blood test'])
  await button('Period: 2025').click()
  await page.getByRole('menuitemradio', { name: 'All time' }).click()

  const search = page.getByRole('searchbox')
  await search.fill('cholesterol AFTER')
  await expect.poll(rowNames).toEqual(['After iron'])
  await search.fill('allergy')
  await expect.element(heading('Among the other records')).toBeVisible()
  await expect.element(row('Penicillin')).toMatchTextContent('Health log')
  await search.fill('RASH')
  await expect.poll(rowNames).toEqual(['Penicillin'])
  await search.fill('harbour pathology')
  await expect.poll(rowNames).toHaveLength(3)
  await search.fill('no such word')
  await expect.element(heading('Nothing matches')).toBeVisible()
  await expect.element(page.getByText('0 records found')).toBeInTheDocument()
  await button('Show everything').click()
  await expect.poll(rowNames).toHaveLength(3)
  // Allergies of the health log stand in the patient's facts.
  await expect.element(main.getByText('Penicillin')).toBeVisible()
})

test('the filters of a list are as they were left when its reader comes back', async () => {
  const app = await openApp(LABS, { store: withRecords(...SHEETS) })
  await page.getByRole('searchbox').fill('after')
  await expect.poll(rowNames).toEqual(['After iron'])
  await row('After iron').getByRole('link').click()
  await expect.poll(app.address).toMatch(/\/health-record\/view\/\d+$/)
  await main.getByRole('link', { name: 'Lab results' }).click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('after')
})

test('only a processed record opens; an uploaded one says that it is processed', async () => {
  const manual = { sourceType: 'manual', date: '2026-11-01' }
  await openApp(TREATMENT, {
    store: withRecords(
      record('Quick note', { recordType: 'treatment', status: 'uploaded', data: manual }),
      record('Structured', { recordType: 'treatment', data: manual }),
    ),
  })
  await expect.element(row('Quick note')).toMatchTextContent('It is being read and put in order.')
  await expect.element(row('Quick note').getByRole('link')).not.toBeInTheDocument()
  await expect.element(row('Structured').getByRole('link')).toBeVisible()
  await page.getByRole('button', { name: 'More for Quick note' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
})

test('documents in progress stand apart: being read with the page, not read with the reason, read lately with doubts', async () => {
  const now = new Date().toISOString()
  const file = { sourceType: 'file', date: now }
  const doubts = [{ cell: 'value' as const, reason: 'readings-differ' }]
  const app = await openApp(LABS, {
    width: 1280,
    store: withRecords(
      record('Blood.pdf', {
        recordType: 'auto',
        status: 'processing',
        data: { ...file, reading: { page: 2, pages: 3 } },
      }),
      record('IMG_2041', {
        recordType: 'auto',
        status: 'error',
        data: { ...file, errorKey: 'documents.error.BROKEN' },
      }),
      lab('Hormones', now, [{ ...HAEMOGLOBIN, doubts }, CHOLESTEROL], { createdAt: now }),
    ),
  })
  await expect.element(heading('In progress')).toBeVisible()
  await expect.element(page.getByText('Reading page 2 of 3.')).toBeVisible()
  await expect.element(page.getByText(/could not be read.*The file is kept/)).toBeVisible()
  await expect.element(page.getByText(/1 value is not certain:/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'check Hormones' })).toBeVisible()
  await expect.poll(rowNames).toContain('Hormones')

  await expect.element(page.getByRole('link', { name: 'Take a new photo' })).toBeVisible()
  await rowMenu('IMG_2041', 'Read again')
  await expect.element(notice('Only the server can read it')).toBeVisible()
  worker.returns('healthRecords:update', () => ({ kind: 'refused', code: 'FORBIDDEN', data: {} }))
  await rowMenu('IMG_2041', 'Read again')
  await expect.element(notice('It could not be read again')).toBeVisible()
  await page.getByRole('link', { name: 'Type by hand' }).click()
  await expect.poll(app.address).toMatch(/labResults\/new\?record=\d+$/)
  await expect.element(heading('A lab result by hand')).toBeVisible()
})

test('a document that waits on this device says so until the server has it', async () => {
  const app = await openApp(LABS, { store: withRecords() })
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  const details = documentDetails({ name: 'IMG_1.jpg', patientClientId: PATIENT })
  const clientId = app.context.random.uuid()
  await saveFile(app.context, { clientId, bytes: new Blob(['x']), type: 'document', details }, 'auto')
  await expect.element(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible()
})

test('a deletion asks with the record’s name and can be undone', async () => {
  await openApp(LABS, { store: withRecords(...SHEETS) })
  await rowMenu('Control', 'Delete')
  await page.getByRole('alertdialog', { name: 'Delete “Control”?' }).getByRole('button', { name: 'Delete' }).click()
  await expect.element(row('Control')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^2 results/)).toBeVisible()
  await button('Undo').click()
  await expect.element(row('Control')).toBeVisible()
})

test('a record without a patient is shown to be given to one', async () => {
  const app = await openApp(LABS, {
    store: withRecords({ ...lab('Whose', '2026-05-01', [HAEMOGLOBIN]), patientClientId: null }),
  })
  await expect.element(row('Whose')).toMatchTextContent('No patient chosen')
  await rowMenu('Whose', 'Give to Helen Carter')
  await expect.element(row('Whose')).not.toMatchTextContent('No patient chosen')
  const { patientClientId } = await app.context.database.healthRecords
    .findOne({ selector: { name: 'Whose' } })
    .exec(true)
  expect(patientClientId).toBe(PATIENT)
})

test('a change that the server refuses is marked on its card', async () => {
  const app = await openApp(LABS, { store: withRecords(...SHEETS) })
  await expect.element(row('Control')).toBeVisible()
  const { clientId } = await app.context.database.healthRecords.findOne({ selector: { name: 'Control' } }).exec(true)
  await rowMenu('Control', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await button('Undo').click()
  await expect.element(row('Control')).toMatchTextContent('Change waiting to be sent')
  await app.server.refuses('healthRecords', clientId, new ContractError('UNPROCESSABLE'))
  await expect.element(row('Control')).toMatchTextContent('Change not accepted')
  await expect.element(row('Control')).toMatchTextContent('Your change is kept on this device.')
})

for (const [path, title] of [
  [LABS, 'No lab results yet'],
  ['/health-records/studies', 'No studies yet'],
  [TREATMENT, 'No treatment yet'],
  [LOG, 'No entries yet'],
] as const) {
  test(`an empty list has its own words: ${title}`, async () => {
    await openApp(path, { store: withRecords() })
    await expect.element(heading(title)).toBeVisible()
    const add = main.getByRole('link', { name: 'Add', exact: true })
    if (path === TREATMENT || path === LOG) await expect.element(add.first()).toBeVisible()
    else await expect.element(add).not.toBeInTheDocument()
  })
}

test('offline without a first pull an empty list says only what this device has, and offline a list says how old it is', async () => {
  const app = await openApp(LABS, { store: withRecords() })
  worker.reports({ phase: 'offline', offlineSince: Date.now(), lastComplete: null, upToDate: false })
  await expect.element(heading('No lab results on this device')).toBeVisible()
  await app.server.pulls('healthRecords', ...SHEETS)
  worker.reports({ phase: 'offline', offlineSince: Date.now(), lastComplete: Date.now() })
  await expect.element(row('Control')).toBeVisible()
  await expect.element(main.getByText(/as of \d\d:\d\d/).first()).toBeVisible()
})

test('a store that fails is shown as an error, and "Try again" loads the list', async () => {
  const app = await openApp('/', { store: withRecords(...SHEETS) })
  const { openCursor } = IDBIndex.prototype
  try {
    IDBIndex.prototype.openCursor = () => {
      throw new DOMException('', 'UnknownError')
    }
    await app.go(LABS)
    await expect.element(page.getByText('The records could not be read')).toBeVisible()
  } finally {
    IDBIndex.prototype.openCursor = openCursor
  }
  await button('Try again').click()
  await expect.element(row('Control')).toBeVisible()
})

test('an address of no list leads nowhere', async () => {
  await openApp('/health-records/triage')
  await expect.element(heading('There is no such page')).toBeVisible()
})
