import { type Amount, sameLength, sameValue } from '../numbers/amount.ts'
import type { ChangeKind } from '../verdict.ts'
import { compareFrequency, tells } from './compare-frequency.ts'
import { sameDose } from './doses.ts'
import type { DrugFact } from './drug-facts.ts'
import type { Mention } from './drug-mentions.ts'
import { misses, tellsPast, tookIt } from './told-past.ts'

/** Tells of before the visit, or of what is ordered at it; null if the sentence leaves that open. */
export type When = 'history' | 'plan' | null

/** What differs between what a sentence says of a medicine and what the transcript says of it; null if nothing. */
export function compareDrug(
  said: DrugFact,
  mentions: readonly Mention[],
  others: readonly Mention[],
  when: When,
): ChangeKind | null {
  return compareStatus(said, mentions, others, when) ?? compareValues(said, mentions, when)
}

const has = (mentions: readonly DrugFact[], ...acts: readonly string[]) =>
  mentions.some(({ acts: own }) => acts.some(act => (own as ReadonlySet<string>).has(act)))

const isAvoided = ({ acts, doses, perDay }: Mention) =>
  acts.has('avoid') && acts.size === 1 && doses.length + perDay.length === 0
const isDenied = (one: Mention) => {
  const { polarity, acts } = one
  return (
    acts.has('not-taken') ||
    acts.has('not-given') ||
    isAvoided(one) ||
    (polarity === 'no' && !acts.has('stop') && !acts.has('hold') && !acts.has('not-stopped'))
  )
}
const isGiven = ({ polarity, acts, condition }: Mention) =>
  !condition &&
  polarity === 'yes' &&
  !acts.has('not-given') &&
  !acts.has('not-taken') &&
  !acts.has('offer') &&
  (acts.has('prescribe') || acts.has('keep') || acts.has('increase') || acts.has('decrease'))
const isTaken = ({ polarity, acts, plan, asked }: Mention) =>
  !plan && !asked && polarity === 'yes' && !acts.has('not-taken')

const isCurrent = (one: Mention) => isTaken(one) && !one.acts.has('stop') && !one.acts.has('hold') && !one.past

/** Given, or named with how it is to be taken. */
const isOrdered = (one: Mention) =>
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
function endsDenied(mentions: readonly Mention[], when: When): boolean {
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

const isEndedToday = ({ acts, dates }: DrugFact) => acts.has('stop') && dates.includes('today')
/** "I packed that in last summer": what ended it was before the visit. */
function endedBefore(real: readonly Mention[]): boolean {
  const ended = real.filter(({ acts }) => acts.has('stop') || acts.has('hold'))
  return ended.length > 0 && ended.every(one => one.planKnown && !one.plan && one.dates.some(date => date !== 'today'))
}

/** «Предлагал убрать, но мы оставили»: that it stops was only proposed. */
const staysOffered = ({ acts }: Mention) => acts.has('offer') && acts.has('keep')

function compareEnd(
  { dates, acts, brief }: DrugFact,
  real: readonly Mention[],
  mentions: readonly Mention[],
  others: readonly Mention[],
  denied: boolean,
): ChangeKind | null {
  const stops = real.some(
    one => !staysOffered(one) && ['stop', 'hold', 'avoid'].some(act => one.acts.has(act as never)),
  )
  // Stopped at the time that the sentence tells of, whatever came of it since.
  const ended = real.filter(({ acts }) => acts.has('stop') || acts.has('hold'))
  if (dates.length > 0 && ended.some(one => dates.some(date => one.dates.includes(date)))) return null
  // Stopped, where it was never begun: "The digoxin he prescribed? – I was afraid, we didn't even buy it."
  const isNever = ended.length === 0 && !real.some(isTaken) && real.some(one => !one.plan && one.acts.has('not-taken'))
  if (acts.has('stop') && acts.has('prescribe') && isNever) return 'status'
  // What is only held for some days is not stopped.
  if (
    acts.has('stop') &&
    !acts.has('hold') &&
    !brief &&
    ended.length > 0 &&
    ended.every(one => one.acts.has('hold') && !one.acts.has('stop'))
  )
    return 'status'
  const last = real.findLast(
    one =>
      ['stop', 'hold', 'keep', 'not-stopped', 'avoid'].some(act => one.acts.has(act as never)) ||
      (one.plan && isDenied(one)),
  )
  if (
    last &&
    (last.acts.has('not-stopped') ||
      staysOffered(last) ||
      (last.acts.has('keep') && !last.acts.has('stop') && !last.acts.has('hold')))
  )
    return has(others, 'stop', 'hold') ? 'drug' : 'status'
  // Stopped once, and given at this visit.
  const planned = real.some(
    one =>
      one.plan &&
      one.polarity === 'yes' &&
      !one.acts.has('stop') &&
      !one.acts.has('hold') &&
      !one.acts.has('offer') &&
      (one.doses.length > 0 || isGiven(one)),
  )
  const stopsNow = real.some(one => one.plan && (one.acts.has('stop') || one.acts.has('hold')))
  if (planned && !stopsNow && !denied) return 'status'
  if (stops || denied || mentions.some(one => one.allergy)) return null
  return has(others, 'stop', 'hold') ? 'drug' : 'status'
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

/** Mentions of the time that the sentence tells of, if any of them has what is compared. */
function ofTime(
  mentions: readonly Mention[],
  when: When,
  tells: (one: Mention) => boolean,
  needed: boolean,
): readonly Mention[] {
  // "Twice a day. – Do you miss any? – Now and then.": taken so all the same.
  const skips = (one: Mention) => one.polarity === 'yes' && one.acts.has('not-taken') && one.perDay.length > 0
  const real = mentions.filter(one => (!one.condition || needed) && !one.takenBack && (!isDenied(one) || skips(one)))
  const pool = real.length > 0 ? real : mentions
  if (when === null) return pool
  const own = pool.filter(one => one.plan === (when === 'plan') && tells(one))
  return own.length > 0 ? own : pool
}

/** "20 milligrams, since December 40": a dose before has the unit of those beside it. */
const sameOld = (old: Amount, told: Amount) =>
  sameDose(old, told) || (told.unit === null && sameValue(old.values, told.values))

/** "From 20 to 80", where it was 20, then 40, and is raised to 80: what it was last is the dose before. */
function isNotLast(old: Amount, now: readonly Amount[], mentions: readonly Mention[]): boolean {
  const isNow = (one: Amount) => now.some(other => sameDose(other, one))
  if (mentions.some(one => one.oldDoses.some(other => sameOld(old, other)))) return false
  const told = mentions.flatMap(one => (one.condition ? [] : one.doses)).toSorted((a, b) => a.from - b.from)
  const before = told.slice(0, told.findLastIndex(isNow)).filter(one => !isNow(one))
  const last = before.at(-1)
  return last !== undefined && !sameOld(old, last)
}

function compareValues(said: DrugFact, mentions: readonly Mention[], when: When): ChangeKind | null {
  // "15 since it was put up in hospital": put up before the visit.
  const raised = (['increase', 'decrease'] as const).find(act => said.acts.has(act))
  const isNow = mentions.some(
    one => one.plan && one.doses.some(other => said.doses.some(dose => sameDose(dose, other))),
  )
  const earlier =
    raised &&
    !isNow &&
    has(
      mentions.filter(one => !one.plan),
      raised,
    ) &&
    !has(
      mentions.filter(one => one.plan),
      raised,
    )
  const doses = ofTime(mentions, earlier ? 'history' : when, one => one.doses.length > 0, said.ifNeeded).flatMap(
    one => one.doses,
  )
  for (const dose of said.doses)
    if (!doses.some(other => sameDose(dose, other)))
      return doses.some(other => sameValue(dose.values, other.values)) ? 'unit' : 'dose'
  // "From 10 to 20": the dose before is one that was said of it, whenever.
  const everyDose = mentions.flatMap(one => [...one.doses, ...one.oldDoses])
  if (said.doses.length > 0 && said.oldDoses.some(old => !everyDose.some(other => sameOld(old, other)))) return 'dose'
  if (said.oldDoses.some(old => isNotLast(old, said.doses, mentions))) return 'dose'
  const routes = ofTime(mentions, when, one => one.routes.size > 0, said.ifNeeded).flatMap(one => [...one.routes])
  for (const route of said.routes) if (!routes.includes(route)) return 'route'
  const change = compareFrequency(said, mentions, ofTime(mentions, when, tells, said.ifNeeded))
  if (change) return change
  const lasting = ofTime(mentions, when, one => one.durations.length > 0, said.ifNeeded)
  // How long it is held stands beside what is not given: "skip that for two days".
  const ends = said.acts.has('stop') || said.acts.has('hold')
  const durations = (ends ? [...lasting, ...mentions.filter(isDenied)] : lasting).flatMap(one => one.durations)
  for (const duration of said.durations)
    if (!durations.some(other => sameLength(other, duration) || sameLength(duration, other))) return 'duration'
  const distances = mentions.flatMap(one => one.distances)
  if (
    distances.length > 0 &&
    said.distances.some(one => ![...distances, ...durations].some(other => sameLength(other, one)))
  )
    return 'duration'
  return null
}
