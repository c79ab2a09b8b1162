import { type Amount, sameValue } from './amounts.ts'
import type { DrugFact } from './drug-facts.ts'
import type { ChangeKind } from './verdict.ts'

/** What differs between what a sentence says of a medicine and what the transcript says of it; null if nothing. */
export function compareDrug(
  said: DrugFact,
  mentions: readonly DrugFact[],
  others: readonly DrugFact[],
): ChangeKind | null {
  return compareStatus(said, mentions, others) ?? compareValues(said, mentions)
}

const has = (facts: readonly DrugFact[], ...acts: readonly string[]) =>
  facts.some(({ acts: own }) => acts.some(act => (own as ReadonlySet<string>).has(act)))

const isDenied = ({ polarity, acts }: DrugFact) => polarity === 'no' && !acts.has('stop') && !acts.has('allergy')

/** The last word about it was a refusal: proposed and then not given. */
function endsDenied(mentions: readonly DrugFact[]): boolean {
  const denied = mentions.findLastIndex(isDenied)
  if (denied < 0) return false
  return !mentions
    .slice(denied + 1)
    .some(
      ({ acts, polarity }) =>
        polarity === 'yes' && (acts.has('prescribe') || acts.has('take') || acts.has('keep') || acts.has('increase')),
    )
}

function compareStatus(said: DrugFact, mentions: readonly DrugFact[], others: readonly DrugFact[]): ChangeKind | null {
  const { acts, polarity } = said
  const denied = endsDenied(mentions)
  const ended = denied || has(mentions, 'stop', 'hold', 'avoid')
  if (acts.has('allergy')) return has(mentions, 'allergy') || polarity === 'no' ? null : 'status'
  if (isDenied(said)) return ended || has(mentions, 'allergy') || mentions.some(isDenied) ? null : 'negation'
  if (acts.has('stop') || acts.has('hold') || acts.has('avoid')) {
    if (polarity === 'no') return null
    if (ended || has(mentions, 'allergy')) return null
    return has(others, 'stop', 'hold') || others.some(isDenied) ? 'drug' : 'status'
  }
  if (denied) return 'status'
  if (acts.has('offer')) return null
  if (acts.has('increase') && !acts.has('decrease') && !has(mentions, 'increase', 'prescribe'))
    return has(mentions, 'decrease', 'keep') ? 'status' : has(others, 'increase') ? 'drug' : null
  if (acts.has('decrease') && !acts.has('increase') && !has(mentions, 'decrease', 'prescribe'))
    return has(mentions, 'increase', 'keep') ? 'status' : has(others, 'decrease') ? 'drug' : null
  if (acts.has('increase') && has(mentions, 'decrease') && !has(mentions, 'increase')) return 'status'
  if (acts.has('decrease') && has(mentions, 'increase') && !has(mentions, 'decrease')) return 'status'
  const goesOn = acts.has('take') || acts.has('prescribe') || acts.has('keep')
  if (goesOn && has(mentions, 'stop') && !has(mentions, 'keep', 'increase', 'decrease')) {
    const stopped = mentions.findLastIndex(one => one.acts.has('stop'))
    if (!mentions.slice(stopped + 1).some(one => one.acts.has('prescribe')))
      return mentions.some(one => one.acts.has('take') && !one.acts.has('stop')) && acts.has('take') ? null : 'status'
  }
  if (
    acts.has('prescribe') &&
    !acts.has('take') &&
    mentions.every(one => one.acts.has('take') && !one.acts.has('prescribe') && one.acts.size === 1)
  )
    return 'status'
  if (
    acts.has('take') &&
    !acts.has('prescribe') &&
    mentions.length > 0 &&
    mentions.every(one => one.acts.has('offer') && !one.acts.has('take'))
  )
    return 'status'
  if (goesOn && mentions.length > 0 && mentions.every(one => one.acts.has('allergy'))) return 'status'
  return null
}

const MASS: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001 }

function sameDose(one: Amount, other: Amount): boolean {
  const [a, b] = [MASS[one.unit ?? ''], MASS[other.unit ?? '']]
  if (a && b && one.unit !== other.unit)
    return [...one.values].some(x => [...other.values].some(y => Math.abs(x * a - y * b) < 1e-9))
  return sameValue(one.values, other.values) && (one.unit === null || one.unit === other.unit)
}

function compareValues(said: DrugFact, mentions: readonly DrugFact[]): ChangeKind | null {
  const doses = mentions.flatMap(one => one.doses)
  for (const dose of said.doses)
    if (!doses.some(other => sameDose(dose, other)))
      return doses.some(other => sameValue(dose.values, other.values)) ? 'unit' : 'dose'
  // Dose and frequency of one medicine belong together where several are said.
  const routes = mentions.flatMap(one => [...one.routes])
  for (const route of said.routes)
    if (!routes.includes(route) && (routes.length > 0 || route !== 'oral')) return routes.length > 0 ? 'route' : 'route'
  const change = compareFrequency(said, mentions)
  if (change) return change
  const durations = mentions.flatMap(one => one.durations)
  for (const duration of said.durations)
    if (!durations.some(other => other.unit === duration.unit && sameValue(other.values, duration.values)))
      return 'duration'
  return null
}

const OPPOSED: readonly (readonly string[])[] = [
  ['morning', 'evening', 'noon'],
  ['morning', 'night', 'noon'],
  ['afterFood', 'beforeFood', 'fasting'],
]

function compareFrequency(said: DrugFact, mentions: readonly DrugFact[]): ChangeKind | null {
  // With a dose in the sentence, the mention that has this dose decides.
  const own =
    said.doses.length > 0
      ? mentions.filter(one => said.doses.every(dose => one.doses.some(other => sameDose(dose, other))))
      : []
  const withTimes = (facts: readonly DrugFact[]) =>
    facts.filter(one => one.perDay.length > 0 || one.dayTimes.length > 0)
  const from = withTimes(own).length > 0 ? own : mentions
  const perDay = from.flatMap(one => [...one.perDay, ...(one.perDay.length === 0 ? daily(one.dayTimes) : [])])
  for (const times of said.perDay) if (!perDay.some(other => Math.abs(other - times) < 0.01)) return 'frequency'
  const dayTimes = new Set(from.flatMap(one => one.dayTimes))
  for (const time of said.dayTimes) {
    if (
      dayTimes.has(time) ||
      (time === 'night' && dayTimes.has('evening')) ||
      (time === 'evening' && dayTimes.has('night'))
    )
      continue
    if (OPPOSED.some(group => group.includes(time) && group.some(other => dayTimes.has(other)))) return 'frequency'
    if (dayTimes.size === 0) return 'frequency'
  }
  return null
}

const daily = (times: readonly string[]): number[] => {
  const count = times.filter(one => one === 'morning' || one === 'evening' || one === 'night' || one === 'noon').length
  return count > 0 ? [count] : []
}
