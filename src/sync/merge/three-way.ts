import { type Bag, isBag } from '../../contract/bag.ts'
/** One place where both sides changed the same field to different values. */
export interface FieldConflict {
  /** Dotted path, items of lists by id: `data.transcription.text`, `data.reports[custom_1].content`. */
  path: string
  local: unknown
  remote: unknown
}

export interface Merged<T> {
  value: T
  /** Empty if `value` contains every change of both sides; for each conflict, `value` has the remote value. */
  conflicts: FieldConflict[]
}

type Item = Bag & { id: string | number }
const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(item => isBag(item) && (typeof item.id === 'string' || typeof item.id === 'number'))

/** Equality of JSON values; a key holding undefined is the same as no key. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameJson(item, b[i]))
  if (!isBag(a) || !isBag(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(key => sameJson(a[key], b[key]))
}

const keysOf = (...bags: Bag[]) => [...new Set(bags.flatMap(Object.keys))]

function mergeBags(base: Bag, local: Bag, remote: Bag, path: string, conflicts: FieldConflict[]): Bag {
  const merged: Bag = {}
  for (const key of keysOf(remote, local)) {
    const value = mergeValues(base[key], local[key], remote[key], path ? `${path}.${key}` : key, conflicts)
    if (value !== undefined) merged[key] = value
  }
  return merged
}

/** Merges lists whose items have ids item by item: in the remote order, then the items added locally. */
function mergeItems(base: Item[], local: Item[], remote: Item[], path: string, conflicts: FieldConflict[]): Item[] {
  const byId = (items: Item[]) => new Map(items.map(item => [item.id, item]))
  const [b, l, r] = [byId(base), byId(local), byId(remote)]
  const merged: Item[] = []
  for (const id of new Set([...r.keys(), ...l.keys()])) {
    const value = mergeValues(b.get(id), l.get(id), r.get(id), `${path}[${id}]`, conflicts)
    if (value !== undefined) merged.push(value as Item)
  }
  return merged
}

function mergeValues(
  base: unknown,
  local: unknown,
  remote: unknown,
  path: string,
  conflicts: FieldConflict[],
): unknown {
  if (sameJson(local, remote) || sameJson(local, base)) return remote
  if (sameJson(remote, base)) return local
  if (isBag(local) && isBag(remote)) return mergeBags(isBag(base) ? base : {}, local, remote, path, conflicts)
  const lists = [base ?? [], local ?? [], remote ?? []]
  if (lists.every(list => Array.isArray(list) && (list.length === 0 || isItems(list)))) {
    return mergeItems(lists[0] as Item[], lists[1] as Item[], lists[2] as Item[], path, conflicts)
  }
  conflicts.push({ path, local, remote })
  return remote
}

/**
 * Merges two versions of `base` field by field (I10): a change of one side is taken; where both changed a field, the
 * remote value wins and the local one is reported. Pure; merging the result with `remote` again returns the result.
 */
export function threeWay<T extends object>(base: T | null, local: T, remote: T): Merged<T> {
  const conflicts: FieldConflict[] = []
  const value = mergeBags((base ?? {}) as Bag, local as Bag, remote as Bag, '', conflicts)
  return { value: value as T, conflicts }
}
