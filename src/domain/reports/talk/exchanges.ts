import type { Reading, Segment } from '../text/shape.ts'
import { has, startsWith } from '../text/within.ts'
import { isCorrection } from './corrections.ts'
import { isEllipsis } from './ellipsis.ts'
import { hasTopic, type Statement } from './statement.ts'

/** Words of an answer that may lean on its question. */
const SHORT = 6
/** Words of an echo: "Sorbifer? I never took it." */
const ECHO = 4

const isOther = (a: Segment, b: Segment) => a.speaker === null || b.speaker === null || a.speaker !== b.speaker

/** The questions that begin at a segment, with the first sentences of their answer. */
export function exchangeAt(reading: Reading, at: number): Statement {
  const { segments } = reading
  const questions = [segments[at] as Segment]
  const asker = questions[0] as Segment
  let next = at + 1
  for (let one = segments[next]; one?.asks && one.turn === asker.turn && !one.loose; one = segments[++next])
    if (reading.form === 'dialogue' || one.speaker === asker.speaker) questions.push(one)
    else break
  // "Right or left? Show me.": an instruction without a topic does not part a question from its answer.
  const aside: Segment[] = []
  for (
    let one = segments[next];
    one && reading.form === 'dialogue' && one.turn === asker.turn;
    one = segments[++next]
  ) {
    const own = one.asks || one.to - one.from > SHORT || hasTopic(reading, one.from, one.to)
    if (own && isRemark(reading, asker, one)) {
      aside.push(one)
      continue
    }
    if (own && isEcho(asker)) return { ...bare(questions), segments: [asker, one], questions: 0, bare: false }
    if (own) return bare(questions)
    aside.push(one)
  }
  const given = answerAt(reading, asker, next)
  const [answer] = given
  if (!answer) return bare(questions)
  const leans = given.length === 1 && leansOn(reading, answer)
  // "No. Not really.", "Yes. On the stairs.": the rest of an answer that has no subject of its own.
  for (
    let one = segments[next + 1];
    leans && one && one.turn === answer.turn && !one.asks;
    one = segments[++next + 1]
  ) {
    const long = given.reduce((sum, { from, to }) => sum + to - from, 0) > SHORT
    if (reading.form === 'stream' || long || !leansOn(reading, one)) break
    given.push(one)
  }
  return {
    segments: [...questions, ...aside, ...given],
    questions: questions.length,
    bare: false,
    corrected: given.some((one, index) => index > 0 && isCorrection(reading, one)),
    leans,
    proposal: false,
  }
}

/** "Is it a tumour? I looked it up.": what a patient adds, when the doctor's next words answer the question. */
function isRemark({ segments }: Reading, asker: Segment, { to, turn, asks, speaker, from }: Segment): boolean {
  const answer = segments.find(one => one.turn > turn)
  return (
    !asks &&
    speaker !== 'doctor' &&
    to - from <= REMARK &&
    answer?.speaker === 'doctor' &&
    !answer.asks &&
    asker.to - asker.from > 1
  )
}
const REMARK = 9

export const isEcho = ({ from, to, speaker }: Segment) => to - from <= ECHO && speaker !== 'doctor'

/** The first sentence of another speaker, behind an echo of the question. */
function answerAt(reading: Reading, asker: Segment, at: number): Segment[] {
  const [answer, next] = [reading.segments[at], reading.segments[at + 1]]
  if (!answer || (reading.form === 'dialogue' && !isOther(asker, answer))) return []
  if (answer.turn !== asker.turn + 1 && reading.form === 'dialogue') return []
  if (!answer.asks) return [answer]
  return next && !next.asks && next.turn === answer.turn && isEcho(answer) ? [answer, next] : []
}

const bare = (segments: Segment[]): Statement => ({
  segments,
  questions: segments.length,
  bare: true,
  corrected: false,
  leans: false,
  proposal: false,
})

/** An answer that means nothing without its question: yes, no, a number, no topic of its own. */
function leansOn(reading: Reading, { from, to }: Segment): boolean {
  if (startsWith(reading, from, to, 'yes', 'negation') && to - from <= SHORT) return true
  if (isEllipsis(reading, from, to)) return true
  return !hasTopic(reading, from, to) && !has(reading, from, to, 'finding', 'organ')
}
