import { describe, expect, test } from 'vitest'
import { ageInYears } from '../../../../src/domain/dates/age.ts'
import { ageOn, calendarDay, isCalendarDate } from '../../../../src/domain/patients/date-of-birth.ts'
import fc from '../../../fast-check.ts'

describe('an age', () => {
  test.each([
    ['2026-11-20', { unit: 'days', count: 0 }],
    ['2026-11-19', { unit: 'days', count: 1 }],
    ['2026-10-21', { unit: 'days', count: 30 }],
    ['2026-10-20', { unit: 'months', count: 1 }],
    ['2024-11-21', { unit: 'months', count: 23 }],
    ['2024-11-20', { unit: 'years', count: 2 }],
    ['1972-11-20', { unit: 'years', count: 54 }],
    ['1972-11-21', { unit: 'years', count: 53 }],
    ['1876-11-21', { unit: 'years', count: 149 }],
  ])('of a patient born on %s is given in the most useful unit', (born, age) => {
    expect(ageOn(born, '2026-11-20')).toEqual(age)
  })

  test.each([null, undefined, '', 'unknown', '2026-11-21', '1876-11-20', '1972-02-30'])('is null for %s', born =>
    expect(ageOn(born, '2026-11-20')).toBeNull(),
  )

  test('of a patient born on a leap day increases on the first of March', () => {
    expect(ageOn('2024-02-29', '2027-02-28')).toEqual({ unit: 'years', count: 2 })
    expect(ageOn('2024-02-29', '2027-03-01')).toEqual({ unit: 'years', count: 3 })
  })

  test('in years equals `ageInYears` on every day', () => {
    const day = fc.date({ min: new Date(1900, 0, 1), max: new Date(2026, 10, 20), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [born, today] = one < other ? [one, other] : [other, one]
        const age = ageOn(calendarDay(born.getTime()), calendarDay(today.getTime()))
        const years = ageInYears(calendarDay(born.getTime()), today.getTime())
        expect(age?.unit === 'years' ? age.count : Math.floor((age?.unit === 'months' ? age.count : 0) / 12)).toBe(
          years,
        )
      }),
    )
  })
})

test('a date is valid only if the calendar has it', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(2100, 0, 1), noInvalidDate: true }), date => {
      expect(isCalendarDate(calendarDay(date.getTime()))).toBe(true)
    }),
  )
  for (const text of ['2026-02-29', '2026-04-31', '2026-1-1', '26-01-01', '2026-11-20T00:00', ' 2026-11-20']) {
    expect(isCalendarDate(text)).toBe(false)
  }
})
