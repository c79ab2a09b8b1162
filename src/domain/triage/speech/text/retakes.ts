import { type Item, isAny, markOf } from './items.ts'

const isCorrection = (item: Item | undefined) => isAny(item, 'no') || markOf(item, 'correction')?.strong === true

const joins = (item: Item | undefined) => item?.kind === 'dash' || isAny(item, 'over', 'and')

/** The two numbers of a pressure are not nearer to each other. */
const LEAST_PULSE_PRESSURE = 15

/** Items between a number and the same number, said again. */
const SAID_AGAIN = 6

const valueAt = (items: readonly Item[], at: number) => {
  const item = items[at]
  return item?.kind === 'number' ? item.number.value : undefined
}

/** The value to which the number at `at` is joined ("140 over" before 90); undefined if it stands alone. */
const partnerOf = (items: readonly Item[], at: number) => (joins(items[at - 1]) ? valueAt(items, at - 2) : undefined)

/** Index of the first item of what a correction takes back: a number, its tenths, both numbers of a pressure. */
function startOfTakenBack(items: readonly Item[], end: number, next: number): number | undefined {
  let at = end - 1
  while (isAny(items[at], 'unit', 'half')) at--
  const wrong = valueAt(items, at)
  const right = valueAt(items, next)
  if (wrong === undefined || right === undefined) return undefined
  // "Thirteen, I said thirteen, I meant thirty".
  for (let back = at - 1; back > at - SAID_AGAIN && items[back]?.kind !== 'number'; back--)
    if (valueAt(items, back - 1) === wrong) return back - 1
  const partner = partnerOf(items, at)
  if (partner === undefined) return at
  const isTenth = wrong < 10 && isAny(items[at - 1], 'and')
  const bothAnew = joins(items[next + 1]) && valueAt(items, next + 2) !== undefined
  if (isTenth || (bothAnew && wrong < partner)) return at - 2
  // "140 over 90, sorry, 130" takes back the 140; which of the two is left to the reader.
  const isPressure = partner - wrong >= LEAST_PULSE_PRESSURE
  const first = isPressure && Math.abs(right - partner) < Math.abs(right - wrong)
  return first && !bothAnew && !isAny(items[next - 1], 'over') ? undefined : at
}

/**
 * The numbers that were said wrong, with the words that take them back: "92 to 97, no wait, 94" is "92 to 94". Empty if
 * nothing was corrected, or if it is not clear which number was.
 */
export function takenBack(items: readonly Item[]): Item[] {
  const gone: Item[] = []
  const isBetween = (item: Item | undefined) => item?.kind === 'stop' || isAny(item, 'filler', 'correction', 'no')
  for (let at = 0; at < items.length; at++) {
    if (!isCorrection(items[at])) continue
    let start = at
    while (isBetween(items[start - 1])) start--
    let end = at + 1
    while (isBetween(items[end])) end++
    at = end - 1
    const from = startOfTakenBack(items, start, end)
    if (from !== undefined) gone.push(...items.slice(from, end))
  }
  return gone
}
