import type { Sex } from '../lexicon/mark.ts'
import { type Item, markOf } from '../text/items.ts'
import type { Scope } from './scope.ts'

/** The patient's sex from nouns, else from pronouns; undefined if these disagree. */
export function sexOf(items: readonly Item[], scopes: readonly Scope[]): Sex | undefined {
  const ofPatient = items.filter((_, at) => scopes[at]?.holder === 'patient')
  const only = (found: readonly (Sex | undefined)[]) => {
    const sexes = new Set(found.filter(sex => sex !== undefined))
    return sexes.size === 1 ? [...sexes][0] : undefined
  }
  return only(ofPatient.map(item => markOf(item, 'sex')?.sex)) ?? only(ofPatient.map(item => markOf(item, 'self')?.sex))
}
