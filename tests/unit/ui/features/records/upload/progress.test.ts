import { describe, expect, test } from 'vitest'
import { partsOf, shownPercent } from '../../../../../../src/ui/features/records/upload/files/progress.ts'

const at = (elapsedMs: number, sentBytes = 0, former = 0) =>
  shownPercent({ elapsedMs, sentBytes, totalBytes: 1000, former })

describe('the simulated floor rises by 10 % every 200 ms to 90 % (decision 50)', () => {
  test.each([
    [0, 0],
    [199, 0],
    [200, 10],
    [399, 10],
    [400, 20],
    [1799, 80],
    [1800, 90],
    [1999, 90],
    [60_000, 90],
    [-5, 0],
  ])('after %i ms: %i', (elapsedMs, percent) => {
    expect(at(elapsedMs)).toBe(percent)
  })

  test.each([
    [200, 90, 10],
    [200, 110, 11],
    [60_000, 899, 90],
    [60_000, 910, 91],
    [60_000, 1000, 99],
  ])('after %i ms with %i of 1000 bytes confirmed: %i', (elapsedMs, sentBytes, percent) => {
    expect(at(elapsedMs, sentBytes)).toBe(percent)
  })

  test('it never falls: not when the server starts over, nor when the clock does', () => {
    expect([at(60_000, 0, 95), at(0, 0, 40)]).toEqual([95, 40])
  })

  test('a file of no bytes does not divide by them', () => {
    expect(shownPercent({ elapsedMs: 0, sentBytes: 0, totalBytes: 0, former: 0 })).toBe(0)
  })
})

describe('a file has a cell for each 512 KB', () => {
  const PART = 512 * 1024
  test.each([
    [1, 0, { total: 1, sent: 0 }],
    [PART, 0, { total: 1, sent: 0 }],
    [PART, PART, { total: 1, sent: 1 }],
    [PART + 1, PART, { total: 2, sent: 1 }],
    [PART + 1, PART + 1, { total: 2, sent: 2 }],
    [3 * PART, PART - 1, { total: 3, sent: 0 }],
    [50 * 1024 * 1024, 0, { total: 100, sent: 0 }],
  ])('%i bytes, %i of them confirmed', (total, sent, parts) => {
    expect(partsOf(total, sent)).toEqual(parts)
  })
})
