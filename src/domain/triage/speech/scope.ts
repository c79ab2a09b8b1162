import { opposedCircumstances } from './circumstance.ts'
import { type Holder, holderScopes } from './holder-scope.ts'
import type { Item } from './items.ts'
import { realScopes } from './real-scope.ts'
import { type TimeScope, timeScopes } from './time-scope.ts'

/** Whose and of when a number at this place would be. `real: false`: a target, a limit, a condition. */
export interface Scope {
  readonly holder: Holder
  readonly time: TimeScope
  readonly real: boolean
  /** One of two that both hold: of the left and the right arm, lying and standing. */
  readonly oneOfTwo: boolean
}

/** Whose, of when and whether measured at all, for every item. */
export function scopesOf(items: readonly Item[]): Scope[] {
  const times = timeScopes(items)
  const real = realScopes(items)
  const opposed = opposedCircumstances(items)
  const holders = holderScopes(items)
  return items.map((_, at) => ({
    holder: holders[at] ?? 'unclear',
    time: times[at] ?? 'unclear',
    real: real[at] ?? false,
    oneOfTwo: opposed[at] ?? false,
  }))
}
