import { says } from '../check/match.ts'
import { TIME_UNITS } from '../check/numbers/units.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import type { Unit } from './units.ts'
import type { Wanted } from './wanted.ts'

const VALUED = new Set(['glycemia', 'cholesterol'])
const VALUE_WORDS = new Set(['normal', 'elevated', 'lowValue', 'positive', 'negativeResult'])
const ASKS_VALUE =
  /(?:^| )(?:уровень|показатель|сколько|какои|какое|какая|чему|how (?:high|low|much)|level|what (?:is|was|are|were)|ποσο|ποση|ποια|ποιο|τιμη)(?: |$)/u

const namesDrug = ({ clauses }: Unit) => clauses.some(({ atoms }) => atoms.some(one => one.kind === 'drug'))

/** Asked for a value of what was only ordered or named. */
export function lacksValue(
  unit: Unit,
  units: readonly Unit[],
  { atoms: wanted, intents, text, level }: Wanted,
): boolean {
  if (!intents.has('value') || intents.has('tests') || intents.has('why') || !ASKS_VALUE.test(text)) return false
  const tests = wanted.filter(
    atom => atom.kind === 'concept' && atom.ids.some(id => (KIND_OF.get(id) === 'test' && atom.hard) || VALUED.has(id)),
  )
  // "The lithium level" is a number that was measured.
  if (level) return !unit.text.includes(' # ')
  if (tests.length === 0 || wanted.some(atom => atom.kind === 'drug')) return false
  const [before, next] = [units[unit.segment - 1], units[unit.segment + 1]]
  const names = (one: Unit | undefined) =>
    tests.every(atom => one?.clauses.some(clause => clause.atoms.some(piece => says(piece, atom))))
  if (!names(unit) && !names(before)) return true
  // The numbers of a medicine are its doses.
  const further = next && namesDrug(next) ? undefined : next
  const near = (names(unit) ? [unit, further] : [unit]).flatMap(one => one?.clauses ?? [])
  return !near.some(
    one =>
      one.amounts.some(({ unit }) => unit === null || !TIME_UNITS.has(unit)) ||
      // "It pushes the uric acid up" tells what a medicine does.
      (!namesDrug(unit) &&
        !one.condition &&
        one.atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => VALUE_WORDS.has(id)))),
  )
}

const LEVEL =
  /(?:^| )(?:уров(?:ень|ня)|показатель|сколько|level|levels|how (?:high|low)|ποση|ποσο|τιμη|επιπεδ\p{L}*)(?: |$)/u
/** Asked for how high it is: without a number, or a word for one, nothing answers. */
export const lacksLevel = (unit: Unit, units: readonly Unit[], { atoms, intents, text }: Wanted): boolean =>
  intents.has('value') &&
  LEVEL.test(text) &&
  atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => VALUED.has(id))) &&
  !units.some(one => (one.statement === unit.statement || Math.abs(one.segment - unit.segment) <= 1) && tellsLevel(one))

const tellsLevel = (unit: Unit) =>
  !namesDrug(unit) &&
  unit.clauses.some(
    one =>
      one.amounts.length > 0 ||
      one.atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => VALUE_WORDS.has(id))),
  )
