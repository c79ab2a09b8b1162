import { describe, expect, test } from 'vitest'
import { boundsOf, panned, SHORTEST_MS, shown, zoomed } from '../../../../src/domain/timeline/window.ts'
import fc from '../../../fast-check.ts'

const DAY = 86_400_000
const bounds = { from: 0, to: 1000 * DAY }
const span = ({ from, to }: { from: number; to: number }) => to - from

describe('the part of the time that is shown', () => {
  test('is everything at first, from before the first record to after the last', () => {
    const all = boundsOf([100 * DAY, 900 * DAY], [950 * DAY])
    expect(all.from).toBeLessThan(100 * DAY)
    expect(all.to).toBeGreaterThan(950 * DAY)
    expect(span(all)).toBeLessThan(1000 * DAY)
  })

  test('of one record is two months around it, and without one still some time', () => {
    const one = boundsOf([100 * DAY], [])
    expect(span(one)).toBe(60 * DAY)
    expect(one.from + span(one) / 2).toBe(100 * DAY)
    expect(span(boundsOf([], []))).toBeGreaterThan(0)
  })

  test('keeps the moment under the pointer when it is zoomed', () => {
    const half = zoomed(bounds, 2, 300 * DAY, bounds)
    expect(half).toEqual({ from: 150 * DAY, to: 650 * DAY })
    expect(zoomed(half, 1 / 2, 300 * DAY, bounds)).toEqual(bounds)
  })

  test('moves up to its ends and keeps its length', () => {
    const half = { from: 200 * DAY, to: 700 * DAY }
    expect(panned(half, 100 * DAY, bounds)).toEqual({ from: 300 * DAY, to: 800 * DAY })
    expect(panned(half, 5000 * DAY, bounds)).toEqual({ from: 500 * DAY, to: 1000 * DAY })
    expect(panned(half, -5000 * DAY, bounds)).toEqual({ from: 0, to: 500 * DAY })
  })

  test('moves only as far as a moment needs to be in it', () => {
    const half = { from: 200 * DAY, to: 700 * DAY }
    expect(shown(half, 300 * DAY, bounds)).toEqual(half)
    expect(shown(half, 900 * DAY, bounds).to).toBeGreaterThan(900 * DAY)
    expect(shown(half, 900 * DAY, bounds).from).toBeLessThan(900 * DAY)
  })

  test('stays within its bounds and is never shorter than a week, whatever is done', () => {
    const step = fc.record({
      factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
      at: fc.double({ min: -100, max: 1100, noNaN: true }),
      by: fc.double({ min: -2000, max: 2000, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(step), steps => {
        let now = bounds
        for (const { factor, at, by } of steps) {
          now = panned(zoomed(now, factor, at * DAY, bounds), by * DAY, bounds)
          expect(now.from).toBeGreaterThanOrEqual(bounds.from)
          expect(now.to).toBeLessThanOrEqual(bounds.to + 1)
          expect(span(now)).toBeGreaterThanOrEqual(SHORTEST_MS - 1)
        }
      }),
    )
  })
})
