import { type Atom, atomsIn } from '../../atoms.ts'
import type { Evidence } from '../../evidence.ts'
import { says } from '../../match.ts'
import { sameValue } from '../../numbers/amount.ts'
import { type Compared, isOf, sayingClauses, textOf } from '../compared.ts'

const NO = /^(?:no|nope|нет|не|οχι|μπα)$/u
/** "Hospitalised? – Once, for bronchiolitis.": where a question says the one and its answer the other, the answer decides. */
export function ofAnswer(
  judged: Atom[],
  wanted: readonly Atom[],
  { support, transcript, ofAllergy }: Compared,
): Atom[] {
  const { clauses, reading } = transcript
  const clausesOf = (atom: Atom) =>
    support.matches.flatMap(one => (one.wanted === atom ? [clauses[one.clause] as Evidence] : []))
  const isAsked = (one: Evidence) => one.asks && !(reading.segments[one.segment]?.loose ?? false)
  const onlyAsked = judged.filter(atom => clausesOf(atom).every(isAsked))
  if (onlyAsked.length === 0 || ofAllergy) return judged
  const asked = onlyAsked.flatMap(clausesOf)
  const told = judged.filter(atom => !onlyAsked.includes(atom))
  const answers = (one: Evidence) => !one.asks && asked.some(each => answersTo(one, each))
  // "Has the pain come back? – No, not since the stent.": what was asked stays denied.
  const isNo = (one: Evidence) =>
    NO.test(reading.words[clauses.find(each => each.turn === one.turn + 1)?.from ?? -1]?.norm ?? '')
  const denied = onlyAsked.filter(
    atom =>
      clausesOf(atom).every(isNo) &&
      support.matches.some(one => one.wanted === atom && transcript.polarity.get(one.atom.from) === 'no'),
  )
  if (told.length > 0) return told.every(atom => clausesOf(atom).some(answers)) ? [...told, ...denied] : judged
  const pieces = wanted.filter(
    atom =>
      !judged.includes(atom) &&
      (atom.kind === 'word' ? atom.norm.length > 2 : !isOf(atom, 'time')) &&
      clausesOf(atom).some(answers),
  )
  // "Any chest pain? – No. Heartburn after meals.": no chest pain after meals, unless it was told elsewhere.
  const isTold = (atom: Atom) =>
    clauses.some(
      one =>
        !one.asks &&
        one.atoms.some(each => says(each, atom) && (transcript.polarity.get(each.from) ?? 'yes') === 'yes'),
    )
  const findings = denied.filter(atom => isOf(atom, 'finding') && !isTold(atom))
  return pieces.length > 0 ? [...pieces, ...findings] : judged
}

/** "Worked with noise? – Thirty years in the print works.": something else of the claim, or its number, is the answer. */
export function isToldInAnswer(atom: Atom, { all, from, to, support, transcript }: Compared): boolean {
  const { clauses, polarity } = transcript
  const asked = support.matches.filter(one => one.wanted === atom).map(({ clause }) => clauses[clause])
  const answers = (one: Evidence | undefined) =>
    !!one && !one.asks && asked.some(each => each?.asks && !each.loose && one.turn === each.turn + 1)
  const told = support.matches.some(
    ({ wanted, clause, atom: said }) =>
      wanted !== atom && isContent(wanted) && answers(clauses[clause]) && (polarity.get(said.from) ?? 'yes') === 'yes',
  )
  const values = atomsIn(all, from, to).amounts
  return (
    told ||
    clauses.some(
      one => answers(one) && one.amounts.some(other => values.some(each => sameValue(each.values, other.values))),
    )
  )
}

const isContent = (atom: Atom) => (atom.kind === 'word' ? atom.norm.length > 4 : !isOf(atom, 'time'))

const answersTo = (one: Evidence, asked: Evidence) => one.turn === asked.turn + 1 || one.statement === asked.statement

const CHALLENGES =
  /(?:^| )(?:как|какое|как это|что значит|what do you mean|πωσ|τι)(?: \p{L}+){0,2} (?:нет|не|ничего|ни|no|not|none|never|nothing|καμια|κανενα|οχι|δεν|τιποτα)(?: |$)/u
/** Turns behind a denied question in which its answer is challenged. */
const CHALLENGED = 2
/** "Any allergies? – None. – What do you mean, none!": another one says that the denial is wrong. */
export function isChallenged(atom: Atom, { support, transcript, allows }: Compared): boolean {
  const { clauses, polarity } = transcript
  const denied = sayingClauses(atom, support, transcript, allows).filter(one => polarity.get(one.atom.from) === 'no')
  return (
    denied.length > 0 &&
    denied.every(({ clause }) =>
      clauses.some(
        one =>
          one.turn > clause.turn &&
          one.turn <= clause.turn + CHALLENGED &&
          one.speaker !== 'doctor' &&
          CHALLENGES.test(textOf(transcript, one)),
      ),
    )
  )
}
