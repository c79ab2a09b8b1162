import { describe, expect, test } from 'vitest'
import { barGap, barWidth, CHART, labelFont } from '../../../../src/domain/timeline/bar-size.ts'
import fc from '../../../fast-check.ts'

test('the constants of the chart are the specified ones', () => {
  expect(CHART).toEqual({
    ...{ height: 400, bottom: 50, barWidth: 20, sides: 100, gap: 24 },
    ...{ cardAfter: 200, notesAfter: 100, notesUntil: 300 },
  })
})

describe('the width of a bar: 20, or (width - 100) / bars where that is less', () => {
  test.each([
    [600, 24, false, 20.833333, 20],
    [600, 25, false, 20, 20],
    [600, 26, false, 19.230769, 19.230769],
    [600, 50, false, 10, 10],
    [600, 500, false, 1, 1],
    [600, 501, false, 0.998004, 1],
    [100, 3, false, 0, 1],
    [40, 3, false, -20, 1],
    [600, 0, false, Number.POSITIVE_INFINITY, 20],
    [600, 1, false, 500, 20],
    [600, 500, true, 1, 20],
    [40, 500, true, -0.12, 20],
  ])('%d px for %d bars, fixed %s: the rule gives %d, drawn %d', (width, bars, fixed, rule, expected) => {
    if (bars > 0) expect((width - 100) / bars).toBeCloseTo(rule, 6)
    expect(barWidth({ width, bars, fixed })).toBeCloseTo(expected, 6)
  })

  test('bars that shrink fit beside each other, with their gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 1, max: 5000 }), (width, bars) => {
        const gap = barGap({ width, bars, fixed: false })
        expect(gap * bars).toBeLessThanOrEqual(width + 1e-6)
        expect(gap).toBeLessThanOrEqual(CHART.gap)
      }),
    )
  })
})

test('full bars keep 24 px from middle to middle', () => {
  expect(barGap({ width: 600, bars: 9, fixed: false })).toBe(24)
  expect(barGap({ width: 600, bars: 900, fixed: true })).toBe(24)
})

test.each([
  [20, 12],
  [20.1, 12],
  [19.9, 11.94],
  [10.1, 6.06],
  [10, 6],
  [9.9, 6],
  [0, 6],
  [400, 12],
])('a bar of %d px has a label of %d px', (width, font) => {
  expect(labelFont(width)).toBeCloseTo(font, 6)
})
