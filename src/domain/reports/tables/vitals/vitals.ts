import { scopesOf } from '../../../triage/speech/scope/scope.ts'
import type { TimeScope } from '../../../triage/speech/scope/time-scope.ts'
import { itemsOf, markOf } from '../../../triage/speech/text/items.ts'
import type { FoundVital } from '../../extraction.ts'
import type { Unit } from '../../sections/units.ts'
import { spanOf } from '../../text/reading.ts'
import type { Reading } from '../../text/shape.ts'
import { bodyIn } from './body.ts'
import type { Measured } from './measured.ts'
import { signsIn } from './signs.ts'
import { visitItems } from './visit-items.ts'

interface Placed extends Omit<Measured, 'from' | 'to' | 'at'> {
  readonly time: TimeScope
  readonly start: number
  readonly end: number
}

/** Vital signs in the printed sentences of the examination: the patient's, of today, measured. */
export function vitalsOf(reading: Reading, units: readonly Unit[]): FoundVital[] {
  const found = units
    .filter(({ section, experiencer }) => section === 'examination' && experiencer === 'patient')
    .flatMap(unit => measuredIn(reading, unit))
  return found
    .filter((one, at) => !found.slice(at + 1).some(later => renews(reading, later, one)))
    .map(({ name, value, unit, position, start, end }) => ({
      name,
      value,
      unit,
      ...(position && { position }),
      spans: [[start, end]],
    }))
}

/** Letters between two values of a sign within which a word of time joins them. */
const BETWEEN = 120
const isLater = (time: TimeScope | undefined) => time === 'now' || time === 'next'

/** "148 over 92, repeated 142 over 88", "the pulse was 120, now 84": the later value holds; lying and standing both do. */
function renews({ text }: Reading, later: Placed, before: Placed): boolean {
  if (later.name !== before.name || later.position !== before.position) return false
  if (isLater(later.time)) return true
  if (later.start - before.end > BETWEEN) return false
  return itemsOf(text.slice(before.end, later.start)).some(item => {
    const time = markOf(item, 'time')
    return !time?.place && isLater(time?.when)
  })
}

function measuredIn(reading: Reading, unit: Unit): Placed[] {
  const { text, start } = wordsOf(reading, unit)
  const drugs = new Set([...reading.drugs.keys()].map(at => (reading.words[at]?.start ?? 0) - start))
  const spoken = visitItems(text, unit.speaker, drugs)
  const said = { ...spoken, scopes: scopesOf(spoken.items), loose: unit.ranges.some(({ loose }) => loose) }
  const { items, scopes } = said
  return [...signsIn(said, reading.greek), ...bodyIn(said)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ from, to, at, ...measured }) => ({
      ...measured,
      time: scopes[at]?.time ?? 'unsaid',
      start: start + (items[from]?.start ?? 0),
      end: start + (items[to - 1]?.end ?? 0),
    }))
}

/**
 * The words of a unit at their distances, with what the same person says between them or takes back behind them: "180
 * over 100. Sorry, that is the next bed. His is 130 over 80." What others say is blank.
 */
function wordsOf(reading: Reading, { ranges }: Unit): { text: string; start: number } {
  const parts = ranges.map(({ from, to }) => ({ from, to: takenBackTo(reading, to) })).sort((a, b) => a.from - b.from)
  const start = spanOf(reading, parts[0]?.from ?? 0, parts[0]?.to ?? 0)[0]
  let text = ''
  for (const { from, to } of parts) {
    const [at, end] = spanOf(reading, from, to)
    const gap = reading.text.slice(start + text.length, at)
    text += `${isOneTurn(reading, start + text.length, at) ? gap : ' '.repeat(gap.length)}${reading.text.slice(Math.max(at, start + text.length), end)}`
  }
  return { text, start }
}

/** The end of the next sentence of the turn, if it takes back the one that ends before word `at`. */
function takenBackTo({ segments, hits }: Reading, at: number): number {
  const [next, before] = [segments.find(({ from }) => from === at), segments.find(({ to }) => to === at)]
  const corrects = (hits[at] ?? []).some(({ is }) => is === 'correction')
  return next && next.turn === before?.turn && corrects ? next.to : at
}

const isOneTurn = ({ turns, words }: Reading, from: number, to: number): boolean =>
  turns.some(turn => (words[turn.from]?.start ?? 0) <= from && to <= (words[turn.to - 1]?.end ?? 0))
