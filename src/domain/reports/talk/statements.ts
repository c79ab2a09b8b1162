import type { Reading, Segment } from '../text/reading.ts'
import { has, hasDrug, hasNumber, startsWith, within } from '../text/within.ts'
import { isCorrection, isRefusal } from './corrections.ts'

/** Sentences that are printed together or not at all: a question with its answer, a value with its correction. */
export interface Statement {
  readonly segments: Segment[]
  /** How many of the first segments ask. */
  questions: number
  /** Asked and not answered: never printed. */
  bare: boolean
  corrected: boolean
  /** The answer has no subject of its own: nothing in it holds without the question. */
  leans: boolean
}

const SHORT = 6

export const wordsOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { from, to }) => sum + to - from, 0)

/** Says something by itself: a symptom, a drug, an organ, a habit. */
export const hasTopic = (reading: Reading, from: number, to: number): boolean =>
  hasDrug(reading, from, to) ||
  has(
    reading,
    from,
    to,
    'symptom',
    'disease',
    'operation',
    'drug-word',
    'smoke',
    'life',
    'allergy',
    'relative',
    'result',
    'vital',
    'order',
    'return',
  )

const isOther = (a: Segment, b: Segment) => a.speaker === null || b.speaker === null || a.speaker !== b.speaker

/** Groups the segments of a reading; every segment is in exactly one statement. */
export function statementsOf(reading: Reading): Statement[] {
  const { segments } = reading
  const statements: Statement[] = []
  let at = 0
  while (at < segments.length) {
    const segment = segments[at] as Segment
    if (segment.asks && !segment.loose) {
      const statement = exchangeAt(reading, at)
      statements.push(statement)
      at += statement.segments.length
    } else {
      const last = statements.at(-1)
      if (last && joins(reading, last, segment)) {
        last.segments.push(segment)
        last.corrected ||= isCorrection(reading, segment)
      } else statements.push(plainStatement([segment]))
      at++
    }
  }
  return statements
}

const plainStatement = (segments: Segment[]): Statement => ({
  segments,
  questions: 0,
  bare: false,
  corrected: false,
  leans: false,
})

/** The questions that begin at a segment, with the first sentences of their answer. */
function exchangeAt(reading: Reading, at: number): Statement {
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
    if (one.asks || one.to - one.from > SHORT || hasTopic(reading, one.from, one.to)) return bare(questions)
    aside.push(one)
  }
  const answer = segments[next]
  const isAnswer =
    answer && !answer.asks && isOther(asker, answer) && (answer.turn === asker.turn + 1 || reading.form !== 'dialogue')
  if (!isAnswer) return bare(questions)
  const leans = leansOn(reading, answer)
  const given = [answer]
  // "No. Not really.", "Yes. On the stairs.": the rest of an answer that has no subject of its own.
  if (leans)
    for (let one = segments[next + 1]; one && one.turn === answer.turn && !one.asks; one = segments[++next + 1]) {
      if (reading.form === 'stream' || wordsOf(given) > SHORT || !leansOn(reading, one)) break
      given.push(one)
    }
  return {
    segments: [...questions, ...aside, ...given],
    questions: questions.length,
    bare: false,
    corrected: given.some(one => isCorrection(reading, one) && given.indexOf(one) > 0),
    leans,
  }
}

const bare = (segments: Segment[]): Statement => ({
  ...plainStatement(segments),
  questions: segments.length,
  bare: true,
})

/** An answer that means nothing without its question: yes, no, a number, no topic of its own. */
export function leansOn(reading: Reading, { from, to }: Segment): boolean {
  if (startsWith(reading, from, to, 'yes', 'negation') && to - from <= SHORT) return true
  return !hasTopic(reading, from, to)
}

/** True if a sentence goes on with the statement before it: a correction, a refusal of what was proposed. */
function joins(reading: Reading, last: Statement, segment: Segment): boolean {
  const before = last.segments.at(-1) as Segment
  if (last.bare || wordsOf(last.segments) > 60) return false
  const same = before.turn === segment.turn
  const near = same || segment.turn === before.turn + 1
  if (!near) return false
  if (isRefusal(reading, before, segment)) return true
  if (isCorrection(reading, segment)) return same || correctsOther(reading, before, segment)
  const opens = hasNumber(reading, segment.from, Math.min(segment.from + 2, segment.to))
  return (
    same && opens && has(reading, before.from, before.to, 'correction') && !hasTopic(reading, segment.from, segment.to)
  )
}

/** Another speaker takes back a side, a number or a medicine of the sentence before. */
function correctsOther(reading: Reading, before: Segment, segment: Segment): boolean {
  if (before.asks) return false
  const kinds = ({ from, to }: Segment) => [
    [...within(reading, from, to, 'side')].length > 0,
    hasNumber(reading, from, to),
    hasDrug(reading, from, to),
  ]
  const [old, now] = [kinds(before), kinds(segment)]
  return old.some((has, kind) => has && now[kind])
}
