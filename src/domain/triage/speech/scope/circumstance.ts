import type { Circumstance } from '../lexicon/mark.ts'
import { clausesOf, indexes } from '../text/clauses.ts'
import { type Item, isAny, markOf } from '../text/items.ts'

const OPPOSITES: ReadonlyArray<readonly [Circumstance, Circumstance]> = [
  ['left', 'right'],
  ['lying', 'standing'],
  ['rest', 'exertion'],
]

/**
 * True for every item of a clause with a circumstance, if its sentence has two opposite ones: in "96 at rest, 86 on
 * exertion" both values are valid, and it is not stated which counts.
 */
export function opposedCircumstances(items: readonly Item[]): boolean[] {
  const opposed = items.map(() => false)
  let sentence: number[] = []
  let open = false
  const close = () => {
    const said = new Set(sentence.map(at => markOf(items[at], 'circumstance')?.of))
    const opposites = OPPOSITES.filter(pair => pair.every(each => said.has(each))).flat()
    if (opposites.length > 0) for (const at of sentence) opposed[at] = true
    sentence = []
  }
  for (const clause of clausesOf(items)) {
    const places = indexes(clause)
    // "On the left, and on the right, 90 over 50": the place belongs to the next clause.
    if (open || places.some(at => isAny(items[at], 'circumstance'))) sentence.push(...places)
    open = isAny(items[clause.end - 1], 'circumstance')
    if (clause.endsSentence) close()
  }
  close()
  return opposed
}
