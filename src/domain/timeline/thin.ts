import { keepWithin, pushApart } from './place.ts'

/**
 * One index for each slot of `width` pixels: the one of the greatest `weight`, the later of equal ones. Marks that would
 * hide each other are drawn once.
 */
export function thinned(places: readonly number[], width: number, weight: (index: number) => number): number[] {
  const chosen: number[] = []
  let slot = Number.NaN
  for (const [index, place] of places.entries()) {
    const own = Math.floor(place / width)
    const last = chosen.length - 1
    if (own !== slot) chosen.push(index)
    else if (weight(index) >= weight(chosen[last] ?? index)) chosen[last] = index
    slot = own
  }
  return chosen
}

/** Marks from `from` up to `to`, which stand as one at `place`. */
export interface Group {
  from: number
  to: number
  place: number
}

/** Ascending marks in groups of less than `width` pixels; every mark is in exactly one group. */
export function grouped(places: readonly number[], width: number): Group[] {
  const groups: Group[] = []
  for (let from = 0; from < places.length; ) {
    const start = places[from] ?? 0
    let to = from + 1
    while (to < places.length && (places[to] ?? 0) < start + width) to++
    groups.push({ from, to, place: (start + (places[to - 1] ?? start)) / 2 })
    from = to
  }
  return groups
}

/** Groups as they are drawn, `size` pixels wide: between 0 and `width`, and beside each other. */
export function drawnGroups(groups: readonly Group[], size: number, width: number): Group[] {
  const apart = pushApart(
    groups.map(({ place }) => place),
    size,
  )
  const places = keepWithin(apart, size / 2, width - size / 2, size)
  return groups.map((group, at) => ({ ...group, place: places[at] ?? group.place }))
}
