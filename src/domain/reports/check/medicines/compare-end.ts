import type { ChangeKind } from '../verdict.ts'
import type { DrugFact } from './drug-facts.ts'
import type { Mention } from './drug-mentions.ts'
import { has, isDenied, isGiven, isTaken } from './mention-acts.ts'

export const isEndedToday = ({ acts, dates }: DrugFact) => acts.has('stop') && dates.includes('today')
/** "I packed that in last summer": what ended it was before the visit. */
export function endedBefore(real: readonly Mention[]): boolean {
  const ended = real.filter(({ acts }) => acts.has('stop') || acts.has('hold'))
  return ended.length > 0 && ended.every(one => one.planKnown && !one.plan && one.dates.some(date => date !== 'today'))
}

/** «Предлагал убрать, но мы оставили»: that it stops was only proposed. */
const staysOffered = ({ acts }: Mention) => acts.has('offer') && acts.has('keep')

export function compareEnd(
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
