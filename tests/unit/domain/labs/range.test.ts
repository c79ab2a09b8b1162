import { describe, expect, test } from 'vitest'
import { assessBiomarker } from '../../../../src/domain/labs/assess-value.ts'
import { type Assessed, excessOf, rangeBar, sideOf } from '../../../../src/domain/labs/range.ts'
import fc from '../../../fast-check.ts'

const row = (value: Assessed['value'], min: number | null, max: number | null, more: Partial<Assessed> = {}) => ({
  ...{ value, valueType: 'number' as const, comparator: null, min, max, referenceRange: null },
  ...more,
})
const finite = fc.double({ noNaN: true, min: -1e6, max: 1e6 })
const bounds = fc
  .tuple(finite, finite)
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  .filter(([low, high]) => high > low)

describe('a value against its range, by the rules of the gold', () => {
  test.each([
    // The end of a plain range is inside.
    [row(3.9, 3.9, 4.7), 0],
    [row(4.7, 3.9, 4.7), 0],
    [row(3.89, 3.9, 4.7), -1],
    [row(4.71, 3.9, 4.7), 1],
    // A strict bound is outside, an inclusive one inside.
    [row(1.7, null, 1.7, { referenceRange: '< 1,7' }), 1],
    [row(1.7, null, 1.7, { referenceRange: 'менее 1,7' }), 1],
    [row(1.69, null, 1.7, { referenceRange: '< 1,7' }), 0],
    [row(5.2, null, 5.2, { referenceRange: 'до 5,2' }), 0],
    [row(130, null, 130, { referenceRange: 'έως 130' }), 0],
    [row(16, null, 16, { referenceRange: '<=16' }), 0],
    [row(16, null, 16, { referenceRange: '< = 16' }), 0],
    [row(1, 1, null, { referenceRange: '> 1' }), -1],
    [row(1, 1, null, { referenceRange: '>= 1' }), 0],
    [row(1, 1, null, { referenceRange: 'άνω των 1' }), -1],
    // A comparator decides only if all of its values are on one side.
    [row(0.6, null, 5, { comparator: '<' }), 0],
    [row(5, null, 5, { comparator: '<', referenceRange: '< 5' }), 0],
    [row(1000, null, 34, { comparator: '>' }), 1],
    [row(6, null, 5, { comparator: '<' }), null],
    [row(0.6, 0.1, 5, { comparator: '<' }), null],
    [row(0.1, 0.1, 5, { comparator: '<' }), -1],
    [row(0.1, 0.1, 5, { comparator: '<=' }), null],
    [row(60, 60, null, { comparator: '>' }), 0],
    [row(50, 60, null, { comparator: '>' }), null],
    [row(34, 10, 34, { comparator: '>' }), 1],
    [row(34, 10, 34, { comparator: '>=' }), null],
    // No bounds, and words: never compared (decision 54).
    [row(5, null, null), null],
    [row('следы', 0, 5), null],
    [row(true, 0, 5), null],
    [row(null, 0, 5), null],
    [row(Number.NaN, 0, 5), null],
  ] as const)('%j is %j', (given, side) => {
    expect(sideOf(given)).toBe(side)
    expect(assessBiomarker(given)).toBe(side === null ? null : Math.abs(side))
  })

  test('the excess orders values by how far outside they are', () => {
    expect(excessOf(row(6, 15, 150))).toBeCloseTo(0.6)
    expect(excessOf(row(5.8, null, 5.2))).toBeCloseTo(0.115, 2)
    expect(excessOf(row(20, 15, 150))).toBe(0)
    expect(excessOf(row(20, null, null))).toBeNull()
    expect(excessOf(row(0.3, null, 0))).toBeCloseTo(0.3)
  })
})

describe('the range bar', () => {
  test('the range is from 32 to 68 % of the bar, to the edge without a bound', () => {
    expect(rangeBar(row(121, 120, 150))?.zone).toEqual([32, 68])
    expect(rangeBar(row(5, null, 5.2))?.zone).toEqual([0, 68])
    expect(rangeBar(row(5, 1, null))?.zone).toEqual([32, 100])
    expect(rangeBar(row(5, null, null))).toBeNull()
    expect(rangeBar(row('следы', 1, 2))).toEqual({ zone: [32, 68], mark: null })
  })

  test('outside the range the mark is proportional and stays on the bar', () => {
    expect(rangeBar(row(5.8, null, 5.2))?.mark).toBeCloseTo(75.8, 1)
    expect(rangeBar(row(24, 30, 100))?.mark).toBeCloseTo(25.6, 1)
    expect(rangeBar(row(0, 30, 100))?.mark).toBe(3)
    expect(rangeBar(row(10_000, 30, 100))?.mark).toBe(97)
  })

  test('the mark is on the side of the range on which the value is, whatever the bounds', () => {
    fc.assert(
      fc.property(finite, bounds, fc.boolean(), fc.boolean(), (value, [low, high], hasLow, hasHigh) => {
        fc.pre(hasLow || hasHigh)
        const given = row(value, hasLow ? low : null, hasHigh ? high : null)
        const bar = rangeBar(given)
        const mark = bar?.mark ?? Number.NaN
        expect(mark).toBeGreaterThanOrEqual(3)
        expect(mark).toBeLessThanOrEqual(97)
        const side = sideOf(given)
        if (side === -1) expect(mark).toBeLessThanOrEqual(32)
        if (side === 1) expect(mark).toBeGreaterThanOrEqual(68 - 1e-9)
        if (side === 0 && hasLow) expect(mark).toBeGreaterThanOrEqual(32 - 1e-9)
        if (side === 0 && hasHigh) expect(mark).toBeLessThanOrEqual(68 + 1e-9)
      }),
      { numRuns: 2000 },
    )
  })

  test('a larger value is never further left', () => {
    fc.assert(
      fc.property(finite, finite, bounds, fc.boolean(), fc.boolean(), (a, b, [low, high], hasLow, hasHigh) => {
        fc.pre(hasLow || hasHigh)
        const at = (value: number) => rangeBar(row(value, hasLow ? low : null, hasHigh ? high : null))?.mark ?? 0
        expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)) + 1e-9)
      }),
      { numRuns: 2000 },
    )
  })
})
