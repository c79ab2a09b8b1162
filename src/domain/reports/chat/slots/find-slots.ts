import type { Index, Unit } from '../units.ts'
import { CARE } from './care.ts'
import { COURSE } from './course.ts'
import { DISEASES } from './diseases.ts'
import { FINDINGS } from './findings.ts'
import { MEDICINES } from './medicines.ts'
import { PERSON } from './person.ts'
import { type Slot, slotOf, textOf } from './slot.ts'
import { VISIT } from './visit.ts'

const SLOTS: readonly Slot[] = [...PERSON, ...COURSE, ...FINDINGS, ...DISEASES, ...MEDICINES, ...CARE, ...VISIT].map(
  slotOf,
)

/** A slot that a question asks for, with the words that ask for it, counted in words of the question. */
export interface AskedSlot {
  slot: Slot
  from: number
  to: number
}

const count = (text: string) => text.split(' ').length - 1

/** What a question asks for by these tables. `norms` are its words. */
export function slotsAskedBy(norms: readonly string[]): AskedSlot[] {
  const text = textOf(norms)
  return SLOTS.flatMap(slot => {
    const found = slot.asks.exec(text)
    if (!found) return []
    const from = count(text.slice(0, found.index)) - 1
    return [{ slot, from, to: from + count(found[0]) + 1 }]
  })
}

/** Sentences around one in which `near` may be said. */
const AROUND = 4

/** How far a sentence says it: its own words, or those of the question that it answers. */
export function shareOf({ slot }: AskedSlot, unit: Unit, { units, transcript }: Index): number {
  if (slot.near) {
    const around = units.slice(Math.max(0, unit.segment - AROUND), unit.segment + AROUND + 1)
    if (!around.some(({ text }) => slot.near?.test(text))) return 0
  }
  const own = units.filter(one => one !== unit && one.statement === unit.statement)
  const next = units[unit.segment + 1]
  if (slot.value && ![unit, ...own, next].some(one => one?.text.includes(' # '))) return 0
  // The doctor may ask for it in the words of the question: "How many weeks now?"
  const isLoose = ({ segment }: Unit) => transcript.reading.segments[segment]?.loose === true
  const says = (one: Unit) =>
    slot.said.test(one.text) || ((one.asks || one.unanswered || isLoose(one)) && slot.asks.test(one.text))
  if (says(unit)) return 1
  if (own.some(says)) return 0.7
  const before = units[unit.segment - 1]
  return before?.unanswered && says(before) ? 0.6 : 0
}
