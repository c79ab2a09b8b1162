import { describe, expect, test } from 'vitest'
import type { Biomarker } from '../../../../src/contract/entities/health-report.ts'
import { columnsOf, sumOf } from '../../../../src/domain/timeline/overview.ts'
import { seriesOf } from '../../../../src/domain/timeline/series.ts'
import { grouped } from '../../../../src/domain/timeline/thin.ts'
import { timelineRecord } from '../../../../src/domain/timeline/timeline-record.ts'
import { biomarker, labData, storedRecord } from '../../../factories/records/reports.ts'
import fc from '../../../fast-check.ts'

const sheet = (date: string, ...rows: Partial<Biomarker>[]) => {
  const record = timelineRecord(storedRecord({ clientId: date, data: labData(rows.map(biomarker), { date }) }))
  if (!record || record === 'unread') throw new Error('the record is not on the timeline')
  return record
}

describe('marks that are too close to be told apart', () => {
  test('are one group with all of them', () => {
    expect(grouped([0, 5, 9, 30, 31, 80], 10)).toEqual([
      { from: 0, to: 3, place: 4.5 },
      { from: 3, to: 5, place: 30.5 },
      { from: 5, to: 6, place: 80 },
    ])
    expect(grouped([], 10)).toEqual([])
  })

  test('each mark is in exactly one group, and groups do not overlap', () => {
    const places = fc.array(fc.double({ min: 0, max: 500, noNaN: true })).map(all => all.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 100 }), (all, width) => {
        const groups = grouped(all, width)
        expect(groups.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(all.length)
        for (const [at, { from }] of groups.entries()) expect(from).toBe(at === 0 ? 0 : groups[at - 1]?.to)
      }),
    )
  })
})

describe('the values of one record, without a chosen biomarker', () => {
  test('are counted by how they stand; what has no number is counted too', () => {
    const record = sheet(
      '2025-01-01',
      { value: 6, refExceed: 1 },
      { id: 'tsh', name: 'TSH', nameLocal: 'TSH', value: 2 },
      { id: 'crp', name: 'CRP', nameLocal: 'CRP', value: 2, refExceed: null },
      { id: 'alt', name: 'ALT', nameLocal: 'ALT', value: 'negative', refExceed: null },
      { id: 'ast', name: 'AST', nameLocal: 'AST', doubts: [{ cell: 'value', reason: 'illegible' }] },
    )
    const [column] = columnsOf([record], seriesOf([record]))
    expect(column).toMatchObject({ values: 4, out: [{ series: { id: 'ferritin' } }], undecided: 2, unchecked: 1 })
    expect(column?.heights.in).toHaveLength(1)
    expect(column?.heights.out).toHaveLength(1)
  })

  test('a record without values has a column of none', () => {
    expect(columnsOf([sheet('2025-01-01')], [])).toMatchObject([{ values: 0, out: [], unchecked: 0 }])
  })

  test('no value is lost when records are drawn as one', () => {
    const days = fc.uniqueArray(fc.integer({ min: 10, max: 28 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 6 }), (all, count) => {
        const rows = Array.from({ length: count }, (_, at) => ({
          ...{ id: null, name: `Test ${at}`, nameLocal: `Test ${at}`, value: at * 60, refExceed: at > 2 ? 1 : 0 },
        }))
        const records = all.map(day => sheet(`2025-01-${day}`, ...rows))
        const sum = sumOf(columnsOf(records, seriesOf(records)))
        expect(sum.values).toBe(all.length * count)
        expect(sum.heights.in.length + sum.heights.out.length).toBe(sum.values)
        expect(sum.out).toHaveLength(all.length * Math.max(0, count - 3))
      }),
    )
  })
})
