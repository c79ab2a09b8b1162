import type { Atom } from '../../check/atoms.ts'
import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Index, Unit } from '../units.ts'
import { type AskedSlot, shareOf } from './find-slots.ts'

/** An asked slot with the sentences that say it. */
export interface FilledSlot {
  asked: AskedSlot
  /** Share by sentence. */
  shares: readonly number[]
  /** What is said in few sentences tells more. */
  weight: number
}

const MOST_WEIGHT = 4

export function fillSlots(slots: readonly AskedSlot[], index: Index): FilledSlot[] {
  const { units } = index
  return slots.map(asked => {
    const shares = units.map(unit => shareOf(asked, unit, index))
    const said = shares.filter(share => share === 1).length
    return { asked, shares, weight: Math.min(MOST_WEIGHT, Math.log2(1 + units.length / (said + 1))) }
  })
}

const isFilled = ({ shares }: FilledSlot) => shares.some(share => share > 0)

/** There is no other way to say it, and none of these words stands in the transcript; no wider slot asks for it. */
export const isUnsaid = (one: FilledSlot, slots: readonly FilledSlot[]): boolean =>
  one.asked.slot.closed &&
  !isFilled(one) &&
  !slots.some(
    other =>
      other.asked.from < one.asked.to &&
      one.asked.from < other.asked.to &&
      other.asked.to - other.asked.from >= one.asked.to - one.asked.from &&
      isFilled(other),
  )

const isMeasured = (atom: Atom) =>
  atom.kind === 'concept' && atom.hard && atom.ids.every(id => KIND_OF.get(id) === 'test')

/** No words of a slot say which organ. */
const isPlace = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'anatomy')

/** Share of a slot that counts. */
const COUNTS = 0.6

export interface SlotsHere {
  any: boolean
  score: number
  /** True for what the question says in the words of a slot. */
  covers: (atom: Atom) => boolean
}

/** What of the asked slots a sentence says. */
export function slotsHere(slots: readonly FilledSlot[], { segment }: Unit): SlotsHere {
  const filled = slots.filter(({ shares }) => (shares[segment] ?? 0) >= COUNTS)
  return {
    any: filled.length > 0,
    score: filled.reduce((sum, { shares, weight }) => sum + weight * (shares[segment] ?? 0), 0),
    covers: atom =>
      !isPlace(atom) &&
      filled.some(
        ({ asked }) => asked.from <= atom.from && atom.from < asked.to && (asked.slot.measures || !isMeasured(atom)),
      ),
  }
}
