import { expect, test } from 'vitest'
import type { Biomarker } from '../../../../../src/contract/entities/health-report.ts'
import type { StoredRecord } from '../../../../../src/domain/records/record-facts.ts'
import { labChanges, labNumbers } from '../../../../../src/ui/features/records/home/lab-changes.ts'
import { biomarker, labData, storedRecord } from '../../../../factories/records/reports.ts'

const sheet = (date: string, rows: readonly Partial<Biomarker>[], change: Partial<StoredRecord> = {}) =>
  storedRecord({ clientId: date, data: labData(rows.map(biomarker), { date }), ...change })
const value = (number: number, change: Partial<Biomarker> = {}) => ({
  value: number,
  rawValue: String(number),
  ...change,
})
const changed = (...sheets: StoredRecord[]) =>
  labChanges(sheets.map(labNumbers).filter(one => one !== null))?.changes.map(
    ({ name, before, now, since }) => [name, before.row.value, now.row.value, since] as const,
  )

test('a value is compared with its last one of an earlier day, whatever came between', () => {
  const between = sheet('2026-02-01', [value(7, { id: 'tsh', name: 'TSH', nameLocal: 'TSH' })])
  expect(changed(sheet('2026-01-01', [value(20)]), between, sheet('2026-03-01', [value(19)]))).toEqual([
    ['Ferritin', 20, 19, '2026-01-01'],
  ])
})

test('only the newest sheet is reported, and a sheet of the same day is no earlier one', () => {
  expect(changed(sheet('2026-01-01', [value(20)]), sheet('2025-01-01', [value(30)]))).toEqual([
    ['Ferritin', 30, 20, '2025-01-01'],
  ])
  const morning = sheet('2026-03-01T06:00:00.000Z', [value(20)], { clientId: 'morning' })
  const noon = sheet('2026-03-01T09:00:00.000Z', [value(30)], { clientId: 'noon' })
  expect(changed(morning, noon)).toEqual([])
  expect(labChanges([])).toBe(null)
})

test('another unit, a comparator, a doubt, words and an unprocessed record are not compared', () => {
  const before = sheet('2026-01-01', [value(20)])
  const later = (change: Partial<Biomarker>, more: Partial<StoredRecord> = {}) =>
    changed(before, sheet('2026-03-01', [value(19, change)], more))
  expect(later({})).toHaveLength(1)
  expect(later({ unit: 'ng/mL' })).toEqual([])
  expect(later({ comparator: '<' })).toEqual([])
  expect(later({ doubts: [{ cell: 'value', reason: 'readings-differ' }] })).toEqual([])
  expect(later({ value: 'trace', rawValue: 'trace' })).toEqual([])
  expect(later({}, { status: 'processing' })).toEqual([])
  expect(later({ value: 20, rawValue: '20' })).toEqual([])
})

test('a doubtful value that a person confirmed is compared', () => {
  const confirmed = {
    doubts: [{ cell: 'value' as const, reason: 'readings-differ' }],
    authoredAt: '2026-03-02T00:00:00Z',
  }
  expect(changed(sheet('2026-01-01', [value(20)]), sheet('2026-03-01', [value(19, confirmed)]))).toHaveLength(1)
})

test('what left its range comes first, then what came back, then by the share of the change', () => {
  const test = (id: string, number: number) =>
    value(number, { id, name: id, nameLocal: id, min: 10, max: 20, referenceRange: '10 - 20' })
  const was = sheet('2026-01-01', [test('little', 15), test('much', 10), test('back', 25), test('left', 20)])
  const is = sheet('2026-03-01', [test('little', 16), test('much', 19), test('back', 20), test('left', 21)])
  expect(changed(was, is)?.map(([name]) => name)).toEqual(['left', 'back', 'much', 'little'])
})
