import { KIND_OF } from '../concepts/concept-index.ts'
import { normsIn } from '../text/within.ts'
import type { Atom } from './atoms.ts'
import type { Transcript } from './evidence.ts'
import { says } from './match.ts'

const HOW_LONG =
  /(?:^| )(?:как давно|давно ли|давно|сколько (?:времени|днеи|недель|месяцев|лет)|когда (?:это )?(?:все )?(?:нач\p{L}*|появ\p{L}*|заметил\p{L}*|обострил\p{L}*)|с каких пор|how long|how many (?:days|weeks|months|years)|since when|when did (?:it|this|that|they|the)|ποσο καιρο|ποσεσ (?:μερεσ|ημερεσ|εβδομαδεσ)|απο ποτε|ποτε (?:ξεκινησ\p{L}*|αρχισ\p{L}*|εμφανιστ\p{L}*|το προσεξ\p{L}*))(?: |$)/u

/** Statements behind which an answer to "how long?" may still be of what was complained of. */
const FAR = 26

/** Clauses that answer "how long?" of what was named before: the question names nothing else. */
export function durationAnswers(transcript: Transcript): { from: number; index: number }[] {
  const { clauses } = transcript
  const questions = clauses.filter(
    one =>
      one.asks &&
      one.speaker === 'doctor' &&
      HOW_LONG.test(normsIn(transcript.reading, one.from, one.to)) &&
      !one.atoms.some(atom => atom.kind === 'drug' || (atom.kind === 'concept' && atom.hard)),
  )
  return questions.flatMap(question =>
    clauses.flatMap((one, index) =>
      one.statement === question.statement && !one.asks ? [{ from: clauses.indexOf(question), index }] : [],
    ),
  )
}

/** Of those the ones that come after what the clauses `own` say, and not too far behind. */
export const answersBehind = (transcript: Transcript, own: Iterable<number>): number[] => {
  const last = Math.max(-1, ...own)
  return durationAnswers(transcript)
    .filter(({ from }) => from > last - 2 && from - last < FAR)
    .map(({ index }) => index)
}

const ASKS_LENGTH = /(?:^| )(?:сколько|how long|ποσο|απο ποτε)(?: |$)/u
/** Clauses behind the one that names the finding. */
const AT_ONCE = 4
/** Turns in which its length is told and corrected. */
const TURNS = 4
const isFinding = (atom: Atom) =>
  atom.kind === 'concept' && atom.hard && atom.ids.every(id => KIND_OF.get(id) === 'finding')

/** Answers to "how long?" of a finding of the claim, where it was first complained of: the claim may be found elsewhere. */
export function answersOfFinding(transcript: Transcript, wanted: readonly Atom[]): number[] {
  const { clauses } = transcript
  const findings = wanted.filter(isFinding)
  const named = clauses.flatMap(({ atoms }, index) =>
    atoms.some(atom => findings.some(one => says(atom, one))) ? [index] : [],
  )
  const behind = durationAnswers(transcript).filter(({ from }) =>
    named.some(index => from > index && from - index <= AT_ONCE),
  )
  const asked = named
    .flatMap(index => clauses[index] ?? [])
    .filter(
      one => one.asks && one.speaker === 'doctor' && ASKS_LENGTH.test(normsIn(transcript.reading, one.from, one.to)),
    )
  const answered = asked.flatMap(question => {
    const next = clauses.find(one => one.turn > question.turn && one.speaker === 'doctor')?.turn ?? Infinity
    return clauses.flatMap((one, index) =>
      one.turn > question.turn && one.turn < Math.min(next, question.turn + TURNS + 1) ? [index] : [],
    )
  })
  return [...behind.map(({ index }) => index), ...answered]
}

const TELLING = ['finding', 'procedure', 'test', 'life']
/** Answers to the doctor's questions that name what the claim tells: "How is your sleep? – About two hours." */
export function answersNaming({ clauses }: Transcript, wanted: readonly Atom[]): number[] {
  const told = wanted.filter(
    atom => atom.kind === 'concept' && atom.ids.some(id => TELLING.includes(KIND_OF.get(id) ?? '')),
  )
  const asked = new Set(
    clauses
      .filter(
        one => one.asks && one.speaker !== 'patient' && one.atoms.some(atom => told.some(each => says(atom, each))),
      )
      .map(({ statement }) => statement),
  )
  return clauses.flatMap((one, index) => (!one.asks && !one.condition && asked.has(one.statement) ? [index] : []))
}
