import { expect, test } from 'vitest'
import type { Doubt } from '../../../../src/contract/entities/health-report.ts'
import type { InsightSentence, InsightSum } from '../../../../src/contract/entities/insight.ts'
import { INSIGHT_TYPES } from '../../../../src/contract/record-types.ts'
import type { InsightRecord } from '../../../../src/domain/insights/insight-record.ts'
import { reportOfInsight } from '../../../../src/domain/insights/print-insight.ts'
import { endOf, readDuration } from '../../../../src/domain/timeline/said-duration.ts'
import fc from '../../../fast-check.ts'
import { compose, glucose, sheet, textsOf, treatment } from './insight-factory.ts'

const NUMBER = /\d+(?:[.,]\d+)*/g
const numbersIn = (text: string): string[] => text.match(NUMBER) ?? []
const printed = (day: string) => day.split('-').reverse().join('.')
const parse = (text: string) => Number(text.replace(',', '.'))
const decimals = (text: string) => text.split(/[.,]/)[1]?.length ?? 0

/** Recomputes a stated sum from what it names, in whole hundredths and the like, never by the code under test. */
function isRight({ kind, of: [first = '', second = ''], is }: InsightSum): boolean {
  switch (kind) {
    case 'difference': {
      const scale = 10 ** Math.max(decimals(first), decimals(second))
      return (
        Math.round(parse(is) * scale) === Math.abs(Math.round(parse(second) * scale) - Math.round(parse(first) * scale))
      )
    }
    case 'percent':
      return Math.abs(parse(is) - (Math.abs(parse(second) - parse(first)) / parse(first)) * 100) <= 0.051
    case 'days':
      return Number(is) === (Date.parse(second) - Date.parse(first)) / 86_400_000
    case 'end': {
      const said = readDuration(second)
      const last = said && endOf(new Date(`${first}T00:00:00`).getTime(), said)
      const day = last === null ? null : new Date(last - 1)
      return (
        day !== null &&
        is ===
          printed(
            `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`,
          )
      )
    }
    case 'count':
      return /^\d+$/.test(is) || /^\d\d\.\d\d\.\d{4}$/.test(is)
  }
}

/** Numbers of a sentence that neither its sources nor its arithmetic have. */
function unfounded({ text, sources, sums }: InsightSentence): string[] {
  const known = new Set([
    ...sources.flatMap(({ said, day }) => [...numbersIn(said), printed(day)]),
    ...sums.map(({ is }) => is),
  ])
  return numbersIn(text).filter(one => !known.has(one))
}

const day = fc
  .date({ min: new Date('2019-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map(one => one.toISOString().slice(0, 10))
const row = fc
  .record({
    id: fc.constantFrom('glucose', 'ferritin', 'insulin', 'vitamin_b12'),
    value: fc.oneof(
      fc.integer({ min: 0, max: 9000 }).map(n => n / 100),
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom('отриц.', '++'),
    ),
    unit: fc.constantFrom('ммоль/л', 'мг/дл', 'мкг/л', 'пмоль/л', ''),
    min: fc.option(fc.integer({ min: 0, max: 40 }).map(n => n / 10)),
    max: fc.option(fc.integer({ min: 50, max: 900 }).map(n => n / 10)),
    refExceed: fc.constantFrom(0, 1, null),
    comparator: fc.option(fc.constantFrom('<' as const, '>' as const)),
    origin: fc.constantFrom('read' as const, 'typed' as const),
    doubts: fc.constantFrom<Doubt[]>([], [{ cell: 'value', reason: 'repaired' }]),
  })
  .map(one => ({ ...glucose(), ...one, name: one.id, nameLocal: one.id }))
const records: fc.Arbitrary<InsightRecord[]> = fc.uniqueArray(day, { minLength: 1, maxLength: 8 }).chain(days =>
  fc.tuple(
    ...days.map(one =>
      fc.oneof(
        fc.array(row, { maxLength: 4 }).map(rows => sheet(one, ...rows)),
        fc
          .tuple(fc.constantFrom('Метформин', 'Железо'), fc.constantFrom('3 месяца', '10 дней', 'длительно', ''))
          .map(([name, said]) => treatment(one, name, said)),
      ),
    ),
  ),
)
const change = fc.record({
  insightType: fc.constantFrom(...INSIGHT_TYPES),
  locale: fc.constantFrom('ru' as const, 'en' as const, 'el' as const),
  customPrompt: fc.constantFrom('глюкоза за два года', 'ferritin', 'все'),
})

test('every number of an insight stands in its records or is right arithmetic on them', () => {
  fc.assert(
    fc.property(records, change, (found, asked) => {
      const sentences = compose(found, asked).flatMap(one => one.sentences)
      for (const one of sentences) {
        expect(unfounded(one), one.text).toEqual([])
        expect(
          one.sums.filter(sum => !isRight(sum)),
          one.text,
        ).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
})

test('every source is one of the given records, with its day', () => {
  fc.assert(
    fc.property(records, change, (found, asked) => {
      const days = new Map(found.map(one => [one.clientId, one.day]))
      const sources = compose(found, asked).flatMap(one => one.sentences.flatMap(({ sources: of }) => of))
      for (const { record, day: of } of sources) expect(days.get(record)).toBe(of)
    }),
  )
})

test('the order of the records changes nothing, nor does asking twice', () => {
  fc.assert(
    fc.property(records, change, (found, asked) => {
      const once = compose(found, asked)
      expect(compose(found.toReversed(), asked)).toEqual(once)
      expect(reportOfInsight(compose(found, asked), '2026-11-23')).toEqual(reportOfInsight(once, '2026-11-23'))
    }),
  )
})

test('a value that waits for a check is never printed', () => {
  fc.assert(
    fc.property(records, change, (found, asked) => {
      const marked = found.map(one => ({
        ...one,
        biomarkers: one.biomarkers.map(of => (of.doubts?.length ? { ...of, value: 77_777, rawValue: '77777' } : of)),
      }))
      expect(textsOf(compose(marked, asked)).join(' ')).not.toMatch(/77[.,]?777/)
    }),
  )
})
