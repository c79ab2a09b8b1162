import type { Evidence, Transcript } from './evidence.ts'

const HOW_LONG =
  /(?:^| )(?:как давно|давно ли|давно|сколько (?:времени|днеи|недель|месяцев|лет)|когда (?:это )?(?:все )?(?:нач\p{L}*|появ\p{L}*|заметил\p{L}*|обострил\p{L}*)|с каких пор|how long|how many (?:days|weeks|months|years)|since when|when did (?:it|this|that|they|the)|ποσο καιρο|ποσεσ (?:μερεσ|ημερεσ|εβδομαδεσ)|απο ποτε|ποτε (?:ξεκινησ\p{L}*|αρχισ\p{L}*|εμφανιστ\p{L}*|το προσεξ\p{L}*))(?: |$)/u

/** Statements behind which an answer to "how long?" may still be of what was complained of. */
const FAR = 26

/** Clauses that answer "how long?" of what was named before: the question names nothing else. */
export function durationAnswers({ clauses, reading }: Transcript): { from: number; index: number }[] {
  const textOf = ({ from, to }: Evidence) =>
    reading.words
      .slice(from, to)
      .map(({ norm }) => norm)
      .join(' ')
  const questions = clauses.filter(
    one =>
      one.asks &&
      one.speaker === 'doctor' &&
      HOW_LONG.test(textOf(one)) &&
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
