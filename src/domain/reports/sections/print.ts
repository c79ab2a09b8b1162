import { certaintyOf, timeOf } from '../attributes/attributes.ts'
import { asksFunction } from '../attributes/functions.ts'
import { negationsIn, polarityOf } from '../attributes/polarity.ts'
import type { FoundSentence, SectionId, Span } from '../extraction.ts'
import { spanOf } from '../text/reading.ts'
import type { Reading } from '../text/shape.ts'
import { has, hasDrug } from '../text/within.ts'
import type { Unit } from './units.ts'

/** Runs of words between dictated signs. */
function* runsOf({ words, dictatesSigns, text }: Reading, from: number, to: number): Generator<[number, number]> {
  let start = from
  for (let at = from; dictatesSigns && at + 1 < to; at++) {
    const [here, next] = [words[at], words[at + 1]]
    if (!here || !next || !/\p{L}/u.test(text.slice(here.end, next.start))) continue
    yield [start, at + 1]
    start = at + 1
  }
  yield [start, to]
}

/** Spans of a unit's parts; parts with nothing but space between them are one. */
export function spansOf(reading: Reading, { ranges }: Unit): Span[] {
  const spans: [number, number][] = []
  for (const [from, to] of ranges.flatMap(one => [...runsOf(reading, one.from, one.to)])) {
    const [start, end] = spanOf(reading, from, to)
    const last = spans.at(-1)
    if (last && /^[^\S\n]*[,;:]?[^\S\n]*$/u.test(reading.text.slice(last[1], start)) && !reading.dictatesSigns)
      last[1] = end
    else spans.push([start, end])
  }
  return spans
}

const ORDERS: readonly SectionId[] = ['plan', 'followUp', 'safetyNet']
const ALWAYS: readonly SectionId[] = ['complaints', 'allergies', 'followUp', 'safetyNet']

export function printed(reading: Reading, unit: Unit): FoundSentence {
  const spans = spansOf(reading, unit)
  const answers = unit.ranges.filter(one => !one.asks)
  const polarities = answers.map(({ from, to }) => polarityOf(reading, from, to))
  // Without punctuation a denial's reach is not sure: the words are printed, and no polarity is claimed.
  const loose = answers.some(one => one.loose)
  // An order is no finding: "not before Friday" shows its denial itself.
  const ordered = ORDERS.includes(unit.section) && answers.some(({ from, to }) => negationsIn(reading, from, to) > 0)
  const asked = unit.ranges.filter(one => one.asks)
  const complains = asked.length > 0 && asked.every(({ from, to }) => asksFunction(reading, from, to))
  const negated =
    !loose && !ordered && !complains && polarities.length > 0 && polarities.every(one => one === 'negated')
  const [first] = answers
  const said = unit.ranges
  const any = (...classes: Parameters<typeof has>[3][]) =>
    said.some(({ from, to }) => has(reading, from, to, ...classes))
  const drugs = said.some(({ from, to }) => hasDrug(reading, from, to))
  const normal = any('normal') && polarities.every(one => one === 'affirmed')
  return {
    text: spans.map(([start, end]) => reading.text.slice(start, end)).join(reading.dictatesSigns ? ', ' : ' – '),
    spans,
    negated,
    certainty: answers.some(({ from, to }) => certaintyOf(reading, from, to) === 'uncertain') ? 'uncertain' : 'stated',
    time: first ? timeOf(reading, first.from, first.to) : 'current',
    experiencer: unit.experiencer,
    speaker: unit.speaker,
    key:
      ALWAYS.includes(unit.section) ||
      (unit.section === 'assessment' && !negated) ||
      (unit.section === 'plan' && (drugs || any('order'))) ||
      (unit.section === 'examination' && !normal && !negated),
    passing: unit.section === 'examination' && normal && !said.some(({ from, to }) => hasNumberIn(reading, from, to)),
    doubt: unit.doubt,
  }
}

function hasNumberIn({ numbers }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (numbers.has(at)) return true
  return false
}
