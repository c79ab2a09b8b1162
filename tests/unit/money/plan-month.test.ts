import { describe, expect, it } from 'vitest'
import { monthsAfter, planMonth } from '../../../src/domain/money/plan-month.ts'
import fc from '../../fast-check.ts'

const at = (text: string) => new Date(text.length > 10 ? text : `${text}T10:00:00.000Z`)
const day = (moment: Date) => moment.toISOString().slice(0, 10)

describe('a month of a plan', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s, at the same time of day', (anchor, months, end) => {
    expect(monthsAfter(at(anchor), months)).toEqual(at(end))
  })

  it('begins at its first millisecond and ends before the next one’s', () => {
    const anchor = at('2026-01-31')
    const inMonth = (moment: string) => Object.values(planMonth(anchor, at(moment))).map(day)
    expect(inMonth('2026-01-31T10:00:00.000Z')).toEqual(['2026-01-31', '2026-02-28'])
    expect(inMonth('2026-02-28T09:59:59.999Z')).toEqual(['2026-01-31', '2026-02-28'])
    expect(inMonth('2026-02-28T10:00:00.000Z')).toEqual(['2026-02-28', '2026-03-31'])
    expect(inMonth('2026-03-31T09:59:59.999Z')).toEqual(['2026-02-28', '2026-03-31'])
    expect(inMonth('2026-03-31T10:00:00.000Z')).toEqual(['2026-03-31', '2026-04-30'])
    expect(inMonth('2025-12-01')).toEqual(['2026-01-31', '2026-02-28'])
  })

  it('contains the moment, and months follow each other without a gap', () => {
    const dates = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const [anchor, now] = one < other ? [one, other] : [other, one]
        const { start, end } = planMonth(anchor, now)
        expect(start <= now && now < end).toBe(true)
        expect(planMonth(anchor, end).start).toEqual(end)
        expect(planMonth(anchor, new Date(end.getTime() - 1))).toEqual({ start, end })
      }),
    )
  })
})
