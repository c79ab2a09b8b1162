import { describe, expect, test } from 'vitest'
import { parseTimestamp } from '../../../../src/domain/dates/timestamp.ts'
import fc from '../../../fast-check.ts'

describe('a timestamp', () => {
  test.each([
    ['2026-11-20T11:22:33', '2026-11-20T11:22:33Z'],
    ['2026-11-20 11:22:33.5', '2026-11-20T11:22:33.500Z'],
    ['2026-11-20T11:22', '2026-11-20T11:22:00Z'],
    ['2026-11-20', '2026-11-20T00:00:00Z'],
  ])('without a zone is UTC: %s', (text, utc) => {
    expect(parseTimestamp(text)).toBe(Date.parse(utc))
  })

  test.each([
    ['2026-11-20T11:22:33+03:00', '2026-11-20T08:22:33Z'],
    ['2026-11-20 11:22:33.123456+00', '2026-11-20T11:22:33.123Z'],
    ['2026-11-20T11:22:33-0530', '2026-11-20T16:52:33Z'],
    ['2026-11-20T11:22:33z', '2026-11-20T11:22:33Z'],
  ])('with a zone keeps it: %s', (text, utc) => {
    expect(parseTimestamp(text)).toBe(Date.parse(utc))
  })

  test.each([
    '',
    'today',
    '20.11.2026',
    '2026-02-30',
    '2026-13-01',
    '2026-11-20T24:00',
    '2026-11-20T11:60',
    '2026-1-2',
  ])('that is invalid is null: %s', text => {
    expect(parseTimestamp(text)).toBeNull()
  })

  test('survives being printed as ISO 8601', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), date => {
        expect(parseTimestamp(date.toISOString())).toBe(date.getTime())
      }),
    )
  })
})
