import { isOfGroup } from '../../../drugs/class-groups.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { isOfOtherThing } from '../act-object.ts'
import { amountAt } from '../amounts.ts'
import { namesOtherThing } from '../denied-of-other.ts'
import { normsOf } from '../dose-units.ts'
import { isOrderedInPart } from '../ordered-in-part.ts'
import { isTakenInPart } from '../taken-in-part.ts'
import { actsIn, IN_TIME, lastOf, type SaidAct } from './acts.ts'
import type { Named, Zone } from './zones.ts'

/** Words between an act and the name behind it; in speech without signs, on either side. */
const REACH = 3
const FAR = 5
const LOOSE = { before: 1, behind: 3 }
const WITH = /^(?:с|со|with|με)$/u

/** An act stands right before the names or behind them, with no other thing between. */
function isOfNames(reading: Reading, { loose, speaker }: Segment, { to, names }: Zone, act: SaidAct): boolean {
  const { words, drugs } = reading
  const at = names[0]?.at ?? act.from
  const end = names.at(-1)?.to ?? at
  if (act.to > at) {
    // "With warfarin you can't" is of the other one.
    if (act.act === 'unneeded' && WITH.test(words[at - 1]?.norm ?? '')) return false
    if (loose && act.from - end > LOOSE.behind) return false
    const own = names.map(({ drug }) => drug)
    if (isOfOtherThing(reading, own, end, act.to)) return false
    // «Пейте амоксициллин, алкоголь нельзя.»
    if (act.act === 'unneeded' && namesOtherThing(reading, end, act.from)) return false
    // "I take ramipril, the spare box is in the drawer".
    const isParted = words.slice(end - 1, act.from).some(({ after }) => /[,;]/u.test(after))
    // "Take it for a week, don't stop early."
    const goesOn = act.act === 'keep' || act.act === 'held'
    if (goesOn && speaker === 'doctor' && isParted && isOrderedInPart(reading, at, end)) return false
    if (act.act === 'never' && isParted && isTakenInPart(reading, at, end)) return false
    return !words.slice(end, Math.min(to, act.to + 1)).some((_, step) => {
      const group = drugs.get(end + step)
      return group?.kind === 'group' && !own.some(({ drugClass }) => isOfGroup(drugClass, group.drugClass))
    })
  }
  const reach = act.act === 'keep' || act.act === 'held' ? FAR : REACH
  if (at - act.to > (loose ? LOOSE.before : reach)) return false
  return !words.slice(act.to - 1, at).some(({ after }) => /[,;:]/u.test(after))
}

const TO_ME = /(?:^|\s)(?:мне|меня|me|mine|μου|εμενα)(?:\s|$)/u
/** «Он пьёт карведилол, а мне врач его отменил»: the companion's own. */
const isOfCompanion = (reading: Reading, { speaker }: Segment, { to }: Named, act: SaidAct): boolean =>
  speaker === 'companion' && TO_ME.test(normsOf(reading, to, Math.max(to, act.from)))

export const IF = /(?:^|\s)(?:если|if|when|αν|εαν|οταν)(?:\s|$)/u
/** "Ramipril, five, and if that's fine we'll go to ten." */
const isOnCondition = (reading: Reading, { to }: Named, { act, from }: SaidAct): boolean =>
  act === 'change' && IF.test(normsOf(reading, to, from)) && amountAt(reading, to) !== null

const isWithin = ({ act, ...one }: SaidAct, other: { from: number; to: number }): boolean =>
  act !== 'keep' && act !== 'held' && other.from <= one.from && one.to <= other.to

const IN_CASE = /(?:^|\s)(?:with (?:a|any)|at the first|on any|при|σε περιπτωση|με πυρετο)(?:\s|$)/u
const SEEK_HELP =
  /(?:^|\s)(?:ring|call|phone|go to|come (?:in|back|straight)|звоните|позвон\S+|вызыв\S+|обратит\S+|приезжа\S+|καλεσ\S+|τηλεφων\S+|ερθ\S+|ελατε)(?:\s|$)/u
const AT_ONCE = /(?:^|\s)(?:straight|immediately|at once|same day|сразу|немедленно|срочно|αμεσωσ)(?:\s|$)/u
/** "With a sore throat he must stop it and ring us": a warning for one day. */
const warns = (reading: Reading, { from, to }: Segment, { act, from: at }: SaidAct): boolean =>
  act === 'stop' &&
  SEEK_HELP.test(normsOf(reading, at, to)) &&
  (IN_CASE.test(normsOf(reading, from, at)) || AT_ONCE.test(normsOf(reading, at, to)))

/** What is said of the medicines of a zone; `otherwise`: words that deny something else. */
export function actsOfNames(
  reading: Reading,
  segment: Segment,
  zone: Zone,
  otherwise: { from: number; to: number } | null,
): SaidAct[] {
  const name = zone.names[0] as Named
  return actsIn(reading, zone.from, zone.to)
    .filter(one => isOfNames(reading, segment, zone, one) && !(otherwise && isWithin(one, otherwise)))
    .filter(one => !isOnCondition(reading, name, one))
    .map(one =>
      isOfCompanion(reading, segment, name, one) || warns(reading, segment, one)
        ? { ...one, act: 'held' as const }
        : one,
    )
}

/** The act that holds of those of one medicine, whose words end at `to`. */
export function actThatHolds(reading: Reading, acts: readonly SaidAct[], to: number): SaidAct | undefined {
  const isEnded = acts.some(({ act }) => act === 'ended')
  // «Эликвис закончился, ещё не купила»: it was taken.
  const last = lastOf(isEnded ? acts.filter(({ act }) => act !== 'never') : acts)
  const order = acts.find(({ act }) => act === 'order')
  // "Start at 25 and go up to 50 after a week": what is ordered now.
  const isLater =
    last?.act === 'change' && order && order.from < last.from && IN_TIME.test(normsOf(reading, order.to, to))
  return isLater ? order : last
}
