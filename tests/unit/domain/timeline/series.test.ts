import { describe, expect, test } from 'vitest'
import type { Biomarker } from '../../../../src/contract/entities/health-report.ts'
import { conversion } from '../../../../src/domain/timeline/convert.ts'
import {
  activeFilters,
  DEFAULT_FILTERS,
  isInRange,
  isNotFound,
  shownSeries,
} from '../../../../src/domain/timeline/filters.ts'
import { findSeries } from '../../../../src/domain/timeline/find-series.ts'
import { type Series, seriesOf } from '../../../../src/domain/timeline/series.ts'
import { slugOf } from '../../../../src/domain/timeline/slug.ts'
import { timelineRecord } from '../../../../src/domain/timeline/timeline-record.ts'
import { biomarker, labData, storedRecord } from '../../../factories/records/reports.ts'
import fc from '../../../fast-check.ts'

const sheet = (date: string, ...rows: Partial<Biomarker>[]) => {
  const record = timelineRecord(
    storedRecord({ clientId: `record ${date}`, data: labData(rows.map(biomarker), { date }) }),
  )
  if (!record || record === 'unread') throw new Error('the record is not on the timeline')
  return record
}
const glucose = (change: Partial<Biomarker>): Partial<Biomarker> => ({
  ...{ id: 'glucose', name: 'Glucose', nameLocal: 'Glucose', unit: 'mmol/L', min: 3.9, max: 6.1, refExceed: 0 },
  ...change,
})
const only = (series: readonly Series[]): Series => {
  expect(series).toHaveLength(1)
  return series[0] as Series
}
const numbers = ({ points }: Series) =>
  points.map(point => (point.kind === 'number' ? Number(point.value.toFixed(2)) : point.kind))

describe('the values of one biomarker', () => {
  test('stand in the order of their dates, each with its record and height', () => {
    const series = only(
      seriesOf([sheet('2026-03-20', { value: 82.5 }), sheet('2025-10-16', { value: 6, refExceed: 1 })]),
    )
    expect(series).toMatchObject({ key: 'ferritin', slug: 'ferritin', unit: 'µg/L', oneOfSeveral: false })
    expect(series.points).toMatchObject([
      { value: 6, standing: 'out', side: -1, record: { day: '2025-10-16' }, converted: false },
      { value: 82.5, standing: 'in', side: 0, height: 0.4, converted: false },
    ])
  })

  test('are converted into the most frequent unit, bounds too, and say so; another spelling is no conversion', () => {
    const series = only(
      seriesOf([
        sheet('2025-01-01', glucose({ value: 100, unit: 'mg/dL', min: 70, max: 110 })),
        sheet('2025-02-01', glucose({ value: 5.1 })),
        sheet('2025-03-01', glucose({ value: 5.3, unit: 'ммоль/л' })),
        sheet('2025-04-01', glucose({ value: 5.4 })),
      ]),
    )
    expect(series.unit).toBe('mmol/L')
    expect(numbers(series)).toEqual([5.55, 5.1, 5.3, 5.4])
    expect(series.points.map(point => point.kind === 'number' && point.converted)).toEqual([true, false, false, false])
    const [first] = series.points
    expect(first).toMatchObject({ unit: 'mmol/L', row: { value: 100, unit: 'mg/dL' } })
    expect(first?.kind === 'number' && first.min?.toFixed(1)).toBe('3.9')
    // The height is that of the printed value in its printed range.
    expect(first?.kind === 'number' && first.height).toBeCloseTo(0.5)
  })

  test('whose unit does not convert for sure are a series of their own, with an address of their own', () => {
    const insulin = (value: number, unit: string | null) => ({ id: 'insulin', name: 'Insulin', value, unit })
    const series = seriesOf([
      sheet('2025-01-01', insulin(60, 'pmol/L')),
      sheet('2025-02-01', insulin(8, 'µIU/mL')),
      sheet('2025-03-01', insulin(9, 'µIU/mL')),
      sheet('2025-04-01', insulin(10, null)),
    ])
    expect(series.map(({ slug, unit, points, oneOfSeveral }) => [slug, unit, points.length, oneOfSeveral])).toEqual([
      ['insulin', 'µIU/mL', 2, true],
      ['insulin-no-unit', '', 1, true],
      ['insulin-pmol-l', 'pmol/L', 1, true],
    ])
  })

  test('that are words or have a comparator are drawn as what they are, never as a number', () => {
    const series = only(
      seriesOf([
        sheet('2025-01-01', { value: 0.1, comparator: '<', rawValue: '<0.1' }),
        sheet('2025-02-01', { value: 'negative', unit: null }),
        sheet('2025-03-01', { value: false, unit: null }),
        sheet('2025-04-01', { value: 19 }),
      ]),
    )
    expect(series.points.map(({ kind }) => kind)).toEqual(['bound', 'word', 'word', 'number'])
    for (const point of series.points.slice(0, 3)) {
      expect(point).not.toHaveProperty('height')
      expect(point).not.toHaveProperty('value')
    }
  })

  test('that carry a doubt are not drawn before a person has checked them', () => {
    const doubts = [{ cell: 'value' as const, reason: 'ambiguous-number' }]
    const series = only(seriesOf([sheet('2025-01-01', { doubts }), sheet('2025-02-01', { value: 20 })]))
    expect(numbers(series)).toEqual([20])
    expect(series.unchecked.map(({ day }) => day)).toEqual(['2025-01-01'])
  })

  test('without bounds have no warning, whatever the page flagged (decision 53)', () => {
    const series = only(seriesOf([sheet('2025-01-01', { min: null, max: null, refExceed: 1 })]))
    expect(series.points).toMatchObject([{ standing: 'undecided', side: 0, height: 0.4 }])
  })

  test('whose range does not decide are not called normal', () => {
    const series = only(seriesOf([sheet('2025-01-01', { refExceed: null })]))
    expect(series.points).toMatchObject([{ standing: 'undecided' }])
  })

  test('of a test that the catalogue does not have are joined by its printed name', () => {
    const own = { id: null, name: null, nameLocal: 'Антитела X', unit: 'ЕД' }
    const series = only(seriesOf([sheet('2025-01-01', own), sheet('2025-02-01', { ...own, nameLocal: 'АНТИТЕЛА  X' })]))
    expect(series).toMatchObject({ slug: 'antitela-x', name: 'АНТИТЕЛА  X', points: [{}, {}] })
  })

  test('every value is in exactly one place: drawn, waiting for a check, or without a result', () => {
    const unit = fc.constantFrom('mmol/L', 'mg/dL', 'ммоль/л', null, 'g/L')
    const value = fc.oneof(fc.double({ min: 0, max: 500, noNaN: true }), fc.constantFrom('negative', '', null))
    const doubt = fc.boolean().map(is => (is ? [{ cell: 'value' as const, reason: 'illegible' }] : []))
    const cell = fc.record({ value, unit, doubts: doubt, day: fc.integer({ min: 10, max: 28 }) })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 30 }), cells => {
        const records = cells.map(({ day, ...row }) => sheet(`2025-01-${day}`, glucose(row)))
        const series = seriesOf(records)
        const drawn = series.reduce((sum, { points }) => sum + points.length, 0)
        const waiting = series.reduce((sum, { unchecked }) => sum + unchecked.length, 0)
        const empty = cells.filter(one => one.value === null || one.value === '').length
        expect(drawn + waiting + empty).toBe(cells.length)
        expect(new Set(series.map(({ slug }) => slug)).size).toBe(series.length)
        for (const { points } of series)
          for (const point of points) if (point.kind === 'number') expect(Number.isFinite(point.value)).toBe(true)
      }),
    )
  })
})

describe('conversion', () => {
  test.each([
    ['glucose', 'mg/dL', 'mmol/L', 100, 5.5507],
    ['hba1c', 'mmol/mol', '%', 48, 6.542],
    ['hba1c', '%', 'mmol/mol', 6.542, 48],
    ['vitamin_d_25oh', 'nmol/L', 'ng/mL', 50, 20.03],
    [null, 'g/L', 'mg/dL', 1, 100],
  ])('%s from %s to %s: %d is %d', (id, from, to, value, expected) => {
    const found = conversion(id, from, to)
    expect(found?.kind === 'convert' && found.of(value)).toBeCloseTo(expected, 1)
  })

  test.each([
    ['insulin', 'pmol/L', 'µIU/mL'],
    ['glucose', 'mmol/L', ''],
    [null, 'mmol/L', 'mg/dL'],
    ['hemoglobin', 'g/L', 'nonsense'],
    ['urine_specific_gravity', '', 'g/L'],
  ])('%s from %s to %s is not sure', (id, from, to) => {
    expect(conversion(id, from, to)).toBeNull()
  })

  test('there and back is the same number', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e4, noNaN: true }), value => {
        for (const [id, from, to] of [
          ['glucose', 'mg/dL', 'mmol/L'],
          ['hba1c', 'mmol/mol', '%'],
        ] as const) {
          const [there, back] = [conversion(id, from, to), conversion(id, to, from)]
          if (there?.kind !== 'convert' || back?.kind !== 'convert') throw new Error('no conversion')
          expect(back.of(there.of(value))).toBeCloseTo(value, 6)
        }
      }),
    )
  })
})

describe('the address of a biomarker (decision 57)', () => {
  const all = seriesOf([
    sheet(
      '2025-01-01',
      {},
      { id: 'cholesterol_total', nameLocal: 'Холестерин общий' },
      { id: 'alt', nameLocal: 'АЛТ' },
    ),
  ])
  test('is its lower-case Latin name with hyphens', () => {
    expect(all.map(({ slug }) => slug)).toEqual([
      'ferritin',
      'total-cholesterol',
      expect.stringMatching(/^[a-z0-9-]+$/),
    ])
  })

  test.each([
    ['ferritin', 'ferritin'],
    ['Ferritin', 'ferritin'],
    ['total-cholesterol', 'cholesterol_total'],
    ['cholesterol_total', 'cholesterol_total'],
    ['alt', 'alt'],
    ['ALT', 'alt'],
  ])('%s leads to %s', (address, id) => {
    expect(findSeries(all, address)?.id).toBe(id)
  })

  test.each(['', '-', 'no-such-test', '%', 'ferritin-2'])('%s leads to none', address => {
    expect(findSeries(all, address)).toBeNull()
  })

  test('every text makes a slug of Latin letters, digits and single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(slugOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
    expect(slugOf('25-ОН витамин D')).toBe('25-on-vitamin-d')
    expect(slugOf('Σίδηρος  (Fe)')).toBe('sidiros-fe')
  })
})

describe('the filters', () => {
  const all = seriesOf([
    sheet('2025-01-01', { value: 19 }, glucose({ value: null }), {
      id: 'tsh',
      nameLocal: 'TSH',
      value: 9,
      refExceed: 1,
    }),
    sheet('2025-02-01', { value: 20 }, { id: 'crp', nameLocal: 'CRP', value: 2, refExceed: null }),
  ])
  test('are off by default, but for tests without a value', () => {
    expect(DEFAULT_FILTERS).toEqual({
      ...{ hideInRange: false, hideTreatments: false, hideNotFound: true, fixedBars: false },
    })
    expect(activeFilters(DEFAULT_FILTERS)).toBe(1)
  })

  test.each([
    [{}, ['ferritin', 'crp', 'tsh']],
    [{ hideNotFound: false }, ['ferritin', 'crp', 'glucose', 'tsh']],
    [{ hideInRange: true }, ['crp', 'tsh']],
    [{ hideInRange: true, hideNotFound: false }, ['crp', 'glucose', 'tsh']],
    [{ hideTreatments: true, fixedBars: true }, ['ferritin', 'crp', 'tsh']],
  ])('%j', (change, expected) => {
    expect(shownSeries(all, { ...DEFAULT_FILTERS, ...change }).map(({ id }) => id)).toEqual(expected)
  })

  test('a biomarker is in range if every value is, and not found without any value', () => {
    expect(all.filter(isInRange).map(({ id }) => id)).toEqual(['ferritin'])
    expect(all.filter(isNotFound).map(({ id }) => id)).toEqual(['glucose'])
  })
})
