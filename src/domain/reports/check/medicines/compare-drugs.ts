import type { ChangeKind } from '../verdict.ts'
import { compareEnd, endedBefore, isEndedToday } from './compare-end.ts'
import { compareValues } from './compare-values.ts'
import { sameDose } from './doses.ts'
import type { DrugFact } from './drug-facts.ts'
import type { Mention } from './drug-mentions.ts'
import { endsDenied, has, isCurrent, isDenied, isGiven, isOrdered, isTaken, type When } from './mention-acts.ts'
import { misses, tellsPast, tookIt } from './told-past.ts'

/** What differs between what a sentence says of a medicine and what the transcript says of it; null if nothing. */
export function compareDrug(
  said: DrugFact,
  mentions: readonly Mention[],
  others: readonly Mention[],
  when: When,
): ChangeKind | null {
  return compareStatus(said, mentions, others, when) ?? compareValues(said, mentions, when)
}
/** Letters by which two forms of a name are one. */
const SAME_NAME = 6

function compareStatus(
  said: DrugFact,
  mentions: readonly Mention[],
  others: readonly Mention[],
  when: When,
): ChangeKind | null {
  const { acts } = said
  if (mentions.every(one => one.takenBack)) return 'drug'
  // Two brands of one substance, of which one takes the other's place.
  const sameName = mentions.filter(one => one.name.slice(0, SAME_NAME) === said.name.slice(0, SAME_NAME))
  if (!said.replaced && !acts.has('stop') && !acts.has('hold') && sameName.length > 0 && sameName.at(-1)?.replaced)
    return 'drug'
  const real = mentions.filter(one => (!one.condition || said.ifNeeded) && !one.takenBack)
  const isAllergy = said.allergy && !acts.has('prescribe')
  if (said.tolerated && said.polarity !== 'no') {
    if (mentions.some(one => one.allergy && one.polarity !== 'no' && !one.tolerated)) return 'negation'
    if (mentions.some(one => one.tolerated)) return null
  }
  if (said.intolerance && said.polarity !== 'no' && mentions.some(one => one.intolerance && one.polarity === 'yes'))
    return null
  if (isAllergy) {
    const allergic = mentions.some(one => one.allergy && one.polarity !== 'no')
    if (said.polarity === 'no') return allergic ? 'negation' : null
    const only = mentions.filter(one => one.allergy && one.polarity !== 'no').every(one => one.intolerance)
    return !allergic || (only && !said.intolerance) ? 'status' : null
  }
  // A dose was missed by who takes it, and not by who never began.
  if (said.missed && !acts.has('stop') && !acts.has('hold')) {
    if (mentions.some(one => misses(one) || (isDenied(one) && !one.plan && one.dates.length > 0))) return null
    if (others.some(misses)) return 'drug'
  }
  if (
    (said.reaction || said.opensEffect) &&
    said.polarity !== 'no' &&
    mentions.some(one => one.allergy && one.polarity !== 'no')
  )
    return null
  // "Takes montelukast, which gives her nightmares": it is also said to go on.
  const goesOn = acts.has('take') && !said.took
  const tellsEffect = said.reaction && !goesOn && !['stop', 'hold', 'keep', 'avoid'].some(act => acts.has(act as never))
  if (tellsEffect && mentions.some(one => !one.tolerated)) return null
  // What is not to be taken again was taken all the same.
  const before = real.filter(one => !one.plan && !one.asked)
  const isOfPast = tellsPast(said, before)
  const denied = isOfPast ? endsDenied(before, null) : endsDenied(real, when)
  if (isEndedToday(said) && endedBefore(real)) return 'date'
  const saysNot =
    acts.has('not-taken') ||
    acts.has('not-given') ||
    (said.polarity === 'no' && !acts.has('stop') && !acts.has('not-stopped'))
  if (saysNot) {
    const never = real.some(isDenied) || real.some(one => !one.plan && one.acts.has('stop'))
    const allergic = mentions.some(one => one.allergy) && !real.some(isGiven)
    const held = acts.has('not-given') && !acts.has('not-taken') && real.some(one => one.acts.has('hold'))
    return never || allergic || held ? null : 'negation'
  }
  if (acts.has('not-stopped')) return has(real, 'stop') && !has(real, 'keep', 'not-stopped') ? 'status' : null
  // "Takes ginkgo, to be stopped", of who never took it.
  if (when === 'history' && !isOfPast && denied && !has(real, 'stop', 'hold')) return 'status'
  if (acts.has('stop') || acts.has('hold') || acts.has('avoid')) return compareEnd(said, real, mentions, others, denied)
  if (denied) return 'status'
  if (real.length === 0) return 'status'
  if (acts.has('offer')) return null
  if (
    acts.has('prescribe') &&
    !acts.has('take') &&
    !isOfPast &&
    real.every(one => one.planKnown && !one.plan && !isGiven(one))
  )
    return 'status'
  if (isOfPast && before.some(tookIt)) return null
  if (acts.has('keep') && !acts.has('prescribe') && has(real, 'increase', 'decrease') && !has(real, 'keep'))
    return 'status'
  return compareChange(said, real, others, when) ?? compareGoingOn(said, real, when)
}

function compareChange(
  said: DrugFact,
  real: readonly Mention[],
  others: readonly Mention[],
  when: When,
): ChangeKind | null {
  const { acts } = said
  for (const [act, opposite] of [
    ['increase', 'decrease'],
    ['decrease', 'increase'],
  ] as const) {
    if (!acts.has(act) || acts.has(opposite)) continue
    // "Increased in September": by then, whatever is ordered now.
    if (
      said.dates.length > 0 &&
      real.some(one => one.acts.has(act) && said.dates.some(date => one.dates.includes(date)))
    )
      continue
    const now = when === 'plan' ? real.filter(one => one.plan) : []
    if (now.length > 0 && has(now, 'keep') && !has(now, act)) return 'status'
    if (has(real, act) || wentTo(said, real, act)) continue
    if (has(real, opposite, 'keep', 'not-given')) return 'status'
    if (has(others, act)) return 'drug'
    if (wentTo(said, real, opposite)) return 'status'
  }
  return null
}

/** The doses that were said go the way that the sentence tells, and end where it does. */
function wentTo({ doses }: DrugFact, real: readonly Mention[], act: 'increase' | 'decrease'): boolean {
  const told = real.flatMap(one => one.doses)
  const [first, last, own] = [told.at(0), told.at(-1), doses.at(-1)]
  if (!first || !last || !own || !sameDose(own, last)) return false
  const [from, to] = [Math.min(...first.values), Math.min(...last.values)]
  return act === 'increase' ? to > from : to < from
}

function compareGoingOn(said: DrugFact, real: readonly Mention[], when: When): ChangeKind | null {
  const { acts, alone } = said
  // A name with nothing but its dose is in a list of what is taken.
  const goesOn =
    (acts.size === 0 && alone && !real.some(isCurrent)) ||
    acts.has('take') ||
    acts.has('prescribe') ||
    acts.has('keep') ||
    when === 'history'
  if (when === 'history' && real.every(one => one.past)) return 'status'
  if (!goesOn && when === null) return null
  const stopped = real.findLastIndex(
    one => (one.acts.has('stop') || one.acts.has('hold')) && !one.acts.has('not-stopped'),
  )
  // Taken on until today: what is ordered from today on does not tell so.
  const later = real.slice(stopped + 1).filter(one => !(when === 'history' && acts.has('keep') && one.plan))
  const again = later.some(one => isGiven(one) || (one.plan && one.polarity === 'yes' && !one.acts.has('offer')))
  const takenBefore =
    when === 'history' && (real[stopped]?.plan ?? false) && real.slice(0, Math.max(0, stopped)).some(isTaken)
  // "Took it for half a year": so it was, though it is stopped now.
  if (said.took && !acts.has('prescribe') && !acts.has('keep') && when !== 'plan' && real.some(tookIt)) return null
  if (goesOn && stopped >= 0 && !again && !(takenBefore && !acts.has('keep')) && !hasBoth(real[stopped]))
    return 'status'
  // Ordered: it was ordered, not only thought of it or taken it.
  if (acts.has('prescribe') && !acts.has('take') && !real.some(isOrdered)) return 'status'
  if (goesOn && real.every(one => one.acts.has('offer') && !isGiven(one) && !one.acts.has('take'))) return 'status'
  if (goesOn && real.every(one => one.allergy && !isGiven(one))) return 'status'
  if (goesOn && real.every(one => one.polarity === 'open')) return 'status'
  return null
}

/** "Do not stop": both a verb of stopping and of going on. */
const hasBoth = (one: Mention | undefined) =>
  !!one && (one.acts.has('keep') || one.acts.has('increase') || one.acts.has('decrease'))
