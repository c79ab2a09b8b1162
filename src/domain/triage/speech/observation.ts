import type { Doubt, Fact, FactValue } from './heard-vitals.ts'

/** One thing that was said of one fact, before anything is known of its rivals. */
export interface Observation {
  readonly fact: Fact
  /** null: undetectable, or a doubt without a number ("low nineties"). */
  readonly value: FactValue | null
  readonly undetectable: boolean
  /** Indexes of the first item and of the one after the last. */
  readonly from: number
  readonly to: number
  /** Index of the item that is the value: whose and of when is asked there. */
  readonly at: number
  /** Values said in one breath: the two of a blood pressure. */
  readonly group: number
  readonly approximate: boolean
  /** A change of state, which holds whenever it was made. */
  readonly event: boolean
  doubt: Doubt | undefined
  /** Taken back by what was said next. */
  corrected: boolean
  /** The value before a change ("from 97 to 89"). */
  readonly earlier: boolean
}
