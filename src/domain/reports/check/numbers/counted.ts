import type { Atom } from '../atoms.ts'
import type { Transcript } from '../evidence.ts'
import type { Amount } from './amount.ts'
import type { Frequency } from './frequency.ts'

const ADVERB_OF: Readonly<Record<number, RegExp>> = {
  2: /(?:^| )(?:twice|дважды)(?: |$)/u,
  3: /(?:^| )(?:thrice|трижды)(?: |$)/u,
}
/** "One abortion" where "two abortions" is claimed: the number right before the thing. */
export function isOtherCount(
  { to, unit, values }: Amount,
  matches: readonly { wanted: Atom; atom: Atom; clause: number }[],
  { clauses, superseded }: Transcript,
): boolean {
  if (unit !== null) return false
  const told = matches.filter(one => one.wanted.from === to && one.wanted.kind === 'concept' && one.wanted.hard)
  const counts = told.flatMap(({ atom, clause }) =>
    (clauses[clause]?.amounts ?? []).filter(
      one => one.to === atom.from && one.unit === null && !superseded.amounts.has(one.from),
    ),
  )
  return counts.length > 0 && !counts.some(one => [...one.values].some(value => values.has(value)))
}

/** "Two Caesareans" of what was done twice. */
export const isCounted = ({ unit, values }: Amount, window: readonly number[], transcript: Transcript) =>
  (unit === null || unit === 'times') &&
  (window.some(index => transcript.clauses[index]?.frequencies.some(({ perDay }) => values.has(perDay))) ||
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

const A_DAY = /(?:^| )(?:в день|в сутки|a day|per day|daily|την ημερα|τη μερα|ημερησι\p{L}*)(?: |$)/u

/** How often something happens, where no medicine is meant: said there, and as often. */
export function isOtherFrequency(
  atoms: readonly Atom[],
  frequencies: readonly Frequency[],
  window: readonly number[],
  { clauses, reading }: Transcript,
): boolean {
  if (frequencies.length === 0 || atoms.some(atom => atom.kind === 'drug')) return false
  const said = window.flatMap(index => clauses[index]?.frequencies ?? [])
  // "Twenty a day" is twenty daily.
  const isDaily = () =>
    window.some(index => {
      const clause = clauses[index]
      const norms = reading.words.slice(clause?.from ?? 0, clause?.to ?? 0).map(({ norm }) => norm)
      return A_DAY.test(norms.join(' '))
    })
  // "Up three times for the loo": three times a night.
  const isTimes = (count: number) =>
    window.some(index => clauses[index]?.amounts.some(({ unit, values }) => unit === 'times' && values.has(count)))
  return !frequencies.every(
    one =>
      said.some(other => Math.abs(other.perDay - one.perDay) < 0.01) ||
      (one.perDay === 1 && isDaily()) ||
      isTimes(one.perDay),
  )
}
