import { describe, expect, test } from 'vitest'
import { placeBars } from '../../../../src/domain/timeline/bars.ts'
import fc from '../../../fast-check.ts'

const even = () => 0

describe('the bars of the shown time', () => {
  test('stand at their dates, 20 pixels wide, where there is room', () => {
    const { bars, width, hidden } = placeBars([50, 200, 400], { width: 500, fixed: false }, even)
    expect(bars.map(({ x }) => x)).toEqual([50, 200, 400])
    expect([width, hidden]).toEqual([20, 0])
  })

  test('that are closer than 24 pixels are pushed apart and know their date', () => {
    const { bars } = placeBars([100, 104], { width: 500, fixed: false }, even)
    expect(bars.map(({ x }) => x)).toEqual([90, 114])
    expect(bars.map(({ date }) => date)).toEqual([100, 104])
  })

  test('outside of the shown time are not drawn and not counted', () => {
    expect(placeBars([-5, 100, 501], { width: 500, fixed: false }, even)).toMatchObject({
      ...{ bars: [{ index: 1 }], total: 1, hidden: 0 },
    })
  })

  test('that keep 20 pixels and do not fit are drawn once for each place, those out of range first, and counted', () => {
    const all = Array.from({ length: 50 }, (_, at) => at * 2)
    const { bars, hidden, total } = placeBars(all, { width: 120, fixed: true }, at => (at === 3 ? 2 : 0))
    expect(bars.map(({ index }) => index)).toContain(3)
    expect(bars.length + hidden).toBe(total)
    expect(hidden).toBeGreaterThan(0)
  })

  test('every shown value is a bar or counted as hidden; bars stay within the chart, in order and apart', () => {
    const places = fc
      .array(fc.double({ min: -50, max: 650, noNaN: true }), { maxLength: 900 })
      .map(all => all.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(places, fc.boolean(), (all, fixed) => {
        const { bars, hidden, total } = placeBars(all, { width: 600, fixed }, even)
        expect(total).toBe(all.filter(at => at >= 0 && at <= 600).length)
        expect(bars.length + hidden).toBe(total)
        for (const [at, { x }] of bars.entries()) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(600)
          if (at > 0) expect(x - (bars[at - 1]?.x ?? 0)).toBeGreaterThan(0.99)
        }
      }),
    )
  })
})
