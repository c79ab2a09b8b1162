import type { Doubt, Fact, FactValue } from './heard-vitals.ts'

/** One statement about one fact, not yet compared with other statements about it. */
export interface Observation {
  readonly fact: Fact
  /** null: undetectable, or a doubt without a number ("low nineties"). */
  readonly value: FactValue | null
  readonly undetectable: boolean
  /** Indexes of the first item and of the one after the last. */
  readonly from: number
  readonly to: number
  /** Index of the value's item, at which its holder and time are looked up. */
  readonly at: number
  /** The same for values that were said together: the two of a blood pressure. */
  readonly group: number
  readonly approximate: boolean
  /** A change of state, which still holds if it happened earlier. */
  readonly event: boolean
  doubt: Doubt | undefined
  /** Taken back by later words. */
  corrected: boolean
  /** The value before a change ("from 97 to 89"). */
  readonly earlier: boolean
}
