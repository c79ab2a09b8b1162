import { describe, expect, test } from 'vitest'
import { countDay, type Engagement, mayInstall } from '../../../../src/domain/account/engagement.ts'

describe('days of use (decision 27)', () => {
  test('begin at 1', () => {
    expect(countDay(undefined, '2026-03-01')).toEqual({ level: 1, day: '2026-03-01' })
    expect(countDay({ level: 1 }, '2026-03-01')).toEqual({ level: 1, day: '2026-03-01' })
    expect(countDay({ level: 0 }, '2026-03-01').level).toBe(1)
  })

  test('each distinct day counts once, also over the end of a month and a pause', () => {
    const days = ['2026-02-28', '2026-02-28', '2026-03-01', '2026-03-01', '2026-04-15']
    const levels: number[] = []
    days.reduce<Engagement | undefined>((before, day) => {
      const next = countDay(before, day)
      levels.push(next.level)
      return next
    }, undefined)
    expect(levels).toEqual([1, 1, 2, 2, 3])
  })

  test('a device whose zone is a day behind counts nothing', () => {
    const last = { level: 4, day: '2026-03-02' }
    expect(countDay(last, '2026-03-01')).toEqual(last)
  })

  test('a day that a wrong clock set ahead does not stop the count', () => {
    const corrected = countDay({ level: 4, day: '2031-01-01' }, '2026-03-01')
    expect(corrected).toEqual({ level: 4, day: '2026-03-01' })
    expect(countDay(corrected, '2026-03-02').level).toBe(5)
  })
})

test('the app can be installed above level 1', () => {
  expect([0, 1, 2, 3].map(mayInstall)).toEqual([false, false, true, true])
})
