/**
 * Moves marks apart that are closer than `gap`, each as little as possible in total (least squares; pool adjacent
 * violators, Barlow et al. 1972). `places` ascend; the order stays, and a mark with room around it does not move.
 */
export function pushApart(places: readonly number[], gap: number): number[] {
  // Without the gaps the problem is an isotonic regression: neighbours in the wrong order are pooled to their mean.
  const pools: { sum: number; count: number }[] = []
  for (const [at, place] of places.entries()) {
    let pool = { sum: place - at * gap, count: 1 }
    for (
      let before = pools.at(-1);
      before && before.sum / before.count > pool.sum / pool.count;
      before = pools.at(-1)
    ) {
      pool = { sum: before.sum + pool.sum, count: before.count + pool.count }
      pools.pop()
    }
    pools.push(pool)
  }
  const moved: number[] = []
  for (const { sum, count } of pools)
    for (let within = 0; within < count; within++) moved.push(sum / count + moved.length * gap)
  return moved
}

/** Moves marks back into `from` to `to`, with their gaps where there is room for all. */
export function keepWithin(places: readonly number[], from: number, to: number, gap: number): number[] {
  const step = places.length > 1 ? Math.min(gap, (to - from) / (places.length - 1)) : gap
  const kept = [...places]
  for (let at = 0, least = from; at < kept.length; at++, least += step) kept[at] = Math.max(kept[at] ?? 0, least)
  for (let at = kept.length - 1, most = to; at >= 0; at--, most -= step) kept[at] = Math.min(kept[at] ?? 0, most)
  return kept
}

/** Indexes of the ascending `places` from `from` to `to`, as a half-open interval. */
export function visible(places: readonly number[], from: number, to: number): readonly [number, number] {
  return [firstAtLeast(places, from), firstAtLeast(places, to)]
}

/** The first index whose place is at least `wanted`; the length if there is none. */
function firstAtLeast(places: readonly number[], wanted: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of the nearest of the ascending `places`; -1 if there are none. */
export function nearest(places: readonly number[], wanted: number): number {
  const after = firstAtLeast(places, wanted)
  if (after === 0) return places.length > 0 ? 0 : -1
  const [left = 0, right] = [places[after - 1], places[after]]
  return right === undefined || wanted - left <= right - wanted ? after - 1 : after
}
