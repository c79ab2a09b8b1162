import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import { type Atom, stemOf } from '../atoms.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import type { Amount } from './amount.ts'
import { isDated, isDayOfMonth } from './days.ts'
import { scaled } from './fits.ts'
import { TIME_UNITS } from './units.ts'

/** A number with what it measures and the words that stand with it. */
export interface Bound {
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
  /^(?:был[аои]?|прошл\p{L}*|назад|раньше|ранее|обычно|бывает|бывало|иногда|sometimes|occasionally|καμια|дома|зимои|весно\p{L}*|летом|осенью|весенн\p{L}*|с|со|απο|was|were|last|ago|usually|used|previously|before|up|best|from|versus|vs|against|против|εναντι|ηταν|περυσι|περσι|πριν|παλια|συνηθωσ|σπιτι|τελευταια|после|after|μετα)$/u
/** Between today's value and the one before. */
const PARTS =
  /^(?:versus|vs|against|from|was|previously|instead|против|вместо|с|со|был[оа]?|раньше|ранее|εναντι|αντι|απο|ηταν|πριν)$/u
const NOW_WORD = /^(?:now|сеичас|теперь|τωρα|πλεον)$/u
const OLDER = /^(?:before|previously|earlier|ранее|раньше|прежде|παλαιοτερα|παλιοτερα|προηγουμενωσ)$/u

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
export function bindingsIn(
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
    // "186 against 170": two readings.
    const parts = PARTS.test(words[one?.to ?? 0]?.norm ?? '')
    return !!one && !!next && !parts && next.from - one.to <= 1 && !/[,;.]/u.test(words[one.to - 1]?.after ?? '')
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

/** The clause names an illness, a medicine or another person, so its numbers are no values of the last test. */
const turnsAway = (clause: Evidence) =>
  clause.experiencer !== 'patient' ||
  clause.atoms.some(
    atom =>
      atom.kind === 'drug' ||
      (atom.kind === 'concept' &&
        atom.hard &&
        // "Now 96 without oxygen".
        !atom.ids.includes('oxygenTherapy') &&
        atom.ids.some(id => ['finding', 'procedure'].includes(KIND_OF.get(id) ?? ''))),
  )

export function bindingsOf({ reading, clauses, superseded }: Transcript, allows: (one: Evidence) => boolean): Bound[] {
  const found: Bound[] = []
  let last: { of: string | null; segment: number } = { of: null, segment: -1 }
  for (const clause of clauses) {
    if (!allows(clause)) continue
    const amounts = clause.amounts.filter(one => !superseded.amounts.has(one.from))
    // In speech without punctuation only the words beside a number tell its time.
    const loose = reading.segments[clause.segment]?.loose ?? false
    // "Ten a day, twenty last year": of several numbers the words beside them tell which is old.
    const past = clause.past && amounts.filter(({ unit }) => unit === null || !TIME_UNITS.has(unit)).length < 2
    const old = clause.experiencer !== 'patient' || (!loose && (clause.home || past || clause.asks))
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

const LINK = /^(?:to|до|σε|and|и|και)$/u
