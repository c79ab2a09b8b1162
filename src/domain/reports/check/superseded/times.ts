import { conceptsOf } from '../../concepts/concept-index.ts'
import { EXCLUSIVE } from '../../concepts/relations/exclusive.ts'
import type { Reading } from '../../text/reading.ts'
import type { Amount } from '../numbers/amount.ts'
import { amountsIn } from '../numbers/amounts.ts'
import { frequenciesIn } from '../numbers/frequency.ts'
import { TIME_UNITS } from '../numbers/units.ts'
import type { TakenAmounts } from './amounts.ts'
import { agreesWith, isByOther, SHORT } from './by-other.ts'
import { type Correction, deniesIllness, isParted, NEXT, namesIllnessBefore } from './correction.ts'

const DAY_TIMES = new Set(['morning', 'evening', 'night', 'noon', 'afternoon', 'afterFood', 'beforeFood', 'fasting'])

/** Frequencies and times of the day in order. */
export function timesIn(reading: Reading): { from: number; to: number; kind: 'often' | 'when' }[] {
  const { words } = reading
  const often = frequenciesIn(reading, 0, words.length).map(({ from, to }) => ({ from, to, kind: 'often' as const }))
  const when = conceptsOf(words.map(({ norm }) => norm)).flatMap(({ ids, from, to }) =>
    ids.some(id => DAY_TIMES.has(id)) ? [{ from, to, kind: 'when' as const }] : [],
  )
  return [...often, ...when].sort((a, b) => a.from - b.from)
}

/** «Утром и вечером, нет, только утром»: all times right before the marker, if one of their kind comes right behind it. */
export function takeBackTimes(
  correction: Correction,
  timed: ReturnType<typeof timesIn>,
  taken: Set<number>,
  { said, taken: amounts }: TakenAmounts,
): void {
  const { reading, at, after } = correction
  const restated = timed.find(one => one.from >= after && one.from < after + NEXT) ?? timesAt(reading, after)
  // "Three times a day, I only take two".
  if (!restated && /^(?:only|just|really|actually)$/u.test(reading.words[at]?.norm ?? '')) {
    const counted = amountsIn(reading, after, Math.min(after + 2, reading.words.length)).some(one => one.unit === null)
    const often = timed.findLast(one => one.to <= at && one.to > at - NEXT && one.kind === 'often')
    if (counted && often) taken.add(often.from)
  }
  if (!restated) return
  // "Twice a day, ten days, no, fourteen days, after food": how long was corrected, not how often.
  const length = said.find(one => one.from >= after && one.from < restated.from && isLength(one))
  if (length && [...amounts.values()].includes(length.from)) return
  const old = timed.filter(
    one => one.to <= at && one.to > at - NEXT - 1 && (one.kind === restated.kind || one.kind === 'often'),
  )
  const [first] = old
  if (first && deniesIllness(correction, first.to, restated.from)) return
  if (first && !isParted(reading, first.to, restated.from)) for (const one of old) taken.add(one.from)
}

const isLength = ({ unit }: Amount) => unit !== null && unit !== 'times' && TIME_UNITS.has(unit)

/** "Two times a day, no, wait, once": as often, in the same span. */
function timesAt(reading: Reading, after: number): ReturnType<typeof timesIn>[number] | undefined {
  const once = amountsIn(reading, after, Math.min(after + NEXT, reading.words.length)).find(one => one.unit === 'times')
  return once && { from: once.from, to: once.to, kind: 'often' }
}

const DATES = [
  ...EXCLUSIVE.filter(({ kind }) => kind === 'date').map(({ ids }) => ids),
  ['morning', 'noon', 'afternoon', 'evening', 'night'],
]

type Dated = { id: string; group: readonly string[]; from: number }
const datesIn = ({ words }: Reading, from: number, to: number): Dated[] =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).flatMap(({ ids, from: first }) =>
    ids.flatMap(id => DATES.filter(group => group.includes(id)).map(group => ({ id, group, from: from + first }))),
  )

const NOT = /^(?:не|not|οχι|нет|no|wasn't)$/u
const PREPOSITION = /^(?:в|во|с|со|к|на|in|on|at|since|from|το|τον|την|τη|στισ|στο|στον|απο)$/u
const SINCE = /^(?:since|с|со)$/u
/** «Не в феврале», "not Wednesday"; "not since Sunday" denies what was before. */
export const isDeniedDate = ({ words }: Reading, from: number): boolean => {
  if (SINCE.test(words[from - 1]?.norm ?? '') && /^(?:not|no|нет)$/u.test(words[from - 2]?.norm ?? '')) return false
  const before = PREPOSITION.test(words[from - 1]?.norm ?? '') ? from - 2 : from - 1
  // "Saturday, no, Friday": takes back what was before.
  return NOT.test(words[before]?.norm ?? '') && !/[,.!–—]/u.test(words[before]?.after ?? '')
}

const ADDS = /^(?:and|also|plus|и|еще|και|επισησ)$/u
const DOUBTS = /^(?:как(?:ое|ои|им|ая|ую)|what|which|ποιο|ποια|τι)$/u
/** «Каким утром, ты меня в два ночи разбудил»: named only to doubt it. */
const isDoubted = ({ words }: Reading, from: number): boolean => DOUBTS.test(words[from - 1]?.norm ?? '')

/**
 * «С августа. – С июня, Тома. – Верно.»: another date of the same kind by another one, who is agreed with or denies the
 * first one: «Да не в феврале, а в марте».
 */
export function takeBackDateByOther(reading: Reading, taken: Map<number, number>): void {
  const { turns } = reading
  for (const [index, turn] of turns.entries()) {
    const [before, next] = [turns[index - 1], turns[index + 1]]
    if (!before || !isByOther(before, turn) || turn.to - turn.from > SHORT) continue
    // "Four pints on a Friday. – And on a Saturday."
    if (ADDS.test(reading.words[turn.from]?.norm ?? '')) continue
    const said = datesIn(reading, turn.from, turn.to)
    const isDenied = ({ from }: Dated) => isDeniedDate(reading, from) || isDoubted(reading, from)
    const restated = said.find(one => !isDenied(one))
    const old = datesIn(reading, before.from, before.to).findLast(one => one.group === restated?.group)
    if (!restated || !old || old.id === restated.id) continue
    const denied = said.some(one => one.id === old.id && isDenied(one))
    const agreed =
      next !== undefined &&
      (next.speaker !== 'doctor' || next.label === null) &&
      (datesIn(reading, next.from, next.to).some(one => one.id === restated.id) || agreesWith(reading, next))
    if (denied || agreed) taken.set(old.from, restated.from)
  }
}

/** "Since March, sorry, since May": another date of the same kind right behind the marker. */
export function takeBackDate(correction: Correction, taken: Map<number, number>): void {
  const { reading, at, after } = correction
  const [restated] = datesIn(reading, after, after + NEXT)
  if (!restated || namesIllnessBefore(correction, restated.from)) return
  const old = datesIn(reading, Math.max(0, at - NEXT), at).findLast(one => one.group === restated.group)
  if (!old || old.id === restated.id) return
  // "In March. No, in May, in March it still came": said once more to explain it.
  const [turn] = reading.turns.filter(({ from, to }) => at >= from && at < to)
  const again = datesIn(reading, restated.from, Math.min(turn?.to ?? 0, restated.from + EXPLAINED))
  taken.set(old.from, restated.from)
  for (const one of again) if (one.id === old.id && isStill(reading, one)) taken.set(one.from, restated.from)
}
const EXPLAINED = 8
const STILL = /^(?:еще|тогда|still|then|ακομα|ακομη|τοτε)$/u
const isStill = ({ words }: Reading, { from }: Dated) =>
  words.slice(from - 2, from + 3).some(({ norm }) => STILL.test(norm))
