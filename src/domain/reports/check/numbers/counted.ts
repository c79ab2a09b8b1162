import { normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import { type Atom, isConcept } from '../atoms.ts'
import type { Transcript } from '../evidence.ts'
import { type Amount, sameValue } from './amount.ts'
import type { Frequency } from './frequency.ts'
import { countedThings, weekdaysIn } from './rates.ts'

const ADVERB_OF: Readonly<Record<number, RegExp>> = {
  2: /(?:^| )(?:twice|дважды)(?: |$)/u,
  3: /(?:^| )(?:thrice|трижды)(?: |$)/u,
}
/** "One abortion" where "two abortions" is claimed: the number right before the thing. */
export function isOtherCount(
  { to, unit, values }: Amount,
  change: { old: Amount; now: Amount } | null,
  matches: readonly { wanted: Atom; atom: Atom; clause: number }[],
  { clauses, superseded }: Transcript,
): boolean {
  if (unit !== null) return false
  // "From two to four pillows": the thing is named with one of the two.
  const other = change?.now.values === values ? change.old : null
  const told = matches.filter(one => one.wanted.from === to && one.wanted.kind === 'concept' && one.wanted.hard)
  const counts = told.flatMap(({ atom, clause }) =>
    (clauses[clause]?.amounts ?? []).filter(
      one => one.to === atom.from && one.unit === null && !superseded.amounts.has(one.from),
    ),
  )
  return (
    counts.length > 0 &&
    !counts.some(one => sameValue(one.values, values) || (other && sameValue(one.values, other.values)))
  )
}

/** "Two Caesareans" of what was done twice. */
export const isCounted = (
  { to, unit, values }: Amount,
  amounts: readonly Amount[],
  window: readonly number[],
  transcript: Transcript,
) =>
  (unit === null || unit === 'times') &&
  (window.some(index =>
    transcript.clauses[index]?.frequencies.some(
      ({ perDay, least }) =>
        values.has(perDay) ||
        // Of "two or three a day" the smaller count, if the larger one stands behind it.
        (least !== undefined &&
          values.has(least) &&
          amounts.some(one => one.from > to && one.from <= to + 1 && one.values.has(perDay))),
    ),
  ) ||
    [2, 3].some(
      count =>
        values.has(count) &&
        window.some(index => {
          const clause = transcript.clauses[index]
          const norms = transcript.reading.words.slice(clause?.from ?? 0, clause?.to ?? 0).map(({ norm }) => norm)
          return ADVERB_OF[count]?.test(norms.join(' ')) && clause?.frequencies.length === 0
        }),
    ))

const DAYS_AGO: Readonly<Record<string, readonly number[]>> = { yesterday: [1, 2], dayBefore: [2, 3] }
/** "Since the day before yesterday" is two days. */
export const isSince = ({ unit, values }: Amount, window: readonly number[], { clauses }: Transcript) =>
  unit === 'day' &&
  window.some(index =>
    clauses[index]?.atoms.some(
      atom => atom.kind === 'concept' && atom.ids.some(id => DAYS_AGO[id]?.some(days => values.has(days))),
    ),
  )

const LAST: Readonly<Record<string, string>> = { year: 'lastYear', month: 'lastMonth', week: 'lastWeek' }
const AGO = /^(?:ago|назад|πριν|προ|earlier|before)$/u
/** "A year ago" where "this time last year" was said. */
export const isLastOne = (
  { from, to, unit, values }: Amount,
  { words }: Words,
  window: readonly number[],
  { clauses }: Transcript,
) =>
  values.has(1) &&
  [from - 1, from - 2, to, to + 1].some(at => AGO.test(words[at]?.norm ?? '')) &&
  window.some(index => clauses[index]?.atoms.some(atom => isConcept(atom, LAST[unit ?? ''] ?? '')))

/** "Twenty a day" is twenty daily, "twice a week" is not weekly. */
const inA = (words: string) =>
  new RegExp(`(?<!(?:^| )(?:times|twice|thrice|раза|дважды|трижды|φορεσ|δισ|τρισ))(?:^| )(?:${words})(?: |$)`, 'u')
const IN_A: readonly (readonly [number, RegExp])[] = [
  [
    1,
    inA(
      'в день|в сутки|за день|за ночь|a day|per day|daily|a night|per night|nightly|every (?:day|night)|την ημερα|τη μερα|τη νυχτα|ημερησι\\p{L}*|καθε (?:μερα|νυχτα|βραδυ)|кажд(?:ыи день|ую ночь)',
    ),
  ],
  [1 / 7, inA('в неделю|за неделю|a week|per week|weekly|every week|την εβδομαδα|τη βδομαδα|εβδομαδιαι\\p{L}*')],
  [1 / 30, inA('в месяц|за месяц|a month|per month|monthly|every month|τον μηνα|το μηνα|μηνιαι\\p{L}*')],
  [1 / 365, inA('в год|за год|a year|per year|yearly|annually|every year|τον χρονο|το χρονο|ετησι\\p{L}*')],
]

/** How often something happens, where no medicine is meant: said there (`own` clauses, or `around` them), and as often. */
export function isOtherFrequency(
  atoms: readonly Atom[],
  frequencies: readonly Frequency[],
  things: readonly Frequency[],
  own: readonly number[],
  around: readonly number[],
  { clauses, reading }: Transcript,
): boolean {
  if (frequencies.length === 0 || atoms.some(atom => atom.kind === 'drug')) return false
  const toldIn = (index: number): Frequency[] => {
    const clause = clauses[index]
    return clause
      ? [
          ...clause.frequencies,
          ...countedThings(reading, clause.amounts),
          ...weekdaysIn(reading, clause.from, clause.to),
        ]
      : []
  }
  // What is said in the clause itself, before what stands around it and may be of another thing.
  const window = own.some(index => toldIn(index).length > 0) ? own : around
  const said = window.flatMap(toldIn)
  const texts = window.map(index => normsIn(reading, clauses[index]?.from ?? 0, clauses[index]?.to ?? 0))
  const isInA = (perDay: number) => texts.some(text => IN_A.some(([one, words]) => one === perDay && words.test(text)))
  // "Up three times for the loo": three times a night.
  const isTimes = (count: number) =>
    window.some(index => clauses[index]?.amounts.some(({ unit, values }) => unit === 'times' && values.has(count)))
  const isSaid = ({ perDay }: Frequency) =>
    said.some(other => Math.abs(other.perDay - perDay) < 0.01) || isTimes(perDay)
  // "Four stools daily" needs its count, or both words.
  const isThing = (one: Frequency) => things.some(thing => thing.from < one.to && one.from < thing.to && isSaid(thing))
  return !frequencies.every(one => isSaid(one) || isInA(one.perDay) || isThing(one))
}
