import { describe, expect, test } from 'vitest'
import { barHeight, HIGHEST_BAR, LOWEST_BAR } from '../../../../src/domain/timeline/bar-height.ts'
import fc from '../../../fast-check.ts'

const height = (value: number, min: number | null, max: number | null) =>
  Number((barHeight({ value, min, max }) * 100).toFixed(6))

describe('the height of a bar in per cent of the chart (decision 53)', () => {
  test.each([
    // Ferritin, 15 to 150: within the range from 20 to 60.
    [15, 15, 150, 20],
    [15.0001, 15, 150, 20.00003],
    [82.5, 15, 150, 40],
    [149.9999, 15, 150, 59.99997],
    [150, 15, 150, 60],
    // Above: 60 and the excess as a share of the upper bound, at most the whole of it.
    [150.0001, 15, 150, 60.00004],
    [225, 15, 150, 90],
    [299.9999, 15, 150, 119.99996],
    [300, 15, 150, 120],
    [3000, 15, 150, 120],
    // Below: 20 less 18 times what is missing, never under 2.
    [14.9999, 15, 150, 19.99988],
    [7.5, 15, 150, 11],
    [0.0001, 15, 150, 2.00012],
    [0, 15, 150, 2],
    [-1, 15, 150, 2],
  ])('%d in %d to %d is %d', (value, min, max, expected) => {
    expect(height(value, min, max)).toBe(expected)
  })

  test.each([
    ['an upper bound of 0 divides as 10', 1, 0, 0, 66],
    ['a value of 0 where nothing else is allowed', 0, 0, 0, 40],
    ['ten times nothing', 10, 0, 0, 120],
    ['a lower bound of 0 divides as 10', -5, 0, 4, 11],
    ['negative bounds', -4, -2, 2, 2],
    ['between negative bounds', 0, -2, 2, 40],
    ['above a negative bound', -1, -4, -2, 90],
    ['no bounds', 7, null, null, 40],
    ['bounds in the wrong order', 7, 9, 3, 40],
    ['only an upper bound: from 0, as quantities do', 2.6, null, 5.2, 40],
    ['only an upper bound, on it', 5.2, null, 5.2, 60],
    ['only an upper bound, above it', 7.8, null, 5.2, 90],
    ['only an upper bound, below 0', -1, null, 5.2, 20],
    ['only an upper bound of 0', 0, null, 0, 40],
    ['only a lower bound, within: the upper one is missing', 45, 30, null, 40],
    ['only a lower bound, on it', 30, 30, null, 40],
    ['only a lower bound, below it', 15, 30, null, 11],
    ['a bound that is no number', 7, Number.NaN, null, 40],
    ['a bound that is not finite', 7, null, Number.POSITIVE_INFINITY, 40],
    ['a value that is no number', Number.NaN, 1, 2, 40],
    ['a value without an end', Number.POSITIVE_INFINITY, 1, 2, 120],
    ['a value without a beginning', Number.NEGATIVE_INFINITY, 1, 2, 2],
  ])('%s', (_, value, min, max, expected) => {
    expect(height(value, min, max)).toBe(expected)
  })

  const any = fc.double()
  const bound = fc.oneof(fc.constant(null), fc.constant(0), any, fc.double({ min: -1e3, max: 1e3, noNaN: true }))

  test('is 0.02 to 1.2 and a number for every value and every bounds', () => {
    fc.assert(
      fc.property(any, bound, bound, (value, min, max) => {
        const share = barHeight({ value, min, max })
        expect(share).toBeGreaterThanOrEqual(LOWEST_BAR)
        expect(share).toBeLessThanOrEqual(HIGHEST_BAR)
      }),
      { numRuns: 20_000 },
    )
  })

  test('never falls when the value rises', () => {
    const near = fc.oneof(fc.double({ noNaN: true }), fc.double({ min: -2e3, max: 2e3, noNaN: true }))
    fc.assert(
      fc.property(near, near, bound, bound, (one, other, min, max) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const [lower, higher] = [barHeight({ value: low, min, max }), barHeight({ value: high, min, max })]
        expect(higher).toBeGreaterThanOrEqual(lower - 1e-12)
      }),
      { numRuns: 20_000 },
    )
  })
})
