import { clausesOf, indexes, isValue } from '../text/clauses.ts'
import { type Item, isAny, markOf } from '../text/items.ts'

/** "88 to 92 is the target": applies to the values before it in the clause, if none follow. Returns true if it did. */
function closesBackwards(items: readonly Item[], at: number, real: boolean[]): boolean {
  for (let ahead = at + 1; ahead < items.length; ahead++) {
    const item = items[ahead]
    if (item?.kind === 'stop' && item.stop !== 'pause') break
    if (isValue(items, ahead) || isAny(item, 'name', 'person')) return false
  }
  let found = false
  for (let back = at - 1; back >= 0; back--) {
    const item = items[back]
    if (item?.kind === 'stop' && item.stop !== 'pause') break
    found ||= isValue(items, back)
    real[back] = false
  }
  return found
}

/** Most items between a wish and its change: "get them back up to 94". */
const WISH_REACH = 4

const isWish = (items: readonly Item[], at: number) =>
  isAny(items[at], 'intent') &&
  items.slice(at + 1, at + 1 + WISH_REACH).some(item => isAny(item, 'change', 'direction'))

const isNow = (item: Item) => {
  const time = markOf(item, 'time')
  return time?.when === 'now' && !time.place
}

/** A condition or target covers its clause, or the next one if its clause has no value; "now" and a new name end it. */
export function realScopes(items: readonly Item[]): boolean[] {
  const real: boolean[] = items.map(() => true)
  let active = false
  let consumed = false
  let commas = 0
  for (const [at, item] of items.entries()) {
    const condition = isAny(item, 'condition') || isWish(items, at)
    if (condition) {
      active = true
      consumed = false
      commas = 0
    } else if (active && isNow(item)) active = false
    else if (active && consumed && (isAny(item, 'name', 'contrast') || (item.kind === 'stop' && item.stop !== 'pause')))
      active = false
    else if (item.kind === 'stop' && (item.stop === 'sentence' || item.stop === 'question')) active = false
    if (item.kind === 'stop' && item.stop === 'comma' && ++commas > 1) active = false
    if (active && isValue(items, at)) consumed = true
    real[at] = !active
    if (condition && closesBackwards(items, at, real)) active = false
  }
  for (const clause of clausesOf(items)) {
    const places = indexes(clause)
    const future = places.findIndex(at => isAny(items[at], 'future'))
    if (future < 0) continue
    // "I'll recount… 22": the number behind the pause is the new one.
    const ahead = places.slice(future)
    const again = ahead.find(at => markOf(items[at], 'time')?.when === 'next')
    const done =
      again === undefined ? -1 : ahead.findIndex(at => at > again && (items[at]?.kind === 'stop' || isValue(items, at)))
    for (const at of ahead.slice(0, done < 0 ? ahead.length : done)) real[at] = false
  }
  return real
}
