import { describe, expect, test } from 'vitest'
import type { Biomarker } from '../../../../src/contract/entities/health-report.ts'
import { withAllRowIds } from '../../../../src/db/row-ids.ts'
import { isFarFromRange, readTypedBound, readTypedValue } from '../../../../src/domain/labs/typed-value.ts'
import {
  cellKey,
  checkRecord,
  draftOf,
  type EditedRecord,
  isBlank,
  type RecordEdits,
  rowIds,
  withEdits,
} from '../../../../src/domain/records/record-draft.ts'
import { isEditable, sectionsOf } from '../../../../src/domain/records/record-sections.ts'
import { biomarkersOf, prescriptionsOf, reportOf } from '../../../../src/domain/records/report.ts'
import { biomarker, labData, storedRecord } from '../../../factories/records/reports.ts'
import fc from '../../../fast-check.ts'

const editing = { author: 'Dana', at: '2026-11-20T10:00:00.000Z', decimal: ',' }

const keyed = (change: Partial<EditedRecord> = {}): EditedRecord => {
  const record = { ...storedRecord(), ...change }
  return { ...record, data: withAllRowIds(record.data) }
}
const labs = (...rows: Partial<Biomarker>[]) => keyed({ data: labData(rows.map(biomarker)) })
const cell = (rowId: string, name: string) => cellKey('biomarkers', rowId, name)
const edited = (record: EditedRecord, edits: RecordEdits) =>
  biomarkersOf(reportOf(withEdits(record, edits, editing).data))

describe('a typed value', () => {
  test.each([
    ['6,0', 6, null],
    ['6.0', 6, null],
    ['0,012', 0.012, null],
    ['1 245', 1245, null],
    ['1\u00a0245,5', 1245.5, null],
    ['−2,1', -2.1, null],
    ['-2.1', -2.1, null],
    ['<0,6', 0.6, '<'],
    ['> 1000', 1000, '>'],
    ['≤ 5', 5, '<='],
    ['>= 5', 5, '>='],
  ] as const)('%s is %d', (typed, value, comparator) => {
    expect(readTypedValue(typed)).toEqual({ value, valueType: 'number', comparator })
  })

  test.each(['1,234.5', '1.234,5', '1:160', '5-8', 'следы', '6,0 мкг', '12 34', '--', '.5', '5.'])(
    '%s is not taken for a number',
    typed => {
      expect(readTypedValue(typed)).toEqual({ value: typed, valueType: 'text', comparator: null })
    },
  )

  test('a negative and a positive result are booleans in three languages', () => {
    const read = ['отрицательно', 'not detected', 'ΑΡΝΗΤΙΚΟ', 'положительно', 'reactive', 'θετικό'].map(readTypedValue)
    expect(read.map(({ value }) => value)).toEqual([false, false, false, true, true, true])
    expect(read.every(({ valueType }) => valueType === 'boolean')).toBe(true)
  })

  test('every number that is written is read back, with either decimal sign', () => {
    const decimals = fc.integer({ min: -999_999, max: 999_999 }).map(value => value / 100)
    fc.assert(
      fc.property(decimals, fc.constantFrom('.', ','), (value, sign) => {
        expect(readTypedValue(String(value).replace('.', sign)).value).toBe(value)
      }),
    )
  })

  test('a bound is a number or nothing', () => {
    expect([readTypedBound('15'), readTypedBound(' '), readTypedBound('<5'), readTypedBound('норма')]).toEqual([
      ...[15, null, undefined, undefined],
    ])
  })

  test('a value a factor 20 away from its range is doubted, a nearer one is not', () => {
    const far = (value: number, min: number | null, max: number | null) => isFarFromRange({ value, min, max })
    expect([far(3000, 15, 150), far(2999, 15, 150), far(0.75, 15, 150), far(0.76, 15, 150)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([far(104, null, 5.2), far(103, null, 5.2), far(0.1, null, 5.2), far(5, null, null)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('the edit of a biomarker (decisions 54, 126)', () => {
  test('a corrected value has its author and time, and refExceed follows from it', () => {
    const [row] = edited(labs({ value: 60, rawValue: '60', doubts: [{ cell: 'value', reason: 'ambiguous-number' }] }), {
      [cell('ferritin', 'value')]: '6,0',
    })
    expect(row).toMatchObject({ value: 6, rawValue: '6,0', refExceed: 1, origin: 'corrected', author: 'Dana' })
    expect(row).toMatchObject({ authoredAt: editing.at, doubts: [], min: 15, max: 150, referenceRange: '15 - 150' })
  })

  test('refExceed becomes null, never 0, where nothing decides', () => {
    const of = (change: Partial<Biomarker>, edits: Record<string, string>) =>
      edited(
        labs(change),
        Object.fromEntries(Object.entries(edits).map(([name, text]) => [cell('ferritin', name), text])),
      )[0]?.refExceed
    expect(of({}, { value: 'следы' })).toBeNull()
    expect(of({}, { value: '' })).toBeNull()
    expect(of({}, { min: '', max: '' })).toBeNull()
    expect(of({}, { value: '<200' })).toBeNull()
    expect(of({}, { value: '<10' })).toBe(1)
    expect(of({ refExceed: 1 }, { value: '15' })).toBe(0)
    expect(of({ referenceRange: '< 20', min: null, max: 20 }, { value: '20' })).toBe(1)
    expect(of({ referenceRange: '< 20', min: null, max: 20 }, { max: '19', value: '19' })).toBe(0)
    expect(of({ refExceed: 1 }, { unit: 'ng/mL' })).toBe(1)
  })

  test('a typed range replaces the printed one', () => {
    expect(edited(labs({}), { [cell('ferritin', 'max')]: '' })[0]).toMatchObject({
      min: 15,
      max: null,
      referenceRange: '≥ 15',
    })
    expect(edited(labs({}), { [cell('ferritin', 'min')]: '10,5' })[0]).toMatchObject({
      min: 10.5,
      referenceRange: '10,5 - 150',
    })
    expect(edited(labs({}), { [cell('ferritin', 'min')]: '' })[0]?.referenceRange).toBe('≤ 150')
  })

  test('only doubts about what was written are settled', () => {
    const doubts = [
      { cell: 'unit' as const, reason: 'unknown-unit' },
      { cell: 'value' as const, reason: 'far-from-range' },
      { cell: 'name' as const, reason: 'unknown-name' },
      { cell: 'range' as const, reason: 'flag-disagrees' },
    ]
    const left = (edits: Record<string, string>) =>
      edited(
        labs({ doubts }),
        Object.fromEntries(Object.entries(edits).map(([name, text]) => [cell('ferritin', name), text])),
      )[0]?.doubts?.map(doubt => doubt.reason)
    expect(left({ unit: 'мкг/л' })).toEqual(['far-from-range', 'unknown-name', 'flag-disagrees'])
    expect(left({ value: '20' })).toEqual(['unknown-unit', 'unknown-name'])
    expect(left({ max: '200' })).toEqual(['unknown-unit', 'unknown-name'])
    expect(left({ id: 'ferritin' })).toEqual(['unknown-unit', 'far-from-range', 'flag-disagrees'])
    expect(left({ notes: 'fasting' })).toHaveLength(4)
  })

  test('a note changes neither the origin nor the author', () => {
    const [row] = edited(labs({}), { [cell('ferritin', 'notes')]: ' fasting ' })
    expect(row).toMatchObject({ notes: 'fasting', origin: 'read', refExceed: 0 })
    expect(row?.author).toBeUndefined()
  })

  test('a typed row stays typed when it is corrected', () => {
    expect(edited(labs({ origin: 'typed' }), { [cell('ferritin', 'value')]: '20' })[0]?.origin).toBe('typed')
  })
})

describe('the edit of a record', () => {
  const twice = () => labs({ value: 19 }, { value: 21 }, { id: 'tsh', nameLocal: 'TSH', value: 2, min: 0.4, max: 4 })

  test('two rows of one test are edited apart from each other', () => {
    const rows = edited(twice(), { [cell('ferritin~2', 'value')]: '22' })
    expect(rows.map(row => row.value)).toEqual([19, 22, 2])
  })

  test('rows are removed and added; an added row without content is no row', () => {
    const edits = {
      [cell('ferritin', 'removed')]: 'yes',
      [cell('new-2', 'added')]: '2',
      [cell('new-2', 'name')]: 'CRP',
      [cell('new-2', 'value')]: '0,9',
      [cell('new-2', 'max')]: '5',
      [cell('new-1', 'added')]: '1',
    }
    const record = twice()
    expect(rowIds('biomarkers', record.data, edits)).toEqual(['ferritin~2', 'tsh', 'new-1', 'new-2'])
    expect(isBlank('biomarkers', 'new-1', edits)).toBe(true)
    const rows = edited(record, edits)
    expect(rows.map(row => [row.rowId, row.value])).toEqual([
      ['ferritin~2', 21],
      ['tsh', 2],
      ['new-2', 0.9],
    ])
    expect(rows[2]).toMatchObject({ origin: 'typed', author: 'Dana', refExceed: 0, nameLocal: 'CRP', rawValue: '0,9' })
  })

  test('a stored row whose every cell was emptied is a row no more', () => {
    const empty = Object.fromEntries(
      ['id', 'name', 'value', 'unit', 'min', 'max', 'notes'].map(name => [cell('tsh', name), '']),
    )
    expect(edited(twice(), empty)).toHaveLength(2)
  })

  test('an untouched record is the same object, and what was not touched keeps its fields', () => {
    const record = twice()
    expect(withEdits(record, {}, editing).data).toBe(record.data)
    const { data } = withEdits(record, { summary: 'New ' }, editing)
    expect(data).toEqual({ ...record.data, report: { ...record.data.report, summary: 'New' } })
    expect(biomarkersOf(reportOf(withEdits(record, { tags: 'iron, blood ,iron,' }, editing).data))).toEqual(
      biomarkersOf(reportOf(record.data)),
    )
    expect(withEdits(record, { tags: 'iron, blood ,iron,' }, editing).data.tags).toEqual(['iron', 'blood'])
  })

  test('a date is written where the record has one, and keeps its time unless that is changed', () => {
    const record = keyed({
      data: labData([biomarker()], { date: '2026-03-20', report: { date: '2026-03-20' } as never }),
    })
    const { data } = withEdits(record, { date: '2026-03-21' }, editing)
    expect([data.date, data.report?.date]).toEqual(['2026-03-21', '2026-03-21'])
    expect(withEdits(record, { time: '08:40' }, editing).data.date).toMatch(/^2026-03-(19|20|21)T\d\d:40:00\.000Z$/)
  })

  test('findings, conclusion and content are not edited (decision 58)', () => {
    const readOnly = ['findings', 'conclusion', 'content', 'recommendations'] as const
    expect(readOnly.map(isEditable)).toEqual([false, false, false, false])
    const record = keyed({ recordType: 'imaging' })
    const edits = { conclusion: 'x', content: 'x', findings: 'x', [cell('ferritin', 'value')]: '1' }
    expect(withEdits(record, edits, editing).data).toBe(record.data)
  })

  test('a treatment has its own rows; an emptied cell becomes null', () => {
    const iron = { medication: 'Iron', dosage: '200 mg', frequency: 'daily', duration: null, notes: null }
    const record = keyed({ recordType: 'treatment', data: { report: { prescriptions: [iron, iron] } as never } })
    const key = (name: string) => cellKey('prescriptions', 'iron~2', name)
    const { data } = withEdits(record, { [key('dosage')]: ' 100 mg', [key('frequency')]: '' }, editing)
    expect(prescriptionsOf(reportOf(data))).toMatchObject([iron, { ...iron, dosage: '100 mg', frequency: null }])
  })

  test('the form shows what is stored, and typing it again is no edit', () => {
    const record = labs(
      { value: 6, rawValue: '6.0' },
      { id: 'crp', nameLocal: 'CRP', value: 0.9, rawValue: null, min: null, max: 5 },
    )
    const draft = draftOf(record, ',')
    expect(draft[cell('ferritin', 'value')]).toBe('6.0')
    expect(draft[cell('crp', 'value')]).toBe('0,9')
    expect([draft[cell('crp', 'min')], draft[cell('crp', 'max')]]).toEqual(['', '5'])
    expect(draft.summary).toBe('Haemoglobin is in range.')
  })

  test('problems are found by field', () => {
    const record = twice()
    const problems = (edits: RecordEdits) => checkRecord(draftOf(record, ','), edits, record)
    expect(problems({})).toEqual({})
    expect(problems({ name: ' ', date: '2026-02-30' })).toEqual({ name: 'nameEmpty', date: 'dateInvalid' })
    expect(problems({ [cell('tsh', 'min')]: 'low', [cell('tsh', 'name')]: '' })).toEqual({
      [cell('tsh', 'min')]: 'boundInvalid',
      [cell('tsh', 'name')]: 'rowNameEmpty',
    })
    const added = { [cell('new', 'added')]: '1' }
    expect(problems(added)).toEqual({})
    expect(problems({ ...added, [cell('new', 'value')]: '5' })).toEqual({ [cell('new', 'name')]: 'rowNameEmpty' })
  })

  test('the parts of each type are those of the specification', () => {
    expect(sectionsOf('labResults')).toEqual(['summary', 'biomarkers', 'conclusion', 'content'])
    expect(sectionsOf('treatment')).toEqual([
      'reasons',
      'prescriptions',
      'procedures',
      'doctor',
      'summary',
      'description',
    ])
    expect(sectionsOf('insight')).toEqual(['summary', 'content', 'recommendations'])
    expect(sectionsOf('healthLog')).toEqual(['description', 'tags'])
    for (const type of ['imaging', 'conclusions', 'diagnostics', 'others'] as const)
      expect(sectionsOf(type)).toEqual(['summary', 'findings', 'conclusion', 'content'])
    expect([sectionsOf('triage'), sectionsOf('ambient-scribe')]).toEqual([null, null])
  })
})
