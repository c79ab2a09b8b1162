import { clausesOf, indexes } from './clauses.ts'
import { type Item, isAny, markOf } from './items.ts'
import type { Circumstance } from './lexicon/mark.ts'

const OPPOSITES: ReadonlyArray<readonly [Circumstance, Circumstance]> = [
  ['left', 'right'],
  ['lying', 'standing'],
  ['rest', 'exertion'],
]

/**
 * "96 at rest, 86 on exertion": both hold, and which of them counts nobody said. True for every item of a clause that tells
 * one of two opposite circumstances of its sentence.
 */
export function opposedCircumstances(items: readonly Item[]): boolean[] {
  const opposed = items.map(() => false)
  let sentence: number[] = []
  const close = () => {
    const said = new Set(sentence.map(at => markOf(items[at], 'circumstance')?.of))
    const opposites = OPPOSITES.filter(pair => pair.every(each => said.has(each))).flat()
    if (opposites.length > 0) for (const at of sentence) opposed[at] = true
    sentence = []
  }
  for (const clause of clausesOf(items)) {
    const places = indexes(clause)
    if (places.some(at => isAny(items[at], 'circumstance'))) sentence.push(...places)
    if (clause.endsSentence) close()
  }
  close()
  return opposed
}
