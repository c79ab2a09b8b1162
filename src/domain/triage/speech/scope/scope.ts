import type { Item } from '../text/items.ts'
import { opposedCircumstances } from './circumstance.ts'
import { contestedScopes } from './contested.ts'
import { type Holder, holderScopes } from './holder-scope.ts'
import { realScopes } from './real-scope.ts'
import { type TimeScope, timeScopes } from './time-scope.ts'

/** Holder and time of a number at this place. `real: false`: it is a target, a limit or a condition. */
export interface Scope {
  readonly holder: Holder
  readonly time: TimeScope
  readonly real: boolean
  /** One of two valid values: of the left and the right arm, lying and standing. */
  readonly oneOfTwo: boolean
  /** The speaker doubts it, asks it, or says it as one of two. */
  readonly contested: boolean
}

/** One scope per item. */
export function scopesOf(items: readonly Item[]): Scope[] {
  const times = timeScopes(items)
  const real = realScopes(items)
  const opposed = opposedCircumstances(items)
  const contested = contestedScopes(items)
  const holders = holderScopes(items)
  return items.map((_, at) => ({
    holder: holders[at] ?? 'unclear',
    time: times[at] ?? 'unclear',
    real: real[at] ?? false,
    oneOfTwo: opposed[at] ?? false,
    contested: contested[at] ?? false,
  }))
}
