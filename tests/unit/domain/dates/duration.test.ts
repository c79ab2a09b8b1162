import { describe, expect, test } from 'vitest'
import { printDuration, printPosition } from '../../../../src/domain/dates/duration.ts'

describe('a duration', () => {
  test.each([
    [0, '0 s'],
    [45, '45 s'],
    [59.99, '59 s'],
    [60, '1:00'],
    [65, '1:05'],
    [3599.9, '59:59'],
    [3605, '1:00:05'],
    [36_000, '10:00:00'],
  ])('of %d seconds prints as %s', (seconds, text) => {
    expect(printDuration(seconds, 's')).toBe(text)
  })

  test.each([Number.POSITIVE_INFINITY, Number.NaN, -1])('that is not known (%d) is a dash, never a number', seconds => {
    expect(printDuration(seconds, 's')).toBe('–')
    expect(printPosition(seconds)).toBe('–')
  })

  test('in a player always has minutes', () => {
    expect(printPosition(5.9)).toBe('0:05')
    expect(printPosition(3605)).toBe('1:00:05')
  })
})
