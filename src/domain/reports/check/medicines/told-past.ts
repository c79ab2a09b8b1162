import type { DrugFact } from './drug-facts.ts'
import type { Mention } from './drug-mentions.ts'

/** Said of before the visit, and that it was taken. */
export const tookIt = (one: Mention) =>
  !one.plan && one.polarity === 'yes' && !one.allergy && !one.acts.has('not-taken') && !one.acts.has('offer')

/** A dose was missed by who takes it. */
export const misses = ({ missed, polarity, asked }: Mention) => missed && polarity === 'yes' && !asked

/** Taken or given before the visit: what is ordered at it takes nothing of that back. */
export const tellsPast = ({ took, before, acts }: DrugFact, earlier: readonly Mention[]) =>
  earlier.length > 0 &&
  !['keep', 'increase', 'decrease'].some(act => acts.has(act as never)) &&
  (acts.has('prescribe') ? before && earlier.some(tookIt) : took)
