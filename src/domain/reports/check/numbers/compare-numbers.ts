import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import { type Atom, stemOf } from '../atoms.ts'
import { excludes } from '../compare/compare-dates.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import { says } from '../match.ts'
import type { ChangeKind } from '../verdict.ts'
import { type Amount, sameLength, sameValue } from './amounts.ts'
import { isCounted, isSince } from './counted.ts'
import { fits, scaled } from './fits.ts'
import { isOrdinal } from './number-values.ts'
import { isSingle, nearText } from './told-numbers.ts'
import { TIME_UNITS } from './units.ts'

/** A number with what it measures and the words that stand with it. */
interface Bound {
  amount: Amount
  /** Concept of a test, or a stem: what stands before the number. */
  of: string | null
  beside: Atom[]
  old: boolean
  /** Two numbers as a pressure has them: "98 over 60". */
  isPressure: boolean
  /** By the patient or who came along: measured elsewhere. */
  told: boolean
  /** "8.1 before that": older than another old one. */
  older: boolean
}

const PAST_WORDS =
  /^(?:был[аои]?|прошл\p{L}*|назад|раньше|ранее|обычно|бывает|бывало|иногда|sometimes|occasionally|καμια|дома|зимои|весно\p{L}*|летом|осенью|весенн\p{L}*|с|со|απο|was|were|last|ago|usually|used|previously|before|up|best|from|ηταν|περυσι|περσι|πριν|παλια|συνηθωσ|σπιτι|τελευταια|после|after|μετα)$/u
const NOW_WORD = /^(?:now|сеичас|теперь|τωρα|πλεον)$/u
const OLDER = /^(?:before|previously|earlier|ранее|раньше|прежде|παλαιοτερα|παλιοτερα|προηγουμενωσ)$/u
const VISIT =
  /на приеме|при осмотре|объективно|на осмотре|сегодня|сеичас|свеж|последн|on examination|today|this morning|in clinic|at the visit|now|current|latest|κατα την εξεταση|σημερα|τωρα|στην εξεταση|στο ιατρειο|προσφατ/u
const EXAMINED =
  /(?:^| )(?:при осмотре|на осмотре|на приеме|объективно|on examination|at examination|on exam|in clinic|κατα την εξεταση|στην εξεταση)(?: |$)/u
const NOW = /(?:^| )(?:сегодня|сеичас|today|this morning|now|currently|σημερα|τωρα)(?: |$)/u
const BEFORE =
  /прошл|ранее|раньше|год назад|last|previous|ago|used to|πριν|προηγουμ|παλαιοτερ|περυσι|περσι|дома|домашн|home|σπιτι|обычно|usually|συνηθωσ/u

const MONTHS = new Set(
  'january february march april may june july august september october november december'.split(' '),
)
/** "In May", "last year": of another time than the visit's. */
const isDated = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => DATED.has(id))
const DATED = new Set([
  ...MONTHS,
  ...'spring summer autumn winter lastYear lastMonth lastWeek christmas easter yesterday dayBefore atStart'.split(' '),
])

const SUFFIX = /^(?:st|nd|rd|th)$/u
const BEHIND_DAY = /^(?:st|nd|rd|th|for|with|at|and|to|in|from)$/u
function isOrdinalDay(words: Words['words'], from: number, to: number): boolean {
  const last = words[to - 1]?.norm ?? ''
  const [next, before] = [words[to]?.norm ?? '', words[from - 2]?.norm ?? '']
  if (!SUFFIX.test(next) && !isOrdinal(last)) return false
  if (words[from - 1]?.norm !== 'the' || !/^(?:on|by|until|till|from)$/u.test(before)) return false
  return to === words.length || /[,.;]/u.test(words[to - 1]?.after ?? '') || BEHIND_DAY.test(next)
}

/** "The 10th of March", «10 марта», "on the twenty-third for the results": a day, no value of what stands before it. */
const isDayOfMonth = ({ words }: Words, atoms: readonly Atom[], { from, to, unit, values }: Amount) =>
  unit === null &&
  [...values].every(value => value >= 1 && value <= 31 && Number.isInteger(value)) &&
  (isOrdinalDay(words, from, to) ||
    atoms.some(
      atom =>
        atom.kind === 'concept' &&
        atom.ids.some(id => MONTHS.has(id)) &&
        atom.from >= to &&
        words.slice(to, atom.from).every(({ norm }) => /^(?:st|nd|rd|th|of|го)$/u.test(norm)),
    ))

/** A finding that has a size: "a mole, 7 millimetres". */
const isMeasurable = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => SIZED.has(id))
const SIZED = new Set([
  'mole',
  'mass',
  'ulcer',
  'wound',
  'cyst',
  'fibroid',
  'abscess',
  'hernia',
  'kidneyStone',
  'polyp',
  'aneurysm',
])

const binderOf = (atom: Atom): string | null => {
  if (atom.kind === 'concept')
    return atom.ids.find(id => KIND_OF.get(id) === 'test') ?? (isMeasurable(atom) ? `finding ${atom.ids[0]}` : null)
  return atom.kind === 'word' && atom.name ? `word ${stemOf(atom.norm)}` : null
}

/** The word behind the next sign, at most `to`. */
function signAfter(words: Words['words'], from: number, to: number): number {
  for (let at = from; at < to; at++) if (/[,;:.]/u.test(words[at]?.after ?? '')) return at + 1
  return to
}

/** Upper and lower value of a pressure in mm Hg. */
const fitsPressure = (upper: Amount, lower: Amount) =>
  [...upper.values].some(high => high >= 60 && high <= 280 && [...lower.values].some(low => low >= 30 && low < high)) &&
  upper.unit === null

/** The numbers of words in order, each with the thing before it and the pieces up to its neighbours. */
function bindingsIn(
  all: Words,
  atoms: readonly Atom[],
  amounts: readonly Amount[],
  to: number,
  always: boolean,
): Bound[] {
  const { words } = all
  // "160 over 90" is one reading.
  const joined = (index: number) => {
    const [one, next] = [amounts[index], amounts[index + 1]]
    return !!one && !!next && next.from - one.to <= 1 && !/[,;.]/u.test(words[one.to - 1]?.after ?? '')
  }
  const isOver = (index: number) => {
    const [one, next] = [amounts[index], amounts[index + 1]]
    const link = one && next ? words.slice(one.to, next.from).map(({ norm }) => norm) : []
    const written = one && next ? all.text.slice(words[one.to - 1]?.end ?? 0, words[next.from]?.start ?? 0) : ''
    return (
      !!one && !!next && (/^(?:на|over|με)$/u.test(link.join(' ')) || written.trim() === '/') && fitsPressure(one, next)
    )
  }
  return amounts.map((amount, index) => {
    const isTimed = ({ unit }: Amount) => unit !== null && TIME_UNITS.has(unit)
    const after = amounts.slice(0, joined(index - 1) ? index - 1 : index).findLast(one => !isTimed(one))?.to ?? 0
    const next = amounts[joined(index) ? index + 2 : index + 1]?.from ?? to
    const before = atoms.filter(atom => atom.to <= amount.from)
    const test = before.findLast(atom => atom.kind === 'concept' && !isMeasurable(atom) && binderOf(atom) !== null)
    const word = before.findLast(atom => atom.kind === 'word' && binderOf(atom) !== null)
    const binder = test ?? word ?? before.findLast(isMeasurable)
    const stop = signAfter(words, amount.to - 1, next)
    // "92, a year ago 95": what stands before another number of the same thing is of this one.
    const signed = stop < next
    const trailing =
      signed || next >= to || atoms.some(atom => atom.from >= amount.to && atom.to <= next && binderOf(atom) !== null)
    // "128 sitting to 98 standing": what stands before the link is of the number before.
    const link = words.slice(after, amount.from).findLastIndex(({ norm }) => LINK.test(norm))
    const first = after > 0 && link >= 0 ? after + link : after
    const beside = atoms.filter(
      atom =>
        (atom.from >= first && atom.to <= amount.from && signAfter(words, atom.from, amount.from) >= amount.from) ||
        (trailing && atom.from >= amount.to && atom.to <= stop),
    )
    // "That was the one before, it's 64 now": a sign before "now" ends it.
    // What stands in the sentence before tells nothing of its time.
    const start = Math.max(after, amount.from - 4)
    const ended = words.slice(start, amount.from).findLastIndex(one => /[.!?]/u.test(one.after))
    const near = words.slice(start + ended + 1, amount.from)
    const sign = near.findLastIndex(one => /[,;.]/u.test(one.after))
    const isNow = [...near.slice(sign + 1), ...words.slice(amount.to, amount.to + 2)].some(one =>
      NOW_WORD.test(one.norm),
    )
    const told = near
      .slice(isNow ? sign + 1 : 0)
      .concat(words.slice(amount.to, trailing ? Math.min(stop, amount.to + 3) : amount.to))
    return {
      amount,
      of: binder && !isDayOfMonth(all, atoms, amount) ? binderOf(binder) : null,
      isPressure: isOver(index) || isOver(index - 1),
      beside,
      told: false,
      older:
        words.slice(amount.to, amount.to + 3).some(({ norm }) => OLDER.test(norm)) ||
        told.some(({ norm }) => OLDER.test(norm)),
      old: always || told.some(({ norm }) => PAST_WORDS.test(norm)) || beside.some(isDated),
    }
  })
}

/** It tells of an illness, a medicine or somebody else, no longer of what was measured. */
const turnsAway = (clause: Evidence) =>
  clause.experiencer !== 'patient' ||
  clause.atoms.some(
    atom =>
      atom.kind === 'drug' ||
      (atom.kind === 'concept' &&
        atom.hard &&
        atom.ids.some(id => ['finding', 'procedure'].includes(KIND_OF.get(id) ?? ''))),
  )

function bindingsOf({ reading, clauses, superseded }: Transcript, allows: (one: Evidence) => boolean): Bound[] {
  const found: Bound[] = []
  let last: { of: string | null; segment: number } = { of: null, segment: -1 }
  for (const clause of clauses) {
    if (!allows(clause)) continue
    const amounts = clause.amounts.filter(one => !superseded.amounts.has(one.from))
    // In speech without punctuation only the words beside a number tell its time.
    const loose = reading.segments[clause.segment]?.loose ?? false
    const old = clause.experiencer !== 'patient' || (!loose && (clause.home || clause.past || clause.asks))
    const own = bindingsIn(reading, clause.atoms, amounts, clause.to, old)
    for (const one of own) {
      // "CRP is 34, it was 9 in April": what follows without a name is of the name before.
      // "Standing 98 over 60" is a pressure, whatever was measured before it.
      const of =
        (one.isPressure && !loose ? 'bloodPressure' : one.of) ??
        (!isDayOfMonth(reading, clause.atoms, one.amount) &&
        last.segment >= clause.segment - 3 &&
        (reading.segments[clause.segment]?.loose || !turnsAway(clause))
          ? last.of
          : null)
      found.push({
        ...one,
        of,
        told: clause.speaker === 'patient' || clause.speaker === 'companion',
        amount: scaled(one.amount, of === 'bloodPressure' || clause.home || clause.now),
      })
    }
    const named = clause.atoms.findLast(atom => atom.kind === 'concept' && binderOf(atom) !== null)
    const of = named ? binderOf(named) : (own.at(-1)?.of ?? null)
    if (of) last = { of, segment: clause.segment }
  }
  return found
}

const MEASURED = new Set(['percent', 'cm', 'mm', 'degree'])
const LINK = /^(?:to|до|σε|and|и|και)$/u

const isYear = ({ values }: Amount) => [...values].every(value => value > 1900 && value < 2100)

/** What differs in the numbers of a claim; `others` are told with a medicine and compared there. */
export function compareNumbers(
  all: Words,
  atoms: readonly Atom[],
  amounts: readonly Amount[],
  others: ReadonlySet<number>,
  window: readonly number[],
  transcript: Transcript,
  allows: (one: Evidence) => boolean,
  isBeside: (one: Amount) => boolean = () => true,
  narrow: readonly number[] = window,
): ChangeKind | null {
  const text = all.words.map(({ norm }) => norm).join(' ')
  const everything = bindingsOf(transcript, allows)
  for (const wanted of bindingsIn(all, atoms, amounts, all.words.length, false)) {
    const { amount, of, beside } = wanted
    if (others.has(amount.from)) continue
    const timed = amount.unit !== null && TIME_UNITS.has(amount.unit)
    const isDay = isDayOfMonth(all, atoms, amount)
    const amountsAt = (index: number) => clauseAmounts(transcript, index, isDay)
    const same =
      of !== null &&
      !timed &&
      !(of === 'weight' && atoms.some(atom => atom.kind === 'concept' && atom.ids.includes('birth')))
        ? everything.filter(one => one.of === of && !(one.amount.unit !== null && TIME_UNITS.has(one.amount.unit)))
        : []
    if (same.length > 0) {
      const change = compareBound(wanted, same, nearText(all, amounts, amount))
      const free =
        ((transcript.reading.form === 'stream' && !VISIT.test(text)) || wanted.old || BEFORE.test(text)) &&
        window
          .flatMap(amountsAt)
          .some(one => fits(one, amount) && everything.some(each => each.amount.from === one.from && each.of === null))
      if (change && !(change === 'number' && free)) return change
      continue
    }
    // "Fever up to 39.2": asked and answered as a number alone.
    const isFever = atoms.some(atom => atom.kind === 'concept' && atom.ids.includes('fever'))
    if (isFever && of === null && [...amount.values].every(value => value > 35 && value < 43)) {
      const degrees = everything.some(
        one => (one.of === null || one.of === 'temperature') && sameValue(one.amount.values, amount.values),
      )
      if (degrees) continue
    }
    const near = (timed ? window : narrow).flatMap(amountsAt).filter(one => !timed || isBeside(one))
    const otherUnit =
      amount.unit !== null &&
      amount.unit !== 'year' &&
      near.some(one => one.unit === amount.unit) &&
      !near.some(one => sameLength(one, amount)) &&
      !near.some(one => one.unit === amount.unit && sameValue(one.values, amount.values))
    if (!otherUnit && near.some(one => fits(one, amount))) {
      // The number may belong to something else there.
      const place = everything.find(one => near.includes(one.amount) && fits(one.amount, amount))
      // "Five a day. Before, two packs.": an old number reported as today's.
      const beside = everything.filter(
        one => near.includes(one.amount) && one !== place && !one.old && !isYear(one.amount),
      )
      const isNow = /(?:^| )(?:smokes|takes|has|курит|принимает|καπνιζει|παιρνει|πινει|пьет|drinks)(?: |$)/u.test(text)
      if (place?.old && isNow && !wanted.old && !timed && beside.length > 0 && !BEFORE.test(text)) return 'number'
      if (
        place &&
        of?.startsWith('word') === false &&
        place.of !== null &&
        !isYear(amount) &&
        place.of !== of &&
        !timed &&
        KIND_OF.get(place.of) === 'test'
      )
        return 'number'
      continue
    }
    // "Total area 2 %": said once with this unit, and near it nothing else with it.
    const isOnly =
      of === null &&
      amount.unit !== null &&
      MEASURED.has(amount.unit) &&
      !near.some(one => one.unit === amount.unit) &&
      everything.filter(one => one.amount.unit === amount.unit && !one.old).every(one => fits(one.amount, amount)) &&
      everything.some(one => one.amount.unit === amount.unit && !one.old)
    if (isOnly) continue
    if (isCounted(amount, window, transcript) || isSingle(amount, near)) continue
    if (timed && isSince(amount, window, transcript)) continue
    if (amount.unit === 'year' && amount.values.size === 1 && [...amount.values].every(value => value > 1900))
      return 'date'
    return timed && amount.unit !== 'year' && amount.unit !== 'times'
      ? 'duration'
      : beside.length === 0
        ? 'number'
        : 'number'
  }
  return null
}

/** What was said in a clause and holds; days of months for a day only. */
function clauseAmounts({ reading, clauses, superseded }: Transcript, index: number, days: boolean): Amount[] {
  const clause = clauses[index]
  if (!clause) return []
  const pressure = clause.atoms.some(
    atom =>
      atom.kind === 'concept' &&
      atom.ids.some(id => id === 'bloodPressure' || id === 'standing' || id === 'sit' || id === 'lie'),
  )
  return clause.amounts
    .filter(one => !superseded.amounts.has(one.from) && (days || !isDayOfMonth(reading, clause.atoms, one)))
    .map(one => scaled(one, pressure || clause.home))
}

/** A value of a named measure: the current one, unless the sentence tells of another time or place. */
function compareBound(wanted: Bound, same: readonly Bound[], text: string): ChangeKind | null {
  const equal = same.filter(one => fits(one.amount, wanted.amount))
  if (equal.length === 0) return 'number'
  const isQualifier = (atom: Atom) =>
    atom.kind === 'word' || (atom.kind === 'concept' && !atom.ids.some(id => KIND_OF.get(id) === 'test'))
  for (const atom of wanted.beside.filter(isQualifier)) {
    const isSaid = (one: Bound) => one.beside.some(piece => says(piece, atom))
    const isTime = atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'time')
    if (!equal.some(isSaid) && same.some(isSaid)) return isTime ? 'date' : 'number'
    if (isTime && equal.every(one => one.beside.some(piece => excludes(piece, atom)))) return 'date'
  }
  if (wanted.old && (equal.some(one => one.old) || /(?:^| )(?:from|с|со|απο)(?: |$)/u.test(text))) return null
  const current = same.filter(one => !one.old)
  // "On examination 37.3" of what was measured at home, where the doctor read another value.
  if (EXAMINED.test(text) && equal.every(one => one.told) && current.some(one => !one.told)) return 'number'
  if (BEFORE.test(text) && !VISIT.test(text))
    return equal.some(one => one.old) || current.length === same.length ? null : 'date'
  if (NOW.test(text) && equal.every(one => one.old)) return 'date'
  if (current.length === 0 && equal.every(one => one.older) && !same.every(one => one.older)) return 'date'
  return current.length === 0 || equal.some(one => !one.old) ? null : 'number'
}
