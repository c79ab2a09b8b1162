import { isHold } from './holds.ts'
import { type Item, isAny, markOf } from './items.ts'

/** True if the item is a number, a name or a finding: such a clause is never an aside. */
export const measures = (item: Item) =>
  item.kind === 'number' ||
  item.kind === 'not-a-quantity' ||
  isAny(item, 'name', 'unit', 'acvpu', 'oxygen', 'undetectable', 'no-fever', 'decade', 'change', 'unmeasured') ||
  ['was', 'earlier', 'usual'].includes(markOf(item, 'time')?.when ?? '') ||
  markOf(item, 'correction')?.strong === true

const PREPOSITIONS = new Set(
  'of the a an in at with for on set to в во с у за по из о для при σε στο στον στη στην στα από με του τησ το τα η ο να'.split(
    ' ',
  ),
)

/** Words that continue what a comma cannot end: "no signs, of confusion". */
const CONTINUES = new Set(['of', 'to', 'in'])

/** True for a word after which nobody ends a clause: a preposition, a denial, "second" before "patient". */
const waits = (item: Item | undefined) =>
  (item !== undefined && PREPOSITIONS.has(item.norm) && item.end - item.start === item.norm.length) ||
  isAny(item, 'to', 'from', 'and', 'or', 'not', 'denial', 'between', 'change', 'step', 'other-kind', 'ordinal')

/** True for the comma behind words that open a sentence and say no value: "tourniquet, pressure 250". */
export function leads(items: readonly Item[], at: number): boolean {
  if (items[at]?.norm !== ',') return false
  if (isHold(items[at + 1]) || isAny(items[at + 1], 'correction', 'no')) return false
  const over = isAny(items[at - 1], 'over') && items[at - 2]?.kind !== 'word'
  if (over || waits(items[at - 1]) || CONTINUES.has(items[at + 1]?.norm ?? '')) return true
  let back = at - 1
  for (; back >= 0 && items[back]?.kind !== 'stop'; back--)
    if (measures(items[back] as Item) || isAny(items[back], 'correction', 'no')) return false
  const opening = items[back]
  return opening === undefined || (opening.kind === 'stop' && opening.stop !== 'comma' && opening.stop !== 'pause')
}
