import type { Amount } from './amount.ts'
import { isArticle } from './articles.ts'
import { clockAt } from './clock.ts'
import { compoundOf } from './compound.ts'
import { dayOfSutki, numberWord } from './number-values.ts'
import type { Scan } from './scan.ts'
import { halfAt } from './spans.ts'
import { unitAt, unitOf } from './units.ts'

/** An amount without a number word, or a number word that counts nothing. */
export interface Fixed {
  amount: Amount | null
  /** The word behind it. */
  to: number
}

/** "Locked twice": so many times, if nothing says how often. */
const OFTEN: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['однажды', 1],
  ['twice', 2],
  ['дважды', 2],
  ['thrice', 3],
  ['трижды', 3],
])
const PER = /^(?:a|an|daily|per|weekly|monthly|yearly|each|every|in|в|за|the|as)$/u
const FOLD: readonly (readonly [string, number])[] = [
  ['однократн', 1],
  ['двукратн', 2],
  ['двухкратн', 2],
  ['трехкратн', 3],
  ['четырехкратн', 4],
]

/** "A gram", "half past six", «через неделю», "twice": what counts without a number word, and what counts nothing. */
export function fixedAt(scan: Scan, at: number): Fixed | null {
  const { words, norm, value, to } = scan
  const next = at + 1
  const word = norm(at)
  const amount = (values: Iterable<number>, unit: string | null, end = next): Fixed => ({
    amount: { from: at, to: end, values: new Set(values), unit },
    to: end,
  })
  const nothing: Fixed = { amount: null, to: next }
  const isNumber = (one: number) => value(one) !== undefined || /^\d/u.test(norm(one))
  const unitBehind = () => unitAt(words, next, to)
  // "A gram three times a day".
  if (
    /^an?$/u.test(word) &&
    !isChange(norm, next) &&
    (/^(?:mg|mcg|g|ml|tablet|capsule|drop|puff|kg)$/u.test(unitBehind() ?? '') ||
      (norm(next) === 'unit' && norm(next + 1) === 'of'))
  )
    return amount([1], unitBehind())
  // «Набрал килограмм».
  if (KILO.test(word) && !COUNTS.test(norm(at - 1)) && [at - 1, next, next + 1].every(one => !isNumber(one)))
    return amount([1], 'kg')
  const half = halfAt(words, at, to)
  if (half) return amount([half.value], half.unit, half.to)
  const day = norm(next) === 'сутки' ? dayOfSutki(word) : undefined
  if (day !== undefined) return amount([day], 'day')
  // «По одному вдоху».
  if (word === 'одному' && unitBehind() !== null) return amount([1], unitBehind())
  const clock = clockAt(norm, value, at)
  if (clock) return amount(clock.values, null, clock.to)
  const ownUnit = () => unitAt(words, at, to)
  // "A litre and a half".
  if (isAndHalf(norm, next) && ownUnit() !== null && value(at) === undefined && value(at - 1) === undefined)
    return amount([1.5], ownUnit(), at + 4)
  // «Через неделю», "a month ago": one of it.
  if (isOneSpan(scan, at) && value(at - 1) === undefined) return amount([1], unitOf(word))
  // "ОФВ1": the number of the name.
  if (/^(?:офв|fev)$/u.test(norm(at - 1)) && value(at) === 1) return nothing
  if (/^κανε?ναν?$|^κανα$|^καμια$/u.test(word) && unitBehind() !== null) return amount([1], unitBehind())
  // «В час ночи»
  if (word === 'час' && /^(?:в|около|к|до|после)$/u.test(norm(at - 1)) && /^(?:ночи|дня|пополудни)$/u.test(norm(next)))
    return amount([1, 13], null)
  // "The second of February"
  if (word === 'second' && norm(next) === 'of' && MONTH.test(norm(next + 1))) return amount([2], null)
  // "Repeat that one": counts nothing.
  if (word === 'one' && POINTS.test(norm(at - 1)) && unitBehind() === null) return nothing
  if (isArticle(words, at, to)) return nothing
  const compound = compoundOf(word)
  if (compound) return amount([compound.value], compound.unit)
  if (/^fortnight|^δεκαπενθημερ/u.test(word)) return amount([2], 'week')
  const often = OFTEN.get(word)
  if (often !== undefined && !PER.test(norm(next))) return amount([often], 'times')
  const fold = FOLD.find(([start]) => word.startsWith(start))
  return fold ? amount([fold[1]], 'times') : null
}

const KILO = /^(?:кило|килограмм|килограммчик)$/u
const COUNTS = /^(?:на|за|в|каждыи|сколько|много|несколько|пару|пол|с|до|от)$/u

/** "A drop in pressure", "a drop of 20": what happened, nothing that is dripped. */
const isChange = (norm: (at: number) => string, at: number) =>
  norm(at) === 'drop' &&
  (/^(?:in|from|to)$/u.test(norm(at + 1)) || (norm(at + 1) === 'of' && /^\d/u.test(norm(at + 2))))

const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u
const POINTS = /^(?:that|this|which|other|old|new|last|first|second|wrong|right|left|same)$/u
const isAndHalf = (norm: (at: number) => string, at: number) =>
  norm(at) === 'and' && norm(at + 1) === 'a' && norm(at + 2) === 'half'

const SPAN = /^(?:час|день|сутки|неделю|месяц|год|hour|week|month|year|μηνα|εβδομαδα|χρονο)$/u
const BEFORE_SPAN =
  /^(?:через|за|с|около|примерно|почти|уже|то|целую|целыи|последнюю|последнии|течение|σχεδον|περιπου)$/u
const ONE_OF = /^(?:сантиметра|миллиметра|метра|литра|килограмма|часа|суток|недели|месяца|года)$/u
/** «Прошлую неделю», "every week": which one, not how long. */
const NAMES_SPAN = /^(?:кажд\p{L}*|прошл\p{L}*|следующ\p{L}*|будущ\p{L}*|эт[оуа]т?|тот|ту|в|на|every|each|the|per)$/u
/** «Месяц где-то», «год почти», "a week or so". */
const ABOUT_BEHIND = /^(?:где то|почти|как|примерно|наверное|может|с лишним|or so|maybe|perhaps|roughly|tops)(?: |$)/u
const SIGN = /[.,!?;…–—]/u
const ROUGHLY = /^(?:около|больше|более|меньше|менее|порядка)$/u
const BEFORE_A =
  /^(?:in|for|within|about|almost|over|nearly|after|past|last|back|by|been|say|maybe|perhaps|roughly|least|good)$/u
function isOneSpan({ norm, words, from }: Scan, at: number): boolean {
  // «Узелок около сантиметра».
  if (ONE_OF.test(norm(at)) && ROUGHLY.test(norm(at - 1))) return numberWord(norm(at + 1)) === undefined
  if (!SPAN.test(norm(at))) return false
  const isA = /^an?$/u.test(norm(at - 1))
  if (NAMES_SPAN.test(norm(at - 1))) return /^следующ/u.test(norm(at - 1)) && norm(at - 2) === 'за'
  const first = isA ? at - 1 : at
  const isAbout = ABOUT_BEHIND.test(`${norm(at + 1)} ${norm(at + 2)}`)
  // "A week.", «Месяц, наверное.»: an answer by itself.
  const isWhole =
    (first === from || SIGN.test(words[first - 1]?.after ?? '')) && (SIGN.test(words[at]?.after ?? '') || isAbout)
  if (isWhole) return isA || /^(?:сутки|неделю|месяц|год|час)$/u.test(norm(at))
  if (isA) return BEFORE_A.test(norm(at - 2)) || norm(at + 1) === 'ago' || isAbout
  if (/^(?:неделю|месяц|год|час|сутки)$/u.test(norm(at)) && (norm(at + 1) === 'назад' || isAbout)) return true
  return BEFORE_SPAN.test(norm(at - 1))
}
