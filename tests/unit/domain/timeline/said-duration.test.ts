import { describe, expect, test } from 'vitest'
import { endOf, readDuration } from '../../../../src/domain/timeline/said-duration.ts'

const days = (count: number) => ({ kind: 'period', days: count, months: 0 })
const months = (count: number) => ({ kind: 'period', days: 0, months: count })

describe('how long a treatment lasts, in three languages', () => {
  test.each([
    ['7 дней', days(7)],
    ['курс 10 дней', days(10)],
    ['1 день', days(1)],
    ['2 недели', days(14)],
    ['10–14 дней', days(14)],
    ['3 месяца', months(3)],
    ['8 мес.', months(8)],
    ['1 год', months(12)],
    ['5 лет', months(60)],
    ['полгода', months(6)],
    ['полтора месяца', { kind: 'period', days: 15, months: 1 }],
    ['одну неделю', days(7)],
    ['два месяца, затем контроль', months(2)],
    ['5 days', days(5)],
    ['for 6 weeks', days(42)],
    ['6-8 weeks', days(56)],
    ['three months', months(3)],
    ['a month', months(1)],
    ['half a year', months(6)],
    ['1.5 months', { kind: 'period', days: 15, months: 1 }],
    ['7 ημέρες', days(7)],
    ['επί 2 εβδομάδες', days(14)],
    ['3 μήνες', months(3)],
    ['ένα χρόνο', months(12)],
    ['Постоянно', { kind: 'ongoing' }],
    ['до отмены', { kind: 'ongoing' }],
    ['long-term', { kind: 'ongoing' }],
    ['Indefinitely', { kind: 'ongoing' }],
    ['συνεχώς', { kind: 'ongoing' }],
    ['до 05.11.2026', { kind: 'until', day: '2026-11-05' }],
    ['until 2026-11-05', { kind: 'until', day: '2026-11-05' }],
    ['μέχρι 5/11/2026', { kind: 'until', day: '2026-11-05' }],
    // A course that is repeated has an end: the first that is said.
    ['10 дней, длительно повторять', days(10)],
    ['', null],
    ['до 31.13.2026', null],
    ['по показаниям', null],
    ['0 дней', null],
    ['1 таблетка', null],
    ['как обычно', null],
  ])('%s', (text, expected) => {
    expect(readDuration(text)).toEqual(expected)
  })

  const at = (text: string) => new Date(text).getTime()
  test.each([
    ['2025-10-16T00:00:00', { kind: 'period', days: 7, months: 0 }, '2025-10-23T00:00:00'],
    ['2025-01-31T00:00:00', { kind: 'period', days: 0, months: 1 }, '2025-02-28T00:00:00'],
    ['2024-01-31T00:00:00', { kind: 'period', days: 0, months: 1 }, '2024-02-29T00:00:00'],
    ['2025-12-15T00:00:00', { kind: 'period', days: 0, months: 2 }, '2026-02-15T00:00:00'],
    ['2025-10-16T00:00:00', { kind: 'until', day: '2025-10-20' }, '2025-10-21T00:00:00'],
  ] as const)('from %s', (from, said, to) => {
    expect(endOf(at(from), said)).toBe(at(to))
  })

  test('an end before the beginning is none, and what goes on has none', () => {
    expect(endOf(at('2025-10-16T00:00:00'), { kind: 'until', day: '2025-10-01' })).toBeNull()
    expect(endOf(0, { kind: 'ongoing' })).toBeNull()
  })
})
