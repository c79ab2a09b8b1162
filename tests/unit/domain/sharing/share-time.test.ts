import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_SHARE_SECONDS } from '../../../../src/contract/share-limits.ts'
import { dayOf, lastDay, shareSeconds, standingOf } from '../../../../src/domain/sharing/share-time.ts'

const zone = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Europe/Athens'
})
afterEach(() => {
  process.env.TZ = zone
})

describe('how long a link works', () => {
  it.each([
    ['hour', 3600],
    ['day', 86_400],
    ['week', 604_800],
  ] as const)('one %s is %i seconds', (kind, seconds) => {
    expect(shareSeconds({ kind }, 0)).toBe(seconds)
  })

  // Athens: UTC+2 in winter, +3 in summer; the clocks change on 29.03.2026 and 25.10.2026.
  it.each([
    ['2026-11-23', '2026-11-23T12:00:00Z', 10 * 3600 - 1],
    ['2026-11-23', '2026-11-23T21:59:58Z', 1],
    ['2026-11-23', '2026-11-23T21:59:59.900Z', 0],
    ['2026-11-22', '2026-11-23T12:00:00Z', 0],
    ['2026-11-24', '2026-11-23T22:00:00Z', 86_399],
    ['2026-03-29', '2026-03-28T22:00:00Z', 23 * 3600 - 1],
    ['2026-10-25', '2026-10-24T21:00:00Z', 25 * 3600 - 1],
    ['2028-02-29', '2028-02-28T22:00:00Z', 86_399],
    ['2027-02-29', '2026-11-23T12:00:00Z', null],
    ['', '2026-11-23T12:00:00Z', null],
    ['2026-1-1', '2026-11-23T12:00:00Z', null],
    ['23.11.2026', '2026-11-23T12:00:00Z', null],
  ])('decision 45: until %s, asked at %s, is %s seconds', (day, now, seconds) => {
    expect(shareSeconds({ kind: 'until', day }, Date.parse(now))).toBe(seconds)
  })

  it('today is never dead at birth, and the last day that can be chosen is one that the server accepts', () => {
    for (let hour = 0; hour < 24; hour++) {
      const now = Date.parse('2026-10-25T00:30:00Z') + hour * 3_600_000
      expect(shareSeconds({ kind: 'until', day: dayOf(now) }, now)).toBeGreaterThan(0)
      expect(shareSeconds({ kind: 'until', day: lastDay(now) }, now)).toBeLessThanOrEqual(MAX_SHARE_SECONDS)
    }
  })

  it('a link works, has ended, or was revoked', () => {
    const link = { revokedAt: null, expiresAt: '2026-11-23T12:00:00Z' }
    const at = Date.parse(link.expiresAt)
    expect([standingOf(link, at - 1), standingOf(link, at)]).toEqual(['works', 'ended'])
    expect(standingOf({ ...link, revokedAt: '2026-11-23T11:00:00Z' }, at - 1)).toBe('revoked')
  })
})
