import { polarityOf } from '../attributes/polarity.ts'
import { companyOf } from '../talk/company.ts'
import { hasTopic, type Statement } from '../talk/statements.ts'
import type { Reading, Segment } from '../text/reading.ts'
import { has, hasDrug, hasNumber } from '../text/within.ts'
import { type Context, type Range, rangesOf, sectionOf } from './classify.ts'
import { splitsOf } from './clauses.ts'
import { headingOf } from './headings.ts'
import type { Unit } from './units.ts'

/** Files every statement that says something in its section. */
export function unitsOf(reading: Reading, statements: readonly Statement[]): Unit[] {
  const context: Context = { heading: null, examined: false, asked: false, previous: null, company: companyOf(reading) }
  const units: Unit[] = []
  for (const statement of statements) for (const unit of filed(reading, statement, context, units)) units.push(unit)
  return units
}

function* filed(reading: Reading, statement: Statement, context: Context, units: readonly Unit[]): Generator<Unit> {
  const first = statement.segments[0] as Segment
  const speaker = (statement.segments.at(-1) as Segment).speaker
  for (const { from, to } of statement.segments)
    if (has(reading, from, to, 'exam-start') || countVitals(reading, from, to) >= 2) context.examined = true
  const ranges = rangesOf(statement.segments)
  const heading = reading.form === 'dictation' ? headingOf(reading, first) : null
  if (heading) {
    context.heading = heading.id
    context.previous = null
    ;(ranges[0] as Range).from = heading.to
    if (heading.to >= first.to) ranges.shift()
  }
  if (ranges.length === 0) return
  const asksTopic = ranges.some(one => one.asks && hasTopic(reading, one.from, one.to))
  if (asksTopic) context.asked = true
  if (statement.bare) return
  const base = { speaker, corrected: statement.corrected, doubt: false, turn: first.turn }
  for (const part of partsOf(reading, statement, ranges, speaker, context)) {
    const read = sectionOf(reading, statement, part, speaker, context)
    if (!isWorth(reading, statement, part, read.score, speaker, context)) {
      const last = units.at(-1)
      if (last && goesOn(reading, last, statement, part)) last.ranges.push(...part)
      continue
    }
    let section = read.id
    if (section === 'presentIllness' && !context.asked && reading.form !== 'dictation') section = 'complaints'
    if (reading.form === 'dictation' && context.heading && section !== context.heading) context.heading = section
    context.previous = section
    yield {
      ...base,
      ranges: part,
      section,
      score: read.score,
      experiencer: section === 'familyHistory' && read.experiencer === 'patient' ? 'family' : read.experiencer,
      doubt: part.some(one => !one.asks && polarityOf(reading, one.from, one.to) === 'mixed' && one.to - one.from < 4),
    }
  }
}

function countVitals(reading: Reading, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++)
    if (reading.hits[at]?.some(({ is, to: end }) => is === 'vital' && hasNumber(reading, end, Math.min(end + 3, to))))
      count++
  return count
}

/** The parts of a statement that belong to different sections. */
function partsOf(
  reading: Reading,
  statement: Statement,
  ranges: readonly Range[],
  speaker: Segment['speaker'],
  context: Context,
): Range[][] {
  const last = ranges.at(-1) as Range
  const firstAnswer = ranges.find(one => !one.asks)
  if (!firstAnswer || (statement.leans && statement.questions > 0)) return [[...ranges]]
  const read = (from: number, to: number) =>
    sectionOf(reading, { questions: 0, leans: false }, [{ from, to, asks: false }], speaker, context)
  const splits = splitsOf(reading, firstAnswer.from, firstAnswer.to, read)
  if (splits.length === 0 || (reading.form === 'dictation' && context.heading === 'examination')) return [[...ranges]]
  const parts: Range[][] = []
  let start = firstAnswer.from
  const before = ranges.filter(one => one.asks)
  for (const split of [...splits, firstAnswer.to]) {
    parts.push([...(start === firstAnswer.from ? before : []), { from: start, to: split, asks: false }])
    start = split
  }
  const rest = ranges.slice(ranges.indexOf(firstAnswer) + 1)
  if (rest.length > 0 && last !== firstAnswer) parts.at(-1)?.push(...rest)
  return parts
}

const LEAST = { answer: 1, told: 1.5, stated: 1.8, dictated: 0.8 }

function isWorth(
  reading: Reading,
  statement: Statement,
  part: readonly Range[],
  score: number,
  speaker: Segment['speaker'],
  { heading, asked }: Context,
): boolean {
  const answers = part.filter(one => !one.asks)
  const small = answers.some(({ from, to }) => has(reading, from, to, 'small', 'command'))
  if (reading.form === 'dictation') {
    const bare = answers.every(
      ({ from, to }) =>
        !hasTopic(reading, from, to) &&
        !has(reading, from, to, 'finding', 'organ', 'course', 'assess', 'negation') &&
        !hasNumber(reading, from, to),
    )
    return small ? score >= 7 : score >= (heading && !bare ? 4 : 4.5) || (!heading && score >= LEAST.dictated)
  }
  if (small && !answers.some(({ from, to }) => hasDrug(reading, from, to))) return score >= 3
  if (statement.questions > 0) return score >= LEAST.answer
  if (speaker === 'doctor') return score >= LEAST.stated
  return score >= (asked ? LEAST.told : LEAST.told + 0.3)
}

/** A remark without a topic of its own goes on with what the same person said just before: "Twice." */
function goesOn(reading: Reading, last: Unit, statement: Statement, part: readonly Range[]): boolean {
  const first = statement.segments[0] as Segment
  const [range] = part
  const before = last.ranges.at(-1)
  if (!range || !before || statement.questions > 0 || last.turn < first.turn - 1) return false
  if (before.to !== range.from || has(reading, range.from, range.to, 'small', 'greeting', 'thanks', 'command'))
    return false
  return (
    hasNumber(reading, range.from, range.to) ||
    has(reading, range.from, range.to, 'course', 'negation', 'past', 'now', 'frequency')
  )
}
