import { sidesIn } from '../attributes/attributes.ts'
import { relativeIn } from '../attributes/person.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import { EXCLUSIVE } from '../concepts/relations.ts'
import { has } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { type Amount, sameValue } from './amounts.ts'
import type { Atom } from './atoms.ts'
import type { Evidence, Transcript } from './evidence.ts'
import type { Match, Support } from './find-evidence.ts'
import { says, saysNearly } from './match.ts'
import type { WordPolarity } from './polarity.ts'
import type { ChangeKind } from './verdict.ts'

/** A claim of the sentence with its evidence. */
export interface Compared {
  all: Words
  from: number
  to: number
  polarity: ReadonlyMap<number, WordPolarity>
  amounts: readonly Amount[]
  support: Support
  transcript: Transcript
  /** Whole sentence names a relative, or says nothing of one. */
  person: string | null
}

const TELLING = new Set(['finding', 'procedure', 'life'])
const isTelling = (atom: Atom) =>
  atom.kind === 'drug' ||
  (atom.kind === 'concept' && (atom.hard || atom.ids.some(id => TELLING.has(KIND_OF.get(id) ?? ''))))

export function compareNegation({ polarity, support, transcript }: Compared): ChangeKind | null {
  const wanted = [...new Set(support.matches.map(one => one.wanted))].filter(atom => atom.kind !== 'drug')
  const telling = wanted.filter(isTelling)
  const judged = telling.some(atom => atom.kind === 'concept' && atom.hard)
    ? telling.filter(atom => atom.kind === 'concept' && atom.hard)
    : telling.length > 0
      ? telling
      : wanted.filter(atom => atom.kind === 'word')
  for (const atom of judged) {
    const own = polarity.get(atom.from) ?? 'yes'
    const said = new Set(saidPolarities(atom, support, transcript))
    if (said.size > 0 && !said.has(own)) return 'negation'
  }
  return null
}

/** Polarities of a piece in the places that were matched, and in other words of these clauses that say the same. */
function saidPolarities(wanted: Atom, { matches }: Support, { polarity, clauses }: Transcript): WordPolarity[] {
  const own = matches.filter(one => one.wanted === wanted)
  const statements = new Set(own.map(({ clause }) => clauses[clause]?.statement))
  const together = clauses
    .filter(one => statements.has(one.statement))
    .flatMap(one =>
      one.atoms.filter(atom => own.some(({ near }) => (near ? saysNearly(atom, wanted) : says(atom, wanted)))),
    )
  const said = [...own.map(one => one.atom), ...together].map(atom => polarity.get(atom.from) ?? 'yes')
  // An unanswered question says nothing where its answer names the thing itself.
  return said.some(one => one !== 'open') ? said.filter(one => one !== 'open') : said
}

export function compareSides({ all, from, to, support, transcript }: Compared): ChangeKind | null {
  const wanted = sidesIn(all, from, to)
  if (wanted.length === 0) return null
  const near = clausesOf(support)
  for (const clauses of [near.slice(0, 1), near, around(near, transcript.clauses)]) {
    const said = new Set(clauses.flatMap(index => [...(transcript.clauses[index]?.sides ?? [])]))
    if (said.size === 0) continue
    return wanted.every(side => said.has(side)) ? null : 'side'
  }
  return 'side'
}

/** Clauses with matches, those with the most first. */
export function clausesOf({ matches, clauses }: Support): number[] {
  const count = new Map<number, number>()
  for (const { clause, near } of matches) count.set(clause, (count.get(clause) ?? 0) + (near ? 0.9 : 1))
  for (const one of clauses) if (count.has(one)) count.set(one, (count.get(one) ?? 0) + 0.5)
  return [...count].sort(([, a], [, b]) => b - a).map(([index]) => index)
}

const around = (indexes: readonly number[], clauses: readonly Evidence[]) => [
  ...new Set(
    indexes
      .slice(0, 2)
      .flatMap(index => [index - 2, index - 1, index, index + 1, index + 2].filter(one => clauses[one])),
  ),
]

export function compareExperiencer({ all, from, to, support, transcript, person }: Compared): ChangeKind | null {
  const telling = support.matches.filter(({ wanted }) => isTelling(wanted))
  if (telling.length === 0) return null
  const persons = new Set(telling.map(({ clause }) => transcript.clauses[clause]?.experiencer ?? 'patient'))
  const own = relativeIn(all, from, to) ?? person ?? 'patient'
  if (own === 'patient') return persons.has('patient') ? null : 'experiencer'
  if (has(all, from, to, 'life')) return null
  return persons.has(own) || persons.has('other') || own === 'other' || own === 'relative' ? null : 'experiencer'
}

export function compareCertainty({ all, support, transcript, from, to }: Compared): ChangeKind | null {
  if (has(all, 0, all.words.length, 'hedge') || has(all, from, to, 'if')) return null
  const telling = support.matches.filter(({ wanted, near }) => !near && wanted.kind === 'concept' && wanted.hard)
  const clauses = telling.map(({ clause }) => transcript.clauses[clause])
  return clauses.length > 0 && clauses.every(one => one?.hedge) ? 'certainty' : null
}

/** An exclusive word of the sentence that its evidence has otherwise: morning for evening, better for worse. */
export function compareExclusive({ support, transcript, from, to }: Compared): ChangeKind | null {
  const near = clausesOf(support).slice(0, 2)
  for (const atom of support.missing) {
    if (atom.kind !== 'concept' || atom.from < from || atom.from >= to) continue
    for (const { kind, ids } of EXCLUSIVE) {
      if (!atom.ids.some(id => ids.includes(id))) continue
      const others = near
        .flatMap(index => transcript.clauses[index]?.atoms ?? [])
        .some(
          one =>
            one.kind === 'concept' &&
            !one.ids.some(id => atom.ids.includes(id)) &&
            one.ids.some(id => ids.includes(id)),
        )
      if (others) return kind
    }
  }
  return null
}

const PAST_OK = new Set(['procedure', 'test'])

/** An illness, habit or medicine of the past that is told as one of today. */
export function compareTime({ all, from, to, support, transcript }: Compared): ChangeKind | null {
  if (has(all, 0, all.words.length, 'past') || /\b(?:19|20)\d\d\b/u.test(all.text)) return null
  if (
    !/(?:сохраня|сейчас|страда|имеет|беспоко|отмечает|принимает|курит|is |has |have |smokes|takes|suffers|current|ongoing|έχει|εχει|παίρνει|λαμβάνει|πάσχει|καπνίζει|παρουσιάζει)/iu.test(
      all.text,
    )
  )
    return null
  const telling = support.matches.filter(
    ({ wanted }) =>
      wanted.kind === 'concept' &&
      wanted.hard &&
      !wanted.ids.every(id => PAST_OK.has(KIND_OF.get(id) ?? '')) &&
      wanted.from >= from &&
      wanted.from < to,
  )
  const clauses = telling.map(({ clause }) => transcript.clauses[clause])
  return clauses.length > 0 && clauses.every(one => one?.past) ? 'status' : null
}

export interface Bound {
  amount: Amount
  /** The measured thing that stands before it. */
  test: string | null
}

/** Measured thing that each number belongs to, by place. */
export function boundTests(atoms: readonly Atom[], amounts: readonly Amount[]): Bound[] {
  return amounts.map(amount => {
    const before = atoms.findLast(
      atom => atom.to <= amount.from && atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'test'),
    )
    const id = before?.kind === 'concept' ? (before.ids.find(one => KIND_OF.get(one) === 'test') ?? null) : null
    return { amount, test: id }
  })
}

const VISIT =
  /на приеме|при осмотре|объективно|на осмотре|сегодня|сейчас|on examination|today|this morning|in clinic|at the visit|now|κατα την εξεταση|σημερα|τωρα|στην εξεταση/u

export function compareNumbers(
  compared: Compared,
  atoms: readonly Atom[],
  others: ReadonlySet<number>,
): ChangeKind | null {
  const { support, transcript, amounts, all } = compared
  const plainText = all.words.map(({ norm }) => norm).join(' ')
  const near = around(clausesOf(support), transcript.clauses)
  const nearby = [
    ...new Set([...support.matches.map(one => one.clause), ...near, ...statementsWith(support, transcript)]),
  ]
  for (const { amount, test } of boundTests(atoms, amounts)) {
    if (others.has(amount.from)) continue
    const bound = test ? boundIn(transcript, test) : []
    const current = bound.filter(one => !one.old)
    const pool =
      bound.length > 0
        ? current.length > 0 && (VISIT.test(plainText) || !bound.some(one => one.old && fits(one.amount, amount)))
          ? current
          : bound
        : []
    if (pool.some(one => fits(one.amount, amount))) continue
    const free = nearby.flatMap(index => amountsOf(transcript, index))
    if (bound.length === 0 && free.some(one => fits(one, amount))) continue
    if (bound.length > 0 && current.length === 0 && free.some(one => fits(one, amount))) continue
    if (amount.unit === 'day' || amount.unit === 'week' || amount.unit === 'month') return 'duration'
    return 'number'
  }
  return null
}

const statementsWith = ({ matches }: Support, { clauses }: Transcript): number[] => {
  const wanted = new Set(matches.map(({ clause }) => clauses[clause]?.statement))
  return clauses.flatMap((one, index) => (wanted.has(one.statement) ? [index] : []))
}

const amountsOf = ({ clauses, superseded }: Transcript, index: number): Amount[] =>
  (clauses[index]?.amounts ?? [])
    .filter(one => !superseded.amounts.has(one.from))
    .map(one => scaled(one, clauses[index]))

/** «Δεκαέξι με εννιά» is 160 over 90: Greek pressures are said in centimetres. */
function scaled(amount: Amount, clause: Evidence | undefined): Amount {
  const pressure = clause?.atoms.some(atom => atom.kind === 'concept' && atom.ids.includes('bloodPressure'))
  if (
    !pressure &&
    !clause?.home &&
    !clause?.atoms.some(
      atom =>
        atom.kind === 'concept' &&
        (atom.ids.includes('standing') || atom.ids.includes('sit') || atom.ids.includes('lie')),
    )
  )
    return amount
  const values = new Set(amount.values)
  for (const value of amount.values) if (value >= 4 && value <= 30) values.add(value * 10)
  return { ...amount, values }
}

function boundIn(transcript: Transcript, test: string): { amount: Amount; old: boolean }[] {
  const { clauses, superseded } = transcript
  const found: { amount: Amount; old: boolean }[] = []
  for (const [index, clause] of clauses.entries()) {
    const own = boundTests(clause.atoms, clause.amounts)
    for (const { amount, test: bound } of own) {
      if (bound !== test || superseded.amounts.has(amount.from)) continue
      found.push({
        amount: scaled(amount, clause),
        old: clause.home || clause.past || clause.asks || clause.experiencer !== 'patient',
      })
    }
    // "Creatinine: 1.6, up from 1.2": what follows without a name of its own.
    const names = clause.atoms.some(atom => atom.kind === 'concept' && atom.ids.includes(test))
    for (let next = index + 1; names && next <= index + 3; next++) {
      const following = clauses[next]
      if (!following || (following.statement !== clause.statement && following.segment > clause.segment + 1)) break
      if (following.atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'test')))
        break
      for (const amount of following.amounts)
        if (!superseded.amounts.has(amount.from))
          found.push({ amount: scaled(amount, clause), old: following.home || following.past || clause.home })
    }
  }
  return found
}

const fits = (said: Amount, wanted: Amount) =>
  sameValue(said.values, wanted.values) &&
  (said.unit === wanted.unit || said.unit === null || wanted.unit === null || customary(wanted.unit))

const customary = (unit: string) => unit === 'percent' || unit === 'degree' || unit === 'minute' || unit === 'mm'

/** "Repeatedly" for what was said to be once. */
export function compareCount({ support, transcript, from, to }: Compared): ChangeKind | null {
  const many = support.missing.some(
    atom => atom.kind === 'concept' && atom.ids.includes('manyTimes') && atom.from >= from && atom.from < to,
  )
  const [best] = clausesOf(support)
  const counted = transcript.clauses[best ?? -1]?.amounts.some(({ unit, values }) => unit === 'times' && values.has(1))
  return many && counted ? 'number' : null
}

export const spansOfMatches = (matches: readonly Match[]): number[] =>
  [...new Set(matches.map(({ clause }) => clause))].sort((a, b) => a - b)
