import { type Bag, isBag } from '../../../contract/bag.ts'

/**
 * Merges the data of an older client into the current data (decision 17): objects merge by key, lists of items with an
 * `id` by id; anything else is replaced. Keys that the client does not send stay.
 */
export function mergeData(current: Bag, written: Bag): Bag {
  const merged: Bag = { ...current }
  for (const [key, value] of Object.entries(written)) {
    if (key === '__proto__') continue
    merged[key] = mergeValue(merged[key], value)
  }
  return merged
}

function mergeValue(current: unknown, written: unknown): unknown {
  if (isBag(current) && isBag(written)) return mergeData(current, written)
  if (hasIds(current) && hasIds(written)) {
    const byId = new Map(written.map(item => [item.id, item]))
    const kept = current.map(item => (byId.has(item.id) ? mergeData(item, byId.get(item.id) ?? {}) : item))
    const known = new Set(current.map(item => item.id))
    return [...kept, ...written.filter(item => !known.has(item.id))]
  }
  return written
}

const hasIds = (value: unknown): value is (Bag & { id: string | number })[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(item => isBag(item) && (typeof item.id === 'string' || typeof item.id === 'number'))
