/** One place where both sides changed the same field to different values. */
export interface FieldConflict {
  /** Dotted path, items of lists by id: `data.transcription.text`, `data.reports[custom_1].content`. */
  path: string
  local: unknown
  remote: unknown
}

export interface Merged<T> {
  value: T
  /** Empty when every change of both sides is in `value`. Where it is not, `value` has the remote side. */
  conflicts: FieldConflict[]
}

type Bag = Record<string, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

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

/** Lists whose items carry ids merge item by item: the remote order, then what was added here. */
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
 * Merges two sides that began from `base`, field by field (I10). A change of one side only is taken; where both changed
 * one field to different values the remote one stands in the result and the local one is reported. Pure: the same
 * arguments give the same answer, and merging the answer with `remote` again gives the answer.
 */
export function threeWay<T extends object>(base: T | null, local: T, remote: T): Merged<T> {
  const conflicts: FieldConflict[] = []
  const value = mergeBags((base ?? {}) as Bag, local as Bag, remote as Bag, '', conflicts)
  return { value: value as T, conflicts }
}
