import { type Amount, sameLength, sameValue } from '../numbers/amount.ts'
import type { ChangeKind } from '../verdict.ts'
import { compareFrequency, tells } from './compare-frequency.ts'
import { sameDose } from './doses.ts'
import type { DrugFact } from './drug-facts.ts'
import type { Mention } from './drug-mentions.ts'
import { has, isDenied, type When } from './mention-acts.ts'

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

export function compareValues(said: DrugFact, mentions: readonly Mention[], when: When): ChangeKind | null {
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
