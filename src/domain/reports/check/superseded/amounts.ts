import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Reading } from '../../text/reading.ts'
import { has } from '../../text/within.ts'
import { type Amount, sameValue } from '../numbers/amount.ts'
import { amountsIn } from '../numbers/amounts.ts'
import { askedUnits } from '../numbers/ranges.ts'
import { DOSE_UNITS, TIME_UNITS } from '../numbers/units.ts'
import { TAKES_BACK_BEHIND } from '../words/corrections.ts'
import { BACK, type Correction, deniesIllness, isParted, NEXT } from './correction.ts'

const AHEAD = 12
/** Words behind a "no" without a sign. */
const AT_ONCE = 2
/** Words between an old value of any unit and the marker. */
const BARE_BACK = 5
/** An old value may be said once more to explain it: «десять мне раньше давали». */
const EXPLAINED = 14
const BEHIND = new RegExp(`^(?:${TAKES_BACK_BEHIND})$`, 'u')

/**
 * The numbers of a reading; the first words of those that were taken back, each with the first word of the one that was
 * meant, or its own where none was; the units that new ones and answers inherit.
 */
export interface TakenAmounts {
  reading: Reading
  said: readonly Amount[]
  taken: Map<number, number>
  units: Map<number, string>
}

export function amountsSaid(reading: Reading): TakenAmounts {
  // The number of "Speaker 2:" is none.
  const inTurn = (word: number) => reading.turns.some(({ from, to }) => word >= from && word < to)
  const said = amountsIn(reading, 0, reading.words.length).filter(one => inTurn(one.from) && !isPause(reading, one))
  return { reading, said, taken: new Map(), units: askedUnits(reading, said) }
}

/** "No, they upped it on the ward, twenty six": the new value comes behind the verb. */
const raises = ({ words }: Reading, after: number) =>
  conceptsOf(words.slice(after, after + NEXT + 2).map(({ norm }) => norm)).some(({ ids }) =>
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

/** "Fifteen they wanted to do, and I take ten". */
const WANTED =
  /^(?:хотел\p{L}?|хотели|собирал\p{L}*|предлаг\p{L}*|wanted|planned|meant|suggested|ηθελ\p{L}*|ελεγ\p{L}*|προτειν\p{L}*)$/u

const asksBehind = ({ after }: Reading['words'][number]) => /[?;]/u.test(after)

const isCalendarYear = ({ unit, values }: Amount) =>
  unit === 'year' && [...values].every(value => value > 1900 && value < 2100)

/** "Five years ago … in 2022": a length and a year. */
const isLengthAndYear = (one: Amount, other: Amount) =>
  isCalendarYear(one) !== isCalendarYear(other) && one.unit !== null && other.unit !== null

const sameKind = (one: Amount, other: Amount) => !isLengthAndYear(one, other) && isOfKind(one, other)

const isOfKind = (one: Amount, other: Amount) =>
  one.unit === other.unit ||
  (one.unit === null && (other.unit === null || DOSE_UNITS.has(other.unit))) ||
  (other.unit === null && one.unit !== null && (DOSE_UNITS.has(one.unit) || TIME_UNITS.has(one.unit)))

/** Another measured thing was named since: the numbers are of different things. */
const namesTest = ({ words }: Reading, from: number, to: number) =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).some(({ ids }) =>
    ids.every(id => KIND_OF.get(id) === 'test'),
  )

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

/** "That's yesterday's": the value that is meant comes after it. */
const THEN = /^(?:прошл\p{L}*|вчера\p{L}*|yesterday\p{L}*|yesterday's|last|χθεσ\p{L}*|προηγουμ\p{L}*)$/u
const BED = /^(?:bed|room|коик\p{L}*|палат\p{L}*|κρεβατι\p{L}*|κλινη\p{L}*|θαλαμ\p{L}*)$/u
/** "Platelets 38. No, that's bed four, his are 83.": read of another patient. */
const isOfBed = ({ words }: Reading, { from, to }: Amount) =>
  BED.test(words[from - 1]?.norm ?? '') || BED.test(words[to]?.norm ?? '')

export function takeBackAmount(correction: Correction, amounts: TakenAmounts): void {
  const { reading, at, after, plain } = correction
  const { said } = amounts
  // "No heavy lifting for two weeks" denies, "no, two weeks" takes back.
  const denies = plain && reading.form !== 'stream' && (reading.words[after - 1]?.after ?? '') === ''
  const ofOther = reading.words.slice(after, after + AHEAD).some(({ norm }) => BED.test(norm))
  const ofThen = reading.words.slice(after, after + NEXT).some(({ norm }) => THEN.test(norm))
  const ahead = !plain || ofOther || ofThen || raises(reading, after) ? AHEAD : denies ? AT_ONCE : NEXT
  const restated = said.find(one => one.from >= after && one.from < after + ahead && !isOfBed(reading, one))
  const turnOf = (word: number) => reading.turns.findIndex(({ from, to }) => word >= from && word < to)
  // «Со старой пачкой перепутал. – Когда приняли? – Вчера в восемь.»: an answer to something else.
  if (!restated || turnOf(restated.from) > turnOf(at) + 1) return
  // "Lost four kilos, no, six", "Weight 74, correction, 72 kilos": at once, only one has a unit, and nothing was asked.
  const atOnce = restated.from - after < AT_ONCE
  const isNear = ({ to }: Amount) => to > at - BARE_BACK && !reading.words.slice(to, at).some(asksBehind)
  const before = said.filter(
    one =>
      one.to <= at &&
      one.to > at - BACK &&
      (sameKind(one, restated) || (atOnce && (restated.unit === null || one.unit === null) && isNear(one))),
  )
  // «По сто два раза в день, нет, по сто пятьдесят»: the dose, not how often.
  const [last, other] = [before.at(-1), before.at(-2)]
  const explained = explainedBy(said, before, restated)
  const old = explained ?? (restated.unit === null && last?.unit === 'times' && other?.unit === null ? other : last)
  if (old && takeBackList(amounts, old, restated)) return
  if (old && sameValue(old.values, restated.values)) {
    takeBackOnceMore(amounts, old, restated)
    return
  }
  if (
    !old ||
    isParted(reading, old.to, restated.from) ||
    namesTest(reading, old.to, at) ||
    (!ofOther && deniesIllness(correction, old.to, restated.from))
  )
    return
  takeBack(amounts, old, restated)
}

const JOINT = /^(?:and|or|и|или|και|η)$/u
/** "The sixth and seventh, sorry, seventh and eighth": of two lists as long, what only the old one has is taken back. */
function takeBackList({ reading, said, taken }: TakenAmounts, old: Amount, restated: Amount): boolean {
  const isNext = (one: Amount, next: Amount | undefined): next is Amount =>
    !!next &&
    next.from - one.to === 1 &&
    JOINT.test(reading.words[one.to]?.norm ?? '') &&
    !/[.!?;\n]/u.test(reading.words[next.from - 1]?.after ?? '')
  const [first, second] = [said[said.indexOf(old) - 1], said[said.indexOf(restated) + 1]]
  if (!first || !isNext(first, old) || !isNext(restated, second)) return false
  for (const [one, now] of [
    [first, restated],
    [old, second],
  ] as const)
    if (![restated, second].some(({ values }) => sameValue(values, one.values))) taken.set(one.from, now.from)
  return true
}

/** The old value stands behind the marker once more, and the new one behind that. */
function takeBackOnceMore(amounts: TakenAmounts, old: Amount, restated: Amount): void {
  const { reading, said, taken } = amounts
  const now = said.find(
    one =>
      one.from >= restated.to &&
      one.from < restated.to + EXPLAINED &&
      (sameKind(one, old) || sameKind(one, restated)) &&
      !sameValue(one.values, old.values),
  )
  const reach = now ? now.from : restated.to + NEXT
  const between = [...reading.words.slice(restated.from - 1, restated.from), ...reading.words.slice(restated.to, reach)]
  const ofAnother = now !== undefined && has(reading, restated.to, reach, 'relative')
  if (!ofAnother && !between.some(({ norm }) => THEN_OR_NOW.test(norm) || (now && WANTED.test(norm)))) return
  if (isParted(reading, old.to, reach)) return
  taken.set(restated.from, now?.from ?? restated.from)
  if (now) takeBack(amounts, old, now)
  // «По одному» is no amount, but what was then does not hold.
  else taken.set(old.from, old.from)
}

function takeBack({ reading, said, taken, units }: TakenAmounts, old: Amount, restated: Amount): void {
  taken.set(old.from, restated.from)
  if (restated.unit === null && old.unit !== null) units.set(restated.from, old.unit)
  for (const one of said)
    if (
      one.from > restated.from &&
      one.from < restated.to + EXPLAINED &&
      (one.unit === old.unit || one.unit === null || !TIME_UNITS.has(one.unit)) &&
      sameValue(one.values, old.values) &&
      !isParted(reading, restated.to, one.from)
    )
      taken.set(one.from, restated.from)
}

/** "Eighty, eighty-two actually". */
export function takeBackBehind(amounts: TakenAmounts): void {
  const { said } = amounts
  const { words } = amounts.reading
  for (const [index, restated] of said.entries()) {
    const old = said[index - 1]
    const near = old && restated.from - old.to <= 1 && sameKind(old, restated)
    if (!near || sameValue(old.values, restated.values)) continue
    if (words.slice(restated.to, restated.to + 2).some(({ norm }) => BEHIND.test(norm)))
      takeBack(amounts, old, restated)
  }
}
