import { hasTopic, type Statement } from '../talk/statement.ts'
import type { Reading, Segment } from '../text/shape.ts'
import { startsWith } from '../text/within.ts'
import { sectionOf } from './classify.ts'
import { splitsOf } from './clauses.ts'
import type { Context, Range, Read } from './context.ts'

const OWN = 2.4

/** The word behind "No," with which an answer opens; null without one. */
function shortAnswer(reading: Reading, { from, to }: Range): number | null {
  const opens = startsWith(reading, from, to, 'yes', 'negation')
  if (!opens || opens.to >= to || !(reading.words[opens.to - 1]?.after ?? '').startsWith(',')) return null
  return opens.to
}

/** The parts of a statement that belong to different sections. */
export function partsOf(
  reading: Reading,
  statement: Statement,
  ranges: readonly Range[],
  speaker: Segment['speaker'],
  context: Context,
): Range[][] {
  const answer = ranges.find(one => !one.asks)
  if (!answer || (statement.leans && statement.questions > 0)) return [[...ranges]]
  const asked = ranges.filter(one => one.asks)
  const local = { ...context }
  const read = (from: number, to: number): Read => {
    const found = sectionOf(
      reading,
      { ...statement, leans: false },
      [...asked, { ...answer, from, to }],
      speaker,
      local,
    )
    if (found.experiencer !== 'patient') {
      local.person = found.experiencer
      local.goesOn = true
    }
    return found
  }
  const short = shortAnswer(reading, answer)
  // What a doctor answers to a patient's question stays one.
  if (short !== null && asked.length > 0 && speaker !== 'doctor') {
    const rest = { ...answer, from: short }
    const own = sectionOf(reading, { ...statement, questions: 0, leans: false }, [rest], speaker, context)
    const given = sectionOf(
      reading,
      { ...statement, leans: true },
      [...asked, { ...answer, to: short }],
      speaker,
      context,
    )
    const others =
      own.score >= OWN && own.id !== given.id && hasTopic(reading, asked[0]?.from ?? 0, asked.at(-1)?.to ?? 0)
    if (others)
      return [
        [...asked, { ...answer, to: short }],
        [rest, ...ranges.slice(ranges.indexOf(answer) + 1)],
      ]
  }
  const splits = splitsOf(reading, answer.from, answer.to, read)
  if (splits.length === 0) return [[...ranges]]
  const parts: Range[][] = []
  let start = answer.from
  for (const split of [...splits, answer.to]) {
    parts.push([...(start === answer.from ? asked : []), { ...answer, from: start, to: split }])
    start = split
  }
  parts.at(-1)?.push(...ranges.slice(ranges.indexOf(answer) + 1))
  return parts
}
