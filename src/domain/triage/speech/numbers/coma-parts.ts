import { type Item, isAny, markOf } from '../text/items.ts'

/**
 * The sum of "E4 V4 M6", «глаза 3, речь 4, движения 5» from `at` on; undefined if one of the three is missing. `next`
 * is the index after the parts; the number of a lone part is skipped, because it is not a total.
 */
export function comaParts(items: readonly Item[], at: number): { total: number | undefined; next: number } {
  let total = 0
  let next = at
  for (const part of ['E', 'V', 'M'] as const) {
    while (items[next]?.kind === 'stop' || isAny(items[next], 'filler')) next++
    const value = items[next + 1]
    if (markOf(items[next], 'coma-part')?.part !== part || value?.kind !== 'number')
      return { total: undefined, next: Math.max(next, at + 2) }
    total += value.number.value
    next += 2
  }
  return { total, next }
}
