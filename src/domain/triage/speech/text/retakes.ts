import { type Item, isAny, markOf } from './items.ts'

const isCorrection = (item: Item | undefined) => isAny(item, 'no') || markOf(item, 'correction')?.strong === true

const joins = (item: Item | undefined) => item?.kind === 'dash' || isAny(item, 'over', 'and')

/** Index of the first item of the number that ends before `end`: with its tenths, and with its pair if `paired`. */
function startOfNumber(items: readonly Item[], end: number, paired: boolean): number | undefined {
  let at = end - 1
  while (isAny(items[at], 'unit', 'half')) at--
  const last = items[at]
  if (last?.kind !== 'number') return undefined
  const tenth = last.number.value < 10 && isAny(items[at - 1], 'and') && items[at - 2]?.kind === 'number'
  if (tenth || (paired && joins(items[at - 1]) && items[at - 2]?.kind === 'number')) return at - 2
  return at
}

/** True for a pressure: its second number stays if only one is corrected. */
const isPair = (items: readonly Item[], at: number) =>
  items[at]?.kind === 'number' && joins(items[at - 1]) && items[at - 2]?.kind === 'number'

/**
 * The numbers that were said wrong, with the words that take them back: "92 to 97, no wait, 94" is "92 to 94". Empty if
 * nothing was corrected, or if it is not clear which number was.
 */
export function takenBack(items: readonly Item[]): Item[] {
  const gone: Item[] = []
  for (let at = 0; at < items.length; at++) {
    if (!isCorrection(items[at])) continue
    let start = at
    while (items[start - 1]?.kind === 'stop' || isAny(items[start - 1], 'filler', 'correction', 'no')) start--
    let end = at + 1
    while (items[end]?.kind === 'stop' || isAny(items[end], 'filler', 'correction', 'no')) end++
    at = end - 1
    if (items[end]?.kind !== 'number') continue
    const paired = joins(items[end + 1]) && items[end + 2]?.kind === 'number'
    const from = startOfNumber(items, start, paired)
    if (from === undefined || (!paired && isPair(items, from) && !isAny(items[end - 1], 'over'))) continue
    gone.push(...items.slice(from, end))
  }
  return gone
}
