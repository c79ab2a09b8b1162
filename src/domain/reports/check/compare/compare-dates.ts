import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import { EXCLUSIVE } from '../../concepts/relations/exclusive.ts'
import type { Atom } from '../atoms.ts'
import type { Transcript } from '../evidence.ts'
import { says } from '../match.ts'
import { isDeniedDate } from '../superseded/times.ts'
import type { ChangeKind } from '../verdict.ts'
import type { Compared } from './compared.ts'

/** Words between a thing and its time in speech without punctuation. */
const NEAR = 7

/** Clauses behind in which a date may be taken back. */
const RESTATED = 4
/** "Seen today with a scald": the day of the visit is not the day of the scald. */
const SEEN =
  /^(?:seen|reviewed|attends|attended|presents|presented|presenting|comes|came|here|осмотрен\p{L}?|обратил\p{L}*|пришел|пришла|поступил\p{L}?|εξεταζεται|προσηλθε|προσερχεται|ηρθε)$/u
const isOfVisit = (transcript: Transcript, atom: Atom) =>
  atom.kind === 'concept' && atom.ids.includes('today') && SEEN.test(wordBefore(transcript, atom))
const wordBefore = ({ reading }: Transcript, { from }: Atom) => reading.words[from - 1]?.norm ?? ''

const DATES = EXCLUSIVE.filter(({ kind }) => kind === 'date')
const isTime = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'time')
const groupOf = (atom: Atom) =>
  DATES.filter(({ ids }) => atom.kind === 'concept' && atom.ids.some(id => ids.includes(id))).map(({ ids }) => ids)

/** Two times of which only one can be. */
export const excludes = (one: Atom, other: Atom): boolean =>
  one.kind === 'concept' && !says(one, other) && groupOf(other).some(ids => one.ids.some(id => ids.includes(id)))

const AND = /^(?:and|и|а|και)$/u
/** "She was sick four times and today she has diarrhoea": the date is of what follows it. */
const opensNext = (
  { words }: Transcript['reading'],
  { atoms }: Transcript['clauses'][number],
  date: Atom,
  at: number,
) =>
  at < date.from &&
  AND.test(words[date.from - 1]?.norm ?? '') &&
  atoms.some(one => one.from >= date.to && one.kind === 'concept' && one.hard)

/** Dated words of the clause that says it, or right around it where no sign parts the clauses; the nearest first. */
function datesNear({ clauses, reading }: Transcript, index: number, at: number): Atom[] {
  const clause = clauses[index]
  if (!clause) return []
  const loose = reading.segments[clause.segment]?.loose ?? false
  const around = loose ? [clauses[index - 1], clause, clauses[index + 1]] : [clause]
  return around
    .flatMap(one => one?.atoms ?? [])
    .filter(
      atom =>
        isTime(atom) &&
        groupOf(atom).length > 0 &&
        !opensNext(reading, clause, atom, at) &&
        (!loose || Math.abs(atom.from - at) <= NEAR),
    )
    .sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))
}

/** What the claim dates is said with another date: "sharp waves yesterday" reported as of a year ago. */
export function compareDate({ support, transcript }: Pick<Compared, 'support' | 'transcript'>): ChangeKind | null {
  const wanted = [...support.matches.map(one => one.wanted), ...support.missing].filter(
    atom => isTime(atom) && groupOf(atom).length > 0,
  )
  if (wanted.length === 0) return null
  // «С августа. – С июня, Тома. – Верно.»: only what was taken back says it.
  const { reading, superseded } = transcript
  const taken = [...superseded.dates.keys()].flatMap(at => conceptsOf([reading.words[at]?.norm ?? '']))
  const isTaken = (atom: Atom) =>
    atom.kind === 'concept' && taken.some(({ ids }) => ids.some(id => atom.ids.includes(id)))
  if (support.missing.some(atom => wanted.includes(atom) && isTaken(atom))) return 'date'
  const told = support.matches.filter(
    ({ wanted: atom }) =>
      (atom.kind === 'word' && atom.norm.length > 3) ||
      (atom.kind === 'concept' && atom.ids.some(id => ['finding', 'procedure'].includes(KIND_OF.get(id) ?? ''))),
  )
  if (told.length === 0) return null
  const { clauses } = transcript
  // "Every Wednesday. No, not Wednesday, Thursday.": a date that is denied holds no more.
  const isDenied = (date: Atom) =>
    support.window
      .flatMap(index => clauses.slice(index, index + RESTATED))
      .some(({ atoms }) => atoms.some(one => isTime(one) && says(one, date) && isDeniedDate(reading, one.from)))
  if (wanted.some(isDenied)) return 'date'
  const isElsewhen = ({ clause, atom }: (typeof told)[number]) => {
    const [nearest] = datesNear(transcript, clause, atom.from).filter(
      date => !isDenied(date) && !isOfVisit(transcript, date),
    )
    return (
      nearest !== undefined && !wanted.some(one => says(nearest, one)) && wanted.some(one => excludes(nearest, one))
    )
  }
  return told.every(isElsewhen) ? 'date' : null
}
