import { type Item, isAny, markOf } from '../text/items.ts'

/** Contractions of "is", and devices, that own no pulse. */
const NO_OWNER =
  /^(let|that|it|what|there|here|who|how|where|today|cuff|probe|machine|monitor|battery|everything|one)'s$/
const ARTICLES = new Set(['ο', 'η', 'το'])
const HAS = /^(εχει|ειχε)$/

const leadsToValue = (items: readonly Item[], at: number) => {
  const next = isAny(items[at], 'filler') ? at + 1 : at
  return items[next]?.kind === 'number' || isAny(items[at], 'name') || isAny(items[next], 'name')
}

/** «У жильца 96», "the tenant's is 96", «ο ενοικιαστής 96»: an unknown noun in the place of the holder. */
function isStranger(items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]]
  if (item?.kind !== 'word') return false
  if (item.norm.endsWith("'s")) return !NO_OWNER.test(item.norm) && leadsToValue(items, at + 1)
  if (before?.norm === 'у') return leadsToValue(items, at + 1)
  const has = HAS.test(items[at + 1]?.norm ?? '')
  return ARTICLES.has(before?.norm ?? '') && (has || items[at + 1]?.kind === 'number')
}

/**
 * Indexes of unknown nouns that hold a value. A single one, with nobody else in the text, is the patient ("Hall's pulse
 * is 84"), and not among them.
 */
export function strangersIn(items: readonly Item[]): ReadonlySet<number> {
  const found = items.flatMap((_, at) => (isStranger(items, at) ? [at] : []))
  const names = new Set(found.map(at => items[at]?.norm))
  const others = items.some(item => isAny(item, 'person', 'child') || markOf(item, 'self') !== undefined)
  return new Set(names.size > 1 || others ? found : [])
}
