import { changesBefore } from './context.ts'
import { type Item, isAny } from './items.ts'

const BY = new Set(['на', 'by', 'κατα'])

/**
 * Whether the number may be how much was gained or lost, and not what there is: "fell by 40", «упало на 40»; "went up 40"
 * says neither "to" nor "by".
 */
export function isDifference(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]
  if (!before) return false
  return (BY.has(before.norm) && changesBefore(items, at)) || isAny(before, 'step')
}
