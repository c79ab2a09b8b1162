import { conceptsOf, KIND_OF } from '../concepts/concept-index.ts'
import { EXCLUSIVE } from '../concepts/relations/exclusive.ts'
import type { Reading } from '../text/reading.ts'
import { startsWith } from '../text/within.ts'
import { isUnlistedName } from './medicines/unlisted.ts'
import { type Amount, amountsIn, sameValue } from './numbers/amounts.ts'
import { frequenciesIn } from './numbers/frequency.ts'
import { DOSE_UNITS, TIME_UNITS } from './numbers/units.ts'
import { sidesIn } from './sides/sides.ts'
import { takeBackByOther } from './superseded-by-other.ts'
import { TAKES_BACK, TAKES_BACK_BEHIND, TAKES_BACK_NAMES } from './words/corrections.ts'

/** What was said and taken back, by its first word. */
export interface Superseded {
  amounts: ReadonlySet<number>
  sides: ReadonlySet<number>
  drugs: ReadonlySet<number>
  /** Frequencies and times of the day. */
  times: ReadonlySet<number>
  /** Units of new values that were said with the old ones only: "five days, sorry, three". */
  units: ReadonlyMap<number, string>
  /** Days, months and seasons, with the first word of the one that was meant. */
  dates: ReadonlyMap<number, number>
}

const BACK = 14
const AHEAD = 12
/** Behind a bare "no" the new value comes at once. */
const NEXT = 5
const PLAIN_NO = /^(?:нет|не|no|nope|οχι|oh|ah|ои|ах|хотя|верно)$/u
/** An old value may be said once more to explain it: «десять мне раньше давали». */
const EXPLAINED = 14
/** Words of the longest marker. */
const LONGEST = 4
const MARKER = new RegExp(`^(?:${TAKES_BACK})$`, 'u')
const BEHIND = new RegExp(`^(?:${TAKES_BACK_BEHIND})$`, 'u')
const OF_NAMES = new RegExp(`^(?:${TAKES_BACK_NAMES})$`, 'u')

/** The word after the marker of a correction at `at`, or null. */
function markerAt(reading: Reading, at: number): number | null {
  const { words } = reading
  const hit = startsWith(reading, at, words.length, 'correction')
  if (hit) return hit.to
  for (let length = LONGEST; length > 0; length--) {
    const said = words
      .slice(at, at + length)
      .map(({ norm }) => norm)
      .join(' ')
    if (at + length <= words.length && MARKER.test(said)) return at + length
  }
  return null
}

export function supersededIn(reading: Reading): Superseded {
  const { words } = reading
  const amounts = new Set<number>()
  const sides = new Set<number>()
  const drugs = new Set<number>()
  const times = new Set<number>()
  const units = new Map<number, string>()
  const dates = new Map<number, number>()
  // The number of "Speaker 2:" is none.
  const inTurn = (word: number) => reading.turns.some(({ from, to }) => word >= from && word < to)
  const said = amountsIn(reading, 0, words.length).filter(one => inTurn(one.from) && !isPause(reading, one))
  const timed = timesIn(reading)
  for (const [at, word] of words.entries()) {
    const after = markerAt(reading, at)
    if (after === null) continue
    if (
      word.norm === 'не' &&
      !reading.numbers.has(after) &&
      !reading.drugs.has(after) &&
      sidesIn(reading, after, after + 1).length === 0
    )
      continue
    const ahead = PLAIN_NO.test(word.norm) && !raises(reading, after) ? NEXT : AHEAD
    if (!takeBackSide(reading, at, after, sides, said, PLAIN_NO.test(word.norm) ? NO_SIDE : AHEAD)) {
      takeBackAmount(reading, said, at, after, amounts, units, ahead)
      takeBackTimes(reading, timed, at, after, times)
    }
    takeBackDrug(reading, at, after, drugs)
    takeBackDate(reading, at, after, dates)
  }
  takeBackSideAsked(reading, sides)
  takeBackBehind(reading, said, amounts, units)
  takeBackByOther(reading, said, amounts)
  return { amounts, sides, drugs, times, units, dates }
}

/** "No, they upped it on the ward, twenty six": the new value comes behind the verb. */
const raises = ({ words }: Reading, after: number) =>
  conceptsOf(words.slice(after, after + NEXT).map(({ norm }) => norm)).some(({ ids }) =>
    ids.some(id => id === 'increase' || id === 'decrease'),
  )

/** "One second, no, five", «μισό λεπτό»: between two signs it asks to wait and measures nothing. */
const isPause = ({ words }: Reading, { from, to }: Amount) =>
  PAUSE.test(
    words
      .slice(from, to + 1)
      .map(({ norm }) => norm)
      .join(' '),
  ) &&
  /[.,!?…:–-]/u.test(words[from - 1]?.after ?? '.') &&
  words.slice(from, to + 1).some(({ after }) => /[.,!?…:–-]/u.test(after))
const PAUSE =
  /^(?:одн[оу]|полминуты|one|half a|just a|a|μισο|ενα|μια) ?(?:секунд\p{L}*|минут\p{L}*|мгновение|sec|second|minute|moment|λεπτο|λεπτακι|δευτερολεπτο|στιγμη)(?: |$)/u

/** What was then, said before what is now: «два это зимой было, сейчас по одному». */
const THEN_OR_NOW =
  /^(?:раньше|прежде|сначала|вначале|был[оаи]?|тогда|сеичас|теперь|зимои|летом|веснои|осенью|before|was|were|used|originally|then|now|nowadays|winter|summer|spring|autumn|πριν|παλια|παλιοτερα|ηταν|τοτε|τωρα|πια|χειμωνα|καλοκαιρι|ανοιξη|φθινοπωρο)$/u

const sameKind = (one: Amount, other: Amount) =>
  one.unit === other.unit ||
  (one.unit === null && (other.unit === null || DOSE_UNITS.has(other.unit))) ||
  (other.unit === null && one.unit !== null && (DOSE_UNITS.has(one.unit) || TIME_UNITS.has(one.unit)))

/** Another medicine between two numbers: they are no value and its correction. */
function isParted({ drugs }: Reading, from: number, to: number): boolean {
  let own: string | null = null
  for (const [at, { inn, name }] of drugs) {
    if (at < from) own = inn ?? name
    else if (at < to && own !== (inn ?? name)) return true
  }
  return false
}

/** Another measured thing was named since: the numbers are of different things. */
const namesTest = ({ words }: Reading, from: number, to: number) =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).some(({ ids }) =>
    ids.every(id => KIND_OF.get(id) === 'test'),
  )

/** A bare "no" beside an illness, an operation or a habit denies this one: it takes no number back. */
const namesIllness = ({ words }: Reading, from: number, to: number) =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).some(({ ids }) =>
    ids.every(id => id !== 'hospitalization' && ILLNESS.has(KIND_OF.get(id) ?? '')),
  )
const ILLNESS = new Set(['finding', 'procedure', 'life'])

/** "Fifteen once a day for two weeks, oh, seven and a half, fifteen is my mother's": the old value is said once more. */
const explainedBy = (said: readonly Amount[], before: readonly Amount[], restated: Amount) =>
  restated.unit === null
    ? before.findLast(
        one =>
          (one.unit === null || DOSE_UNITS.has(one.unit)) &&
          said.some(
            other =>
              other.from >= restated.to && other.from < restated.to + NEXT && sameValue(other.values, one.values),
          ),
      )
    : undefined

function takeBackAmount(
  reading: Reading,
  said: readonly Amount[],
  at: number,
  after: number,
  taken: Set<number>,
  units: Map<number, string>,
  ahead: number,
): void {
  const restated = said.find(one => one.from >= after && one.from < after + ahead)
  if (!restated) return
  const before = said.filter(one => one.to <= at && one.to > at - BACK && sameKind(one, restated))
  // «По сто два раза в день, нет, по сто пятьдесят»: the dose, not how often.
  const [last, other] = [before.at(-1), before.at(-2)]
  const explained = explainedBy(said, before, restated)
  const old = explained ?? (restated.unit === null && last?.unit === 'times' && other?.unit === null ? other : last)
  if (old && sameValue(old.values, restated.values)) {
    takeBackOnceMore(reading, said, old, restated, taken, units)
    return
  }
  if (
    !old ||
    isParted(reading, old.to, restated.from) ||
    namesTest(reading, old.to, at) ||
    (PLAIN_NO.test(reading.words[at]?.norm ?? '') &&
      (namesIllness(reading, old.to, at) || namesIllness(reading, after, restated.from)))
  )
    return
  takeBack(reading, said, old, restated, taken, units)
}

/** The old value stands behind the marker once more, and the new one behind that. */
function takeBackOnceMore(
  reading: Reading,
  said: readonly Amount[],
  old: Amount,
  restated: Amount,
  taken: Set<number>,
  units: Map<number, string>,
): void {
  const now = said.find(
    one =>
      one.from >= restated.to &&
      one.from < restated.to + EXPLAINED &&
      (sameKind(one, old) || sameKind(one, restated)) &&
      !sameValue(one.values, old.values),
  )
  const reach = now ? now.from : restated.to + NEXT
  if (!reading.words.slice(restated.to, reach).some(({ norm }) => THEN_OR_NOW.test(norm))) return
  if (isParted(reading, old.to, reach)) return
  taken.add(restated.from)
  if (now) takeBack(reading, said, old, now, taken, units)
  // «По одному» is no amount, but what was then does not hold.
  else taken.add(old.from)
}

function takeBack(
  reading: Reading,
  said: readonly Amount[],
  old: Amount,
  restated: Amount,
  taken: Set<number>,
  units: Map<number, string>,
): void {
  taken.add(old.from)
  if (restated.unit === null && old.unit !== null && TIME_UNITS.has(old.unit)) units.set(restated.from, old.unit)
  for (const one of said)
    if (
      one.from > restated.from &&
      one.from < restated.to + EXPLAINED &&
      (one.unit === old.unit || one.unit === null || !TIME_UNITS.has(one.unit)) &&
      sameValue(one.values, old.values) &&
      !isParted(reading, restated.to, one.from)
    )
      taken.add(one.from)
}

/** "Eighty, eighty-two actually". */
function takeBackBehind(
  reading: Reading,
  said: readonly Amount[],
  taken: Set<number>,
  units: Map<number, string>,
): void {
  const { words } = reading
  for (const [index, restated] of said.entries()) {
    const old = said[index - 1]
    const near = old && restated.from - old.to <= 1 && sameKind(old, restated)
    if (!near || sameValue(old.values, restated.values)) continue
    if (words.slice(restated.to, restated.to + 2).some(({ norm }) => BEHIND.test(norm)))
      takeBack(reading, said, old, restated, taken, units)
  }
}

const DAY_TIMES = new Set(['morning', 'evening', 'night', 'noon', 'afternoon', 'afterFood', 'beforeFood', 'fasting'])

/** Frequencies and times of the day in order. */
function timesIn(reading: Reading): { from: number; to: number; kind: 'often' | 'when' }[] {
  const { words } = reading
  const often = frequenciesIn(reading, 0, words.length).map(({ from, to }) => ({ from, to, kind: 'often' as const }))
  const when = conceptsOf(words.map(({ norm }) => norm)).flatMap(({ ids, from, to }) =>
    ids.some(id => DAY_TIMES.has(id)) ? [{ from, to, kind: 'when' as const }] : [],
  )
  return [...often, ...when].sort((a, b) => a.from - b.from)
}

/** «Утром и вечером, нет, только утром»: all times right before the marker, if one of their kind comes right behind it. */
function takeBackTimes(
  reading: Reading,
  timed: ReturnType<typeof timesIn>,
  at: number,
  after: number,
  taken: Set<number>,
): void {
  const restated = timed.find(one => one.from >= after && one.from < after + NEXT) ?? timesAt(reading, after)
  // "Three times a day, I only take two".
  if (!restated && /^(?:only|just|really|actually)$/u.test(reading.words[at]?.norm ?? '')) {
    const counted = amountsIn(reading, after, Math.min(after + 2, reading.words.length)).some(one => one.unit === null)
    const often = timed.findLast(one => one.to <= at && one.to > at - NEXT && one.kind === 'often')
    if (counted && often) taken.add(often.from)
  }
  if (!restated) return
  const old = timed.filter(
    one => one.to <= at && one.to > at - NEXT - 1 && (one.kind === restated.kind || one.kind === 'often'),
  )
  const [first] = old
  if (
    PLAIN_NO.test(reading.words[at]?.norm ?? '') &&
    first &&
    (namesIllness(reading, first.to, at) || namesIllness(reading, after, restated.from))
  )
    return
  if (first && !isParted(reading, first.to, restated.from)) for (const one of old) taken.add(one.from)
}

/** "Two times a day, no, wait, once": as often, in the same span. */
function timesAt(reading: Reading, after: number): ReturnType<typeof timesIn>[number] | undefined {
  const once = amountsIn(reading, after, Math.min(after + NEXT, reading.words.length)).find(one => one.unit === 'times')
  return once && { from: once.from, to: once.to, kind: 'often' }
}

const DATES = EXCLUSIVE.filter(({ kind }) => kind === 'date').map(({ ids }) => ids)

/** "Since March, sorry, since May": another date of the same kind right behind the marker. */
function takeBackDate(reading: Reading, at: number, after: number, taken: Map<number, number>): void {
  const datesIn = (from: number, to: number) =>
    conceptsOf(reading.words.slice(from, to).map(({ norm }) => norm)).flatMap(({ ids, from: first }) =>
      ids.flatMap(id => DATES.filter(group => group.includes(id)).map(group => ({ id, group, from: from + first }))),
    )
  const [restated] = datesIn(after, after + NEXT)
  if (!restated || namesIllness(reading, after, restated.from)) return
  const old = datesIn(Math.max(0, at - NEXT), at).findLast(one => one.group === restated.group)
  if (old && old.id !== restated.id) taken.set(old.from, restated.from)
}

const isDenied = ({ words }: Reading, at: number) => /^(?:не|not|οχι)$/u.test(words[at - 1]?.norm ?? '')

/** Words behind a bare "no" in which the other side may come. */
const NO_SIDE = 8

function takeBackSide(
  reading: Reading,
  at: number,
  after: number,
  taken: Set<number>,
  said: readonly Amount[],
  ahead: number,
): boolean {
  const sideAt = (word: number) => sidesIn(reading, word, word + 1)[0]
  let next = after
  let back = at - 1
  while (back > at - BACK && back >= 0 && !sideAt(back)) back--
  const old = sideAt(back)
  while (next < after + ahead && (!sideAt(next) || sideAt(next) === old || isDenied(reading, next))) next++
  const restated = sideAt(next)
  if (back <= at - BACK || next >= after + ahead || !old || !restated || old === restated) return false
  // "…in the right ear. Uric acid 8.2, no, 9.2. X-ray of the left foot": a number is taken back.
  if (said.some(one => one.from >= after && one.from < next) && said.some(one => one.from > back && one.to <= at))
    return false
  for (let word = back; word > at - BACK; word--) if (sideAt(word) === old) taken.add(word)
  for (let word = at; word < next; word++) if (sideAt(word) === old) taken.add(word)
  return true
}

/** "The right? – The left.": the side before the question does not hold. */
function takeBackSideAsked(reading: Reading, taken: Set<number>): void {
  for (const [index, { from, to, asks, turn }] of reading.segments.entries()) {
    const next = reading.segments[index + 1]
    if (!asks || to - from > NEXT || next?.turn !== turn + 1) continue
    const [asked] = sidesIn(reading, from, to)
    const [said] = sidesIn(reading, next.from, Math.min(next.from + NEXT, next.to))
    if (!asked || !said || asked === said) continue
    for (let word = Math.max(0, from - BACK); word < to; word++)
      if (sidesIn(reading, word, word + 1)[0] === asked) taken.add(word)
  }
}

function takeBackDrug(reading: Reading, at: number, after: number, taken: Set<number>): void {
  const { drugs, words } = reading
  if (!OF_NAMES.test(words[at]?.norm ?? '') && !OF_NAMES.test(words[after - 1]?.norm ?? '')) return
  // "Yasmin. Sorry, Gynofen": a name that no list has right behind the marker.
  const [previous] = [...drugs].filter(([, { to }]) => to === at)
  if (previous && isUnlistedName(reading, after)) taken.add(previous[0])
  const names = [...drugs].sort(([a], [b]) => a - b)
  const restated = names.find(([word]) => word >= after && word < after + 3)
  const old = names.findLast(([, { to }]) => to <= at && to > at - 6)
  const denied = /^(?:не|not|без|δεν|οχι|no)$/u.test(words[(restated?.[0] ?? 0) - 1]?.norm ?? '')
  const sentence =
    restated && old && words.slice(old[1].to - 1, restated[0]).some(({ after: sign }) => /[.!?]\s*$/u.test(sign))
  if (restated && old && !sentence && restated[1].inn !== old[1].inn && !denied) taken.add(old[0])
}
