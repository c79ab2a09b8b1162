import type { DrugFact } from './drug-facts.ts'
import type { Mention } from './drug-mentions.ts'

/** Tells of before the visit, or of what is ordered at it; null if the sentence leaves that open. */
export type When = 'history' | 'plan' | null

export const has = (mentions: readonly DrugFact[], ...acts: readonly string[]) =>
  mentions.some(({ acts: own }) => acts.some(act => (own as ReadonlySet<string>).has(act)))

export const isAvoided = ({ acts, doses, perDay }: Mention) =>
  acts.has('avoid') && acts.size === 1 && doses.length + perDay.length === 0
export const isDenied = (one: Mention) => {
  const { polarity, acts } = one
  return (
    acts.has('not-taken') ||
    acts.has('not-given') ||
    isAvoided(one) ||
    (polarity === 'no' && !acts.has('stop') && !acts.has('hold') && !acts.has('not-stopped'))
  )
}
export const isGiven = ({ polarity, acts, condition }: Mention) =>
  !condition &&
  polarity === 'yes' &&
  !acts.has('not-given') &&
  !acts.has('not-taken') &&
  !acts.has('offer') &&
  (acts.has('prescribe') || acts.has('keep') || acts.has('increase') || acts.has('decrease'))
export const isTaken = ({ polarity, acts, plan, asked }: Mention) =>
  !plan && !asked && polarity === 'yes' && !acts.has('not-taken')

export const isCurrent = (one: Mention) => isTaken(one) && !one.acts.has('stop') && !one.acts.has('hold') && !one.past

/** Given, or named with how it is to be taken. */
export const isOrdered = (one: Mention) =>
  isGiven(one) ||
  (one.polarity === 'yes' &&
    !one.asked &&
    !one.condition &&
    !one.acts.has('offer') &&
    !one.acts.has('not-given') &&
    !one.acts.has('not-taken') &&
    !one.acts.has('stop') &&
    (one.plan || !one.planKnown) &&
    (one.doses.length + one.perDay.length + one.dayTimes.length + one.durations.length > 0 || one.plan))

/** The last word about it was a refusal: proposed and then not given, prescribed and then not taken. */
export function endsDenied(mentions: readonly Mention[], when: When): boolean {
  const denied = mentions.findLastIndex(one => isDenied(one) && !(one.allergy && one.polarity === 'yes'))
  if (denied < 0) return false
  const later = mentions.slice(denied + 1)
  return when === 'history'
    ? !mentions.some(isTaken)
    : !later.some(
        one =>
          isGiven(one) || one.acts.has('not-stopped') || (isOrdered(one) && one.doses.length + one.perDay.length > 0),
      )
}
