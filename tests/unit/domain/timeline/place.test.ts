import { describe, expect, test } from 'vitest'
import { keepWithin, nearest, pushApart, visible } from '../../../../src/domain/timeline/place.ts'
import { drawnGroups, grouped, thinned } from '../../../../src/domain/timeline/thin.ts'
import fc from '../../../fast-check.ts'

const ascending = fc
  .array(fc.double({ min: 0, max: 1000, noNaN: true }), { maxLength: 200 })
  .map(places => places.toSorted((a, b) => a - b))

describe('marks that are too close are pushed apart', () => {
  test.each([
    [[], []],
    [[100], [100]],
    [
      [100, 200],
      [100, 200],
    ],
    [
      [100, 124],
      [100, 124],
    ],
    [
      [100, 123],
      [99.5, 123.5],
    ],
    [
      [100, 100],
      [88, 112],
    ],
    [
      [100, 100, 100],
      [76, 100, 124],
    ],
    // The third has room, until the first two need it.
    [
      [100, 100, 140],
      [88, 112, 140],
    ],
    [
      [100, 100, 130],
      [86, 110, 134],
    ],
  ])('%j', (places, expected) => {
    expect(pushApart(places, 24).map(place => Math.round(place * 1e6) / 1e6)).toEqual(expected)
  })

  test('every gap is kept, the order stays, the middle of all stays, and none moves that has room', () => {
    fc.assert(
      fc.property(ascending, fc.double({ min: 0.5, max: 30, noNaN: true }), (places, gap) => {
        const moved = pushApart(places, gap)
        expect(moved).toHaveLength(places.length)
        for (const [at, place] of moved.entries())
          if (at > 0) expect(place - (moved[at - 1] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-6)
        const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / (all.length || 1)
        expect(mean(moved)).toBeCloseTo(mean(places), 5)
        if (places.every((place, at) => at === 0 || place - (places[at - 1] ?? 0) >= gap))
          for (const [at, place] of moved.entries()) expect(place).toBeCloseTo(places[at] ?? Number.NaN, 6)
      }),
    )
  })

  test('marks stay within the chart, and keep their order where there is no room for their gaps', () => {
    expect(keepWithin([-10, 14, 38], 0, 100, 24)).toEqual([0, 24, 48])
    expect(keepWithin([60, 84, 108], 0, 100, 24)).toEqual([52, 76, 100])
    expect(keepWithin([0, 24, 48], 0, 20, 24)).toEqual([0, 10, 20])
    fc.assert(
      fc.property(ascending, places => {
        const kept = keepWithin(pushApart(places, 24), 0, 1000, 24)
        for (const [at, place] of kept.entries()) {
          expect(place).toBeGreaterThanOrEqual(-1e-6)
          expect(place).toBeLessThanOrEqual(1000 + 1e-6)
          if (at > 0) expect(place).toBeGreaterThanOrEqual((kept[at - 1] ?? 0) - 1e-6)
        }
      }),
    )
  })
})

test('groups are drawn beside each other and within the chart, also at its end', () => {
  const group = (place: number) => ({ from: 0, to: 1, place })
  expect(drawnGroups([group(10), group(100)], 20, 200).map(({ place }) => place)).toEqual([10, 100])
  expect(drawnGroups([group(14), group(31)], 24, 200).map(({ place }) => place)).toEqual([12, 36])
  expect(drawnGroups([group(180), group(199)], 20, 200).map(({ place }) => place)).toEqual([170, 190])
  fc.assert(
    fc.property(ascending, places => {
      const groups = grouped(places, 30)
      const drawn = drawnGroups(groups, 24, 1000)
      expect(drawn.map(({ from, to }) => [from, to])).toEqual(groups.map(({ from, to }) => [from, to]))
      for (const [at, { place }] of drawn.entries())
        if (at > 0) expect(place - (drawn[at - 1]?.place ?? 0)).toBeGreaterThan(24 - 1e-6)
    }),
  )
})

test('only what is between two places is visible, both ends included once', () => {
  expect(visible([0, 10, 20, 30], 10, 30)).toEqual([1, 3])
  expect(visible([0, 10, 20, 30], 10.1, 30.1)).toEqual([2, 4])
  expect(visible([0, 10], 40, 50)).toEqual([2, 2])
  expect(visible([], 0, 50)).toEqual([0, 0])
})

test('the nearest mark is found; of two equally near ones the earlier', () => {
  expect(nearest([], 5)).toBe(-1)
  expect(nearest([10], 5)).toBe(0)
  expect(nearest([0, 10, 20], 15)).toBe(1)
  expect(nearest([0, 10, 20], 15.1)).toBe(2)
  expect(nearest([0, 10, 20], 99)).toBe(2)
})

test('of marks in one pixel the weightiest is drawn, so that no outlier is lost', () => {
  const weights = [0, 2, 1, 0, 0]
  const weight = (index: number) => weights[index] ?? 0
  expect(thinned([0, 0.4, 0.9, 1, 5], 1, weight)).toEqual([1, 3, 4])
  expect(thinned([0, 0.4], 1, () => 0)).toEqual([1])
  fc.assert(
    fc.property(ascending, places => {
      const chosen = thinned(places, 2, index => index % 7)
      expect(chosen.length).toBeLessThanOrEqual(501)
      expect(chosen).toEqual(chosen.toSorted((a, b) => a - b))
      const heaviest = Math.max(...places.map((_, at) => at % 7), 0)
      if (places.length > 0) expect(Math.max(...chosen.map(at => at % 7))).toBe(heaviest)
    }),
  )
})
