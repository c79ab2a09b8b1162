import type { Reading, Segment } from '../../text/shape.ts'
import { startsWith } from '../../text/within.ts'
import { amountAt } from '../amounts.ts'
import { normsOf, unitOf } from '../dose-units.ts'
import { type Dose, doseIn } from '../drug-dose.ts'
import type { SaidAct } from './acts.ts'
import type { Named, Zone } from './zones.ts'

export const NO_DOSE: Dose = { dose: null, unit: null }

/** Words between a change and its amount. */
const WITHIN = 7
const TO = /^(?:до|to|σε|στα|στο)$/u
const UNLIKE =
  /^(?:раз|раза|times?|φορ\S*|дн\S*|недел\S*|месяц\S*|days?|weeks?|months?|hours?|μερ\S*|ημερ\S*|εβδομαδ\S*|βδομαδ\S*|μην\S*|ωρ\S*|%|процент\S*|kilos?|кило\S*)$/u

/** The amount behind a change, the second of "from ten to five". */
function changedTo(reading: Reading, { to }: SaidAct, end: number): Dose {
  const last = Math.min(end, to + WITHIN)
  let at = to
  while (at < last && !amountAt(reading, at)) at++
  const first = at < last ? amountAt(reading, at) : null
  if (!first) return NO_DOSE
  const second = [first.to, first.to + 1]
    .filter(link => TO.test(reading.words[link]?.norm ?? ''))
    .map(link => amountAt(reading, link + 1))
    .find(one => one !== null)
  const amount = second ?? first
  const next = reading.words[amount.to]?.norm ?? ''
  return UNLIKE.test(next) ? NO_DOSE : { dose: amount.value, unit: unitOf(next) }
}

/** The dose that an act is about, or that stands behind a name; in a sentence without a name `name` is null. */
export function doseWith(reading: Reading, act: SaidAct | undefined, name: Named | null, { from, to }: Segment): Dose {
  if (act?.act === 'change') return changedTo(reading, act, to)
  const start = act?.to ?? from
  return name ? doseIn(reading, name.at, name.to, to) : doseIn(reading, start, start, to)
}

export const hasAmountBehind = (reading: Reading, { to }: SaidAct, end: number): boolean =>
  [to, to + 1, to + 2].some(at => at < end && amountAt(reading, at) !== null)

const STEP =
  /^(?:да|yes|yeah|ναι|нет|no|οχι|κατσε|wait|sorry|вернее|точнее|по|на|до|the|a|to|at|το|τα|σε|στα|στο|в|ровно|сеичас|теперь|now)$/u
const STEPS = 3
const NOW = /^(?:now|сеичас|теперь|уже|τωρα|πια)$/u

/** It begins with an amount that stands alone, or with its unit or rate: "To a hundred." */
export function startsWithAmount(reading: Reading, { from, to }: Segment, alone: boolean): boolean {
  let at = from
  while (at < to && at < from + STEPS && STEP.test(reading.words[at]?.norm ?? '')) at++
  const end = amountAt(reading, at)?.to
  // "Two more days."
  if (end === undefined || /^(?:more|another)$/u.test(reading.words[end]?.norm ?? '')) return false
  const isNamed =
    NOW.test(reading.words[end]?.norm ?? '') ||
    unitOf(reading.words[end]?.norm ?? '') !== null ||
    startsWith(reading, end, to, 'frequency')
  return isNamed ? true : alone && (end >= to || /[,.;!?\n]/u.test(reading.words[end - 1]?.after ?? ''))
}

const ON_THE_WAY =
  /^(?:по|на|до|с|надо|нужно|пусть|тогда|теперь|сеичас|завтра|сегодня|даите|даваите|даем|сделаем|сделаите|будет|the|a|to|at|it|let's|we'll|make|go|then|give|so|from|tomorrow|today|now|σε|στα|στο|στισ|θα|παμε|παει|καντε|κανε|δωστε|την|το|απο|αυριο|σημερα|τοτε|τωρα)$/u
const MOST_ON_THE_WAY = 4
/** Read out from the notes, so no order: "fifty, it says", «по карте». */
const AS_WRITTEN =
  /(?:^|\s)(?:по карте|в карте|записано|in the notes|it says|the letter|on the chart|γραφει|λεει)(?:\s|$)/u

/** The dose with which an order begins that names nothing else, or null. */
export function doseAtStart(reading: Reading, { from, to }: Pick<Segment, 'from' | 'to'>): Dose | null {
  let at = from
  while (
    at < to &&
    at - from < MOST_ON_THE_WAY &&
    !amountAt(reading, at) &&
    ON_THE_WAY.test(reading.words[at]?.norm ?? '')
  )
    at++
  const amount = amountAt(reading, at)
  if (!amount || amount.to > to || AS_WRITTEN.test(normsOf(reading, from, to))) return null
  const next = amount.to < to ? (reading.words[amount.to]?.norm ?? '') : ''
  const ends = amount.to >= to || /[,.;!\n]/u.test(reading.words[amount.to - 1]?.after ?? '')
  const named = unitOf(next) !== null || THEN.test(next) || startsWith(reading, amount.to, to, 'frequency')
  return !UNLIKE.test(next) && (ends || named) ? { dose: amount.value, unit: unitOf(next) } : null
}
const THEN = /^(?:then|тогда|τοτε|from|с|απο)$/u

/** The dose behind one name of a zone, up to the next one. */
export function doseOwn(reading: Reading, { names, to }: Zone, key: string): Dose {
  const nth = Math.max(
    0,
    names.findIndex(one => one.key === key),
  )
  const { at, to: end } = names[nth] as Named
  return doseIn(reading, at, end, names[nth + 1]?.at ?? to)
}
