import { statementsOf } from '../talk/statements.ts'
import { type Reading, readTranscript, type Segment } from '../text/reading.ts'
import { has, normsIn } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { answerPolarities } from './answers.ts'
import { type Atoms, atomsIn } from './atoms.ts'
import { clausesOfSegment } from './clauses.ts'
import { experiencersOf, isChildVisit } from './experiencers.ts'
import { isHedged } from './hedges.ts'
import { addDerived } from './numbers/derived.ts'
import { TIME_UNITS } from './numbers/units.ts'
import { affirmIdioms } from './polarity/affirm.ts'
import type { WordPolarity } from './polarity/cues.ts'
import { sidesIn } from './sides/sides.ts'
import { type Superseded, supersededIn } from './superseded/superseded.ts'

/** A clause of the transcript with what it says. */
export interface Evidence extends Atoms {
  from: number
  to: number
  segment: number
  turn: number
  /** Clauses of one statement are read together: a question with its answer. */
  statement: number
  sides: readonly ('left' | 'right')[]
  hedge: boolean
  past: boolean
  now: boolean
  home: boolean
  /** "If …": it is said of what may come, and is no evidence of what is. */
  condition: boolean
  asks: boolean
  /** Of speech without punctuation. */
  loose: boolean
  /** English noun of a relative, or `patient`. */
  experiencer: string
  speaker: Segment['speaker']
}

export interface Transcript {
  reading: Reading
  clauses: readonly Evidence[]
  polarity: ReadonlyMap<number, WordPolarity>
  superseded: Superseded
}

/** The transcript as clauses to compare with. Read once for all sentences. */
export function readEvidence(text: string): Transcript {
  const reading = readTranscript(text)
  const statements = statementsOf(reading)
  const statementOf = new Map<Segment, number>()
  for (const [index, { segments }] of statements.entries()) for (const one of segments) statementOf.set(one, index)
  const polarity = answerPolarities(reading, statements)
  const superseded = supersededIn(reading)
  const persons = experiencersOf(reading)
  const clauses: Evidence[] = []
  for (const [index, segment] of reading.segments.entries()) {
    const condition = conditionFrom(reading, segment)
    const cut = clausesOfSegment(reading, segment)
    // "The stent, possibly, is closing": a hedge between commas is of the whole sentence.
    const aside =
      !segment.loose &&
      cut.some(
        one =>
          one.to - one.from <= HEDGE && isHedged(reading, one.from, one.to) && !opensThat(reading, one.to, segment.to),
      )
    let follows = false
    for (const { from, to } of cut) {
      follows ||= SO.test(reading.words[from]?.norm ?? '')
      clauses.push({
        ...held(atomsIn(reading, from, to), superseded),
        from,
        to,
        segment: index,
        turn: segment.turn,
        statement: statementOf.get(segment) ?? -1 - index,
        sides: sidesOf(reading, from, to, segment.asks, superseded),
        hedge: (aside && !follows) || isHedged(reading, from, to),
        past: has(reading, from, to, 'past') && !has(reading, from, to, 'now'),
        now: has(reading, from, to, 'now', 'exam-start'),
        home: has(reading, from, to, 'at-home'),
        condition: condition !== null && to > condition,
        asks: segment.asks,
        loose: segment.loose || reading.form !== 'dialogue',
        experiencer: persons.get(from) ?? 'patient',
        speaker: segment.speaker,
      })
    }
  }
  addDerived(clauses, !isChildVisit(text))
  affirmIdioms(reading, clauses, polarity)
  inheritTimes(clauses, reading)
  replaceDates(clauses, superseded)
  return { reading, clauses, polarity, superseded }
}

type Inherits = Pick<Evidence, 'amounts' | 'segment'>

const OF_THEM =
  /^(?:first|last|next|первые|последние|следующие|πρωτεσ|πρωτουσ|τελευταιεσ|τελευταιουσ|επομενεσ|επομενουσ)$/u
/** "Bloods every two weeks, and I'll see you in six": weeks as well; "eight days, and the first three …": of them. */
export function inheritTimes(clauses: readonly Inherits[], { words }: Words): void {
  let [last, segment] = ['', -1]
  for (const clause of clauses)
    for (const amount of clause.amounts) {
      const before = words[amount.from - 1]?.norm ?? ''
      const behind = /^(?:in|через|σε)$/u.test(before) || OF_THEM.test(before)
      if (amount.unit === null && behind && last !== '' && segment === clause.segment) amount.unit = last
      if (amount.unit === null || amount.unit === 'times' || !TIME_UNITS.has(amount.unit)) continue
      ;[last, segment] = [amount.unit, clause.segment]
    }
}

/** A date that was taken back is where it stood the one that was meant. */
function replaceDates(clauses: readonly Evidence[], { dates }: Superseded): void {
  const all = clauses.flatMap(({ atoms }) => atoms)
  for (const clause of clauses)
    clause.atoms = clause.atoms.flatMap(atom => {
      const meant = dates.get(atom.from)
      return meant === undefined ? [atom] : all.filter(one => one.from === meant)
    })
}

/** «Рука немеет, кажется, что умираю»: only what comes behind "that" seems so. */
const opensThat = ({ words }: Reading, at: number, to: number) =>
  at < to && /^(?:что|будто|that|οτι|πωσ)$/u.test(words[at]?.norm ?? '')

/** «Скорее всего, диспластический невус, поэтому удаляем», «Перелома, думаю, нет, но снимок сделаем»: done all the same. */
const SO = /^(?:поэтому|следовательно|но|однако|therefore|so|thus|hence|but|οποτε|αρα|συνεπωσ|αλλα)$/u

/** Words of a clause that is a hedge and nothing else. */
const HEDGE = 2

/** With the units of new values, without frequencies that were taken back. */
const held = ({ atoms, amounts, frequencies }: Atoms, { units, times }: Superseded): Atoms => ({
  atoms,
  amounts: amounts.map(one => ({ ...one, unit: one.unit ?? units.get(one.from) ?? null })),
  frequencies: frequencies.filter(one => !times.has(one.from)),
})

const IF = /^(?:если|if|αν|εαν|unless)$/u
/** "30 milligrams every six hours if you need it": ordered all the same. */
const IF_NEEDED =
  /^(?:if|если|αν|εαν) (?:(?:you|he|she|they|it|it's|you're|вам|ему|еи|будет|сильно|очень|το|τον|την|τα) )*(?:needs?|needed|necessary|required|hurts?|hurting|sore|in pain|понадобится|потребуется|нужно|болит|заболит|χρειαστ\p{L}*|χρειαζ\p{L}*|πονα\p{L}*|πονεσ\p{L}*)(?: |$)/u
const NEEDED = 6
const SEEK_HELP =
  /(?:^| )(?:вызыва\p{L}*|обратит\p{L}*|обращ\p{L}*|звоните|приезжа\p{L}*|зовите|call|ring|go to|go straight|come back|come right back|return if|return to the emergency|καλεσ\p{L}*|ελατε|πηγαιν\p{L}*|στα επειγοντα)(?: |$)/u

/** The word at which a sentence turns to what may come; a warning is that as a whole. */
function conditionFrom(reading: Reading, { from, to, loose, asks }: Segment): number | null {
  if (asks && !loose) return null
  for (let at = from; at < to; at++)
    // "If it hurts, take …" is a condition all the same.
    if (
      IF.test(reading.words[at]?.norm ?? '') &&
      !(at > from && IF_NEEDED.test(normsIn(reading, at, Math.min(to, at + NEEDED))))
    )
      return loose ? at : from
  // «При температуре выше 38»: what is done from a limit on.
  if (loose)
    for (let at = from; at + 2 < to; at++)
      if (
        /^(?:при|above|over|with)$/u.test(reading.words[at]?.norm ?? '') &&
        /^(?:выше|больше|above|over)$/u.test(reading.words[at + 2]?.norm ?? '')
      )
        return at
  const text = reading.words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
  const warns = SEEK_HELP.test(text) || /^(?:при|в случае|in case|σε περιπτωση) /u.test(text)
  return warns && has(reading, from, to, 'urgent') ? from : null
}

/** Sides that the words state: a side that was taken back, or that a question offers, is none. */
function sidesOf(
  reading: Reading,
  from: number,
  to: number,
  asks: boolean,
  { sides }: Superseded,
): ('left' | 'right')[] {
  const found = new Set<'left' | 'right'>()
  for (let at = from; at < to; at++) {
    if (sides.has(at) || reading.words[at + 1]?.norm === 'handed') continue
    for (const side of sidesIn(reading, at, at + 1)) found.add(side)
  }
  return asks && found.size > 1 ? [] : [...found]
}
