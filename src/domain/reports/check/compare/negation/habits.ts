import { type Atom, isConcept } from '../../atoms.ts'
import type { Evidence } from '../../evidence.ts'
import { says } from '../../match.ts'
import type { Compared } from '../compared.ts'

const HABITS = ['smoking', 'alcohol']
export const isHabit = (atom: Atom) => HABITS.some(id => isConcept(atom, id))

/** Clauses before a stop in which its habit may be named. */
const BEFORE = 6

/** "Do you smoke? – Gave it up. And alcohol? – A glass.": what was given up is the habit named last. */
function givenUp(stop: Atom, clauses: readonly Evidence[]): Atom | undefined {
  const habits = clauses.flatMap(({ atoms }) => atoms.filter(isHabit))
  return habits.findLast(one => one.from < stop.from) ?? habits[0]
}

/** True if the clauses tell that the habit was given up. */
export const isGivenUp = (habit: Atom, clauses: readonly Evidence[]): boolean =>
  clauses
    .flatMap(({ atoms }) => atoms.filter(atom => isConcept(atom, 'stopDrug')))
    .some(stop => {
      const own = givenUp(stop, clauses)
      return own === undefined || says(own, habit)
    })

/** "Gave up drinking", where it was the smoking. */
export const isOtherHabit = (wanted: readonly Atom[], { support, transcript: { clauses } }: Compared): boolean => {
  const own = wanted.filter(isHabit)
  const stops = support.matches.filter(one => isConcept(one.wanted, 'stopDrug') && isConcept(one.atom, 'stopDrug'))
  return (
    own.length > 0 &&
    stops.length > 0 &&
    stops.every(({ clause, atom }) => {
      const habit = givenUp(atom, clauses.slice(Math.max(0, clause - BEFORE), clause + 1))
      return habit !== undefined && !own.some(one => says(habit, one))
    })
  )
}
