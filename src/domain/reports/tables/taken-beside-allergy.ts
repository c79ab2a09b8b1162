import type { Unit } from '../sections/units.ts'
import type { Reading } from '../text/shape.ts'
import type { Around } from './around.ts'
import { normsOf } from './dose-units.ts'
import { INTOLERANCE, REACTION } from './status-words.ts'
import { partAround } from './taken-in-part.ts'

const TAKES =
  /(?:^|\s)(?:take|takes|taking|i'm on|he's on|she's on|on|using|uses|пью|пьет|принимаю|принимает|получает|παιρνω|παιρνει|πινω|λαμβανει)(?: (?:my|the|her|his|daily|also|still|only|just|еще|только|τη|την|το|τα|μονο))*$/u
const ALLERGEN =
  /(?:^|\s)(?:allerg|reacti|intoleran|аллерг|непереносим|реакци|αλλεργ|αντιδρα|δυσανεξ)\p{L}*(?: \S+){0,4}$/u
const NO_ALLERGY =
  /(?:^|\s)(?:no|not|none|without|нет|не|без|ни|δεν|χωρισ|καμια)(?: \S+){0,3} (?:allerg|аллерг|αλλεργ)\p{L}*|(?:^|\s)(?:allerg|аллерг|αλλεργ)\p{L}*(?: \S+){0,3} (?:no|none|нет|не|нету|δεν|καμια)(?:\s|$)/u
const ON_CONDITION =
  /(?:^|\s)(?:if|when|whenever|can't|cannot|couldn't|mustn't|не могу|нельзя|если|когда|αν|οταν|δεν μπορω)(?:\s|$)/u

/**
 * "No allergies, I take bisoprolol", "allergic to penicillin and takes bisoprolol": its own part says that it is taken,
 * another of the sentence tells of allergies, and nothing is said that it did.
 */
export function isTakenBesideAllergy(reading: Reading, unit: Unit, { floor, at, far }: Around): boolean {
  const start = Math.max(floor, partAround(reading, at, at + 1).from)
  const [before, behind] = [normsOf(reading, start, at), normsOf(reading, at, far)]
  const isTaken = TAKES.test(before) && !ALLERGEN.test(before) && !ON_CONDITION.test(before)
  if (!isTaken || REACTION.test(behind) || INTOLERANCE.test(behind)) return false
  const range = unit.ranges.find(one => one.from <= at && at < one.to)
  if (!range || range.asks) return false
  const earlier = normsOf(reading, range.from, start)
  const names = [...reading.drugs.keys()].some(
    other => other >= range.from && other < start && ALLERGEN.test(normsOf(reading, range.from, other)),
  )
  return names || NO_ALLERGY.test(earlier) || NO_ALLERGY.test(normsOf(reading, at, range.to))
}
