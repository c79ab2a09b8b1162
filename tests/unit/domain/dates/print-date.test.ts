import { describe, expect, test } from 'vitest'
import {
  printCalendarDate,
  printDate,
  printDateTime,
  printTime,
  relativeDay,
} from '../../../../src/domain/dates/print-date.ts'

const at = Date.parse('2026-11-20T21:05:09Z')

describe('a date', () => {
  test('prints day, month and year with dots, the time in 24 hours', () => {
    expect(printDate(at, 'UTC')).toBe('20.11.2026')
    expect(printTime(at, 'UTC')).toBe('21:05')
    expect(printDateTime(at, 'UTC')).toBe('20.11.2026, 21:05')
  })

  test('prints in the zone of the reader', () => {
    expect(printDateTime(at, 'Europe/Moscow')).toBe('21.11.2026, 00:05')
    expect(printDateTime(at, 'America/New_York')).toBe('20.11.2026, 16:05')
  })

  test('of birth does not move with the zone', () => {
    expect(printCalendarDate('1972-03-04')).toBe('04.03.1972')
    expect(printCalendarDate('04.03.1972')).toBeNull()
  })
})

describe('a relative day', () => {
  const athens = 'Europe/Athens'
  test.each([
    ['2026-11-20T21:59:00Z', 'today'],
    ['2026-11-19T22:00:00Z', 'today'],
    ['2026-11-19T21:59:00Z', 'yesterday'],
    ['2026-11-18T21:59:00Z', 'other'],
    ['2026-11-20T22:00:00Z', 'other'],
  ])('%s is %s', (text, day) => {
    expect(relativeDay(Date.parse(text), at, athens)).toBe(day)
  })

  test('yesterday had 25 hours when the clocks went back', () => {
    const mondayJustAfterMidnight = Date.parse('2026-10-25T22:30:00Z')
    const sundayJustAfterMidnight = Date.parse('2026-10-24T21:30:00Z')
    expect(relativeDay(sundayJustAfterMidnight, mondayJustAfterMidnight, athens)).toBe('yesterday')
  })
})
