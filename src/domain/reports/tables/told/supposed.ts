import type { Reading, Segment } from '../../text/shape.ts'
import { has, within } from '../../text/within.ts'
import { normsOf } from '../dose-units.ts'
import { ordersIt } from '../ordered-in-part.ts'
import { actsIn, isMaybe } from './acts.ts'
import { doseWith } from './doses.ts'
import type { Named } from './zones.ts'

const SIGN = /[,;:—–]/u
/** What a patient is to do, or need not fear: "come back if …", "don't worry if …". */
const OTHER_CLAUSE =
  /(?:^|\s)(?:ring|call|phone|come|tell|let|ask|see|go|worry|panic|alarmed|report|write|message|звон\S*|позвон\S*|приход\S*|приезж\S*|обратит\S*|обраща\S*|пиш\S*|напиш\S*|скаж\S*|сообщ\S*|пуга\S*|боитесь|волну\S*|беспоко\S*|καλεσ\S*|τηλεφων\S*|(?:παρτε|παρε) με|ελατε|ερθ\S*|πειτε|ενημερ\S*|ανησυχ\S*|τρομαξ\S*|φοβ\S*)(?:\s|$)/u
const FIRST_PERSON = /(?:^|\s)(?:we|i|i'd|we'd|we'll|i'll|мы|я|θα)(?:\s|$)/u

/** "Start amlodipine, ring me if your ankles swell", "…, if you feel sick, ring me": the condition is of another clause. */
function isOfOtherClause(reading: Reading, from: number, at: number, to: number): boolean {
  const isParted = reading.words.slice(from - 1, at).some(({ after }) => SIGN.test(after))
  return isParted && OTHER_CLAUSE.test(normsOf(reading, from, to))
}

/** "Start metformin, it may upset your stomach": of what an ordered medicine may do. */
function isMaybeOfOther(reading: Reading, { at, to }: Named, own: Segment): boolean {
  let end = to
  while (end < own.to && !SIGN.test(reading.words[end - 1]?.after ?? '')) end++
  const first = { from: own.from, to: end }
  const orders = actsIn(reading, first.from, first.to).some(({ act }) => act === 'order')
  if (isMaybe(normsOf(reading, first.from, first.to))) return false
  return (orders || ordersIt(normsOf(reading, own.from, at))) && !FIRST_PERSON.test(normsOf(reading, end, own.to))
}

/** "If it's no better we'd try": nothing is ordered; "two if it hurts" is. */
export function isSupposed(reading: Reading, segment: Segment, name: Named, own: Segment): boolean {
  if (has(reading, segment.from, name.at, 'if')) return true
  if (isMaybe(normsOf(reading, own.from, own.to)) && !isMaybeOfOther(reading, name, own)) return true
  // "Use the Ventolin when you're wheezy": as needed.
  if (ordersIt(normsOf(reading, segment.from, name.at))) return false
  const [hit] = within(reading, name.at, segment.to, 'if')
  if (!hit || isOfOtherClause(reading, name.to, hit.from, segment.to)) return false
  return doseWith(reading, undefined, name, own).dose === null
}
