import { type Item, isAny, markOf } from './items.ts'

/**
 * "E4 V4 M6", «глаза 3, речь 4, движения 5» from `at` on: their sum, undefined where one of the three is missing. `next`:
 * index after what was read; the number of a lone part is no total and is read with it.
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
