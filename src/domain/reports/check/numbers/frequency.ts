import type { Words } from '../../text/words.ts'
import { TAKES_BACK } from '../words/corrections.ts'
import { ADVERBS, numberWord } from './number-values.ts'
import { DOSE_UNITS, unitOf } from './units.ts'

/** How often: times per day, in words `from` to `to`. */
export interface Frequency {
  from: number
  to: number
  perDay: number
  /** The smaller count of "two or three times a day", per day. */
  least?: number
}

const PER: readonly (readonly [RegExp, number])[] = [
  [/^(?:день|сутки|day|daily|ημερα|μερα|ημερησι\p{L}*|дня|д|сут|ежедневно|24ωρο|night|ночь|νυχτα)$/u, 1],
  [/^(?:недел\p{L}*|week|weekly|εβδομαδα|βδομαδα)$/u, 1 / 7],
  [/^(?:месяц|month|monthly|μηνα)$/u, 1 / 30],
  [/^(?:год|year|yearly|χρονο)$/u, 1 / 365],
]
const LINK = /^(?:в|во|a|an|per|the|την|τον|τη|το|ανα|each|every|каждыи|кажд\p{L}*|за)$/u
const TIMES = /^(?:раза?|р|times?|φορ(?:α|εσ)|x|х)$/u
const A_DAY = /^(?:a day|per day|every day|την ημερα|τη μερα|в день|в сутки)$/u
const EVERY = /^(?:каждые|каждыи|каждую|каждое|каждого|every|each|καθε|q|ανα)$/u
const FIXED: readonly (readonly [RegExp, number])[] = [
  [/^(?:через день|every other day|every second day|alternate days?|μερα παρα μερα|ανα δευτερη μερα)/u, 0.5],
  [/^(?:once daily|once a day|one time a day|раз в день|раз в сутки|μια φορα την ημερα|μια φορα τη μερα)/u, 1],
  [/^(?:(?:1 |один )?раз в неделю|once a week|once weekly)/u, 1 / 7],
  [
    /^(?:weekly|every week|each week|еженедельно|каждую неделю|εβδομαδιαιωσ|καθε εβδομαδα|καθε βδομαδα)(?:$|\s)/u,
    1 / 7,
  ],
  [/^(?:раз в месяц|monthly|every month|each month|ежемесячно|каждыи месяц|μηνιαιωσ|καθε μηνα)(?:$|\s)/u, 1 / 30],
  [/^(?:раз в год|yearly|annually|every year|each year|ежегодно|каждыи год|ετησιωσ|καθε χρονο)(?:$|\s)/u, 1 / 365],
  [
    /^(?:утром и вечером|morning and evening|morning and night|πρωι και βραδυ|πρωι βραδυ|πρωι-βραδυ|и утром и вечером)/u,
    2,
  ],
  [/^(?:bds?|bid|b d|b i d)(?:$|\s)/u, 2],
  [/^(?:tds|tid|t d s|t i d)(?:$|\s)/u, 3],
  [/^(?:qds|qid|q d s|q i d)(?:$|\s)/u, 4],
  [
    /^(?:od|qd|daily|ежедневно|каждыи день|каждыи день|every day|καθε μερα|καθημερινα|ημερησιωσ|раз в день)(?:$|\s)/u,
    1,
  ],
]

/** Frequencies of words `from` to `to`, left to right without overlap. */
export function frequenciesIn(all: Words, from: number, to: number): Frequency[] {
  const { words } = all
  const found: Frequency[] = []
  const norm = (at: number) => (at < to ? (words[at]?.norm ?? '') : '')
  for (let at = from; at < to; at++) {
    const counted = countedAt(norm, at)
    const one =
      (counted && recounted(all, withLower(all, counted, from))) ??
      dosedAt(norm, at) ??
      recountedEvery(all, everyAt(norm, at)) ??
      fixedAt(
        words.slice(at, Math.min(to, at + 6)).map(word => word.norm),
        at,
      )
    if (!one) continue
    found.push(one)
    at = one.to - 1
  }
  return found
}

const countOf = (norm: string): number | undefined =>
  /^\d+$/u.test(norm) ? Number(norm) : (ADVERBS.get(norm) ?? numberWord(norm))

/** "Three times a day", «дважды в сутки», "twice weekly". */
function countedAt(norm: (at: number) => string, at: number): Frequency | null {
  const count = countOf(norm(at))
  if (count === undefined || count > 24 || count <= 0) return null
  // «Раза три в день»: about three times.
  const inverted = TIMES.test(norm(at - 1)) || (norm(at - 1) === 'или' && TIMES.test(norm(at - 2)))
  const adverb = inverted || ADVERBS.has(norm(at))
  let next = at + 1
  if (TIMES.test(norm(next))) next++
  // "One a day", «ένα την ημέρα».
  else if (!adverb && !(count <= 6 && A_DAY.test(`${norm(next)} ${norm(next + 1)}`))) return null
  while (LINK.test(norm(next)) && next < at + 5) next++
  const per = PER.find(([unit]) => unit.test(norm(next)))
  return per ? { from: at, to: next + 1, perDay: count * per[1] } : null
}

const RANGE = /^(?:или|or|to|до|με|η|εωσ)$/u
/** «1–2 раза в неделю», «раз или два в неделю»: the smaller count belongs to it. */
function withLower({ words, text }: Words, counted: Frequency, first: number): Frequency {
  const [one, before] = [words[counted.from], words[counted.from - 1]]
  if (!one || !before || counted.from - 1 < first) return counted
  const from = (at: number): Frequency => {
    const [count, lower] = [countOf(one.norm), countOf(words[at]?.norm ?? '')]
    return { ...counted, from: at, ...(count && lower ? { least: (counted.perDay / count) * lower } : {}) }
  }
  const dash = /^\s?[-–—]\s?$/u.test(text.slice(before.end, one.start)) && countOf(before.norm) !== undefined
  if (dash) return from(counted.from - 1)
  const lower = words[counted.from - 2]?.norm ?? ''
  const linked = RANGE.test(before.norm) && counted.from - 2 >= first
  return linked && (countOf(lower) !== undefined || TIMES.test(lower)) ? from(counted.from - 2) : counted
}

const MARKER = new RegExp(`^(?:${TAKES_BACK})$`, 'u')
const LONGEST_MARKER = 3
const ENDS = /[.,;:!?\n–—]/u

/** "Three times a week, correction, two,": another count between signs is of the same span, in a clause of its own too. */
function recounted({ words }: Words, counted: Frequency): Frequency {
  if (!ENDS.test(words[counted.to - 1]?.after ?? '')) return counted
  for (let length = LONGEST_MARKER; length > 0; length--) {
    const at = counted.to + length
    const marker = words.slice(counted.to, at).map(({ norm }) => norm)
    const last = words[at]
    if (!last || !MARKER.test(marker.join(' '))) continue
    const count = countOf(last.norm)
    const before = countOf(words[counted.from]?.norm ?? '')
    if (count && before && count <= 24 && (ENDS.test(last.after) || at + 1 === words.length))
      return { ...counted, perDay: (counted.perDay / before) * count }
  }
  return counted
}

/** "Every six hours, correction, every eight." */
function recountedEvery({ words }: Words, one: Frequency | null): Frequency | null {
  if (!one || !ENDS.test(words[one.to - 1]?.after ?? '')) return one
  const before = countOf(words[one.to - 2]?.norm ?? '')
  for (let length = LONGEST_MARKER; length > 0; length--) {
    const marker = words.slice(one.to, one.to + length).map(({ norm }) => norm)
    if (!MARKER.test(marker.join(' '))) continue
    const at = EVERY.test(words[one.to + length]?.norm ?? '') ? one.to + length + 1 : one.to + length
    const count = countOf(words[at]?.norm ?? '')
    const isWhole = ENDS.test(words[at]?.after ?? '') || at + 1 === words.length
    if (count && before && count <= 72 && isWhole) return { ...one, perDay: (one.perDay * before) / count }
  }
  return one
}

/** "40 milligrams a day", "one puff a day". */
function dosedAt(norm: (at: number) => string, at: number): Frequency | null {
  if (!A_DAY.test(`${norm(at)} ${norm(at + 1)}`) || !DOSE_UNITS.has(unitOf(norm(at - 1)) ?? '')) return null
  const counted = COUNTED.has(unitOf(norm(at - 1)) ?? '')
  const one = numberWord(norm(at - 2)) ?? (/^\d+$/u.test(norm(at - 2)) ? Number(norm(at - 2)) : undefined)
  return !counted || one === 1 ? { from: at, to: at + 2, perDay: 1 } : null
}
const COUNTED = new Set(['tablet', 'capsule', 'puff', 'drop', 'dose'])

const SPANS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ч|час\p{L}*|hours?|hourly|ωρ\p{L}*|h)$/u, 1 / 24],
  [/^(?:дн\p{L}*|days?|ημερ\p{L}*|μερ\p{L}*)$/u, 1],
]

/** "Every eight hours", «каждые 6 часов», «раз в два дня», "8-hourly". */
function everyAt(norm: (at: number) => string, at: number): Frequency | null {
  const counted = (from: number): Frequency | null => {
    const count = countOf(norm(from))
    const days = SPANS.find(([span]) => span.test(norm(from + 1)))?.[1]
    return count && days ? { from: at, to: from + 2, perDay: 1 / (count * days) } : null
  }
  if (norm(at + 1) === 'hourly') return counted(at)
  if (norm(at) === 'раз' && norm(at + 1) === 'в' && (countOf(norm(at - 1)) ?? 1) === 1) return counted(at + 2)
  if (!EVERY.test(norm(at))) return null
  if (/^(?:час|hour|ωρα)$/u.test(norm(at + 1))) return { from: at, to: at + 2, perDay: 24 }
  return counted(at + 1)
}

function fixedAt(norms: readonly string[], at: number): Frequency | null {
  const text = norms.join(' ')
  for (const [phrase, perDay] of FIXED) {
    const found = phrase.exec(text)
    if (found) return { from: at, to: at + found[0].trim().split(/\s+/u).length, perDay }
  }
  return null
}
