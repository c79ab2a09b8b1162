import { type Bag, isBag } from '../../contract/bag.ts'
import type { FieldOperation } from '../../contract/entities/user.ts'
import { sameJson } from './three-way.ts'

type Step = FieldOperation['path'][number]
const hasIds = (value: unknown): value is (Bag & { id: string })[] =>
  Array.isArray(value) && value.length > 0 && value.every(item => isBag(item) && typeof item.id === 'string')

/**
 * Returns the operations that turn `base` into `local` (decision 17): only changed fields, so that two devices never
 * overwrite each other. Lists whose items have ids change by id, other lists as a whole.
 */
export function fieldOperations(base: Bag, local: Bag, path: Step[] = []): FieldOperation[] {
  const operations: FieldOperation[] = []
  for (const key of new Set([...Object.keys(base), ...Object.keys(local)])) {
    operations.push(...difference(base[key], local[key], [...path, key]))
  }
  return operations
}

function difference(before: unknown, after: unknown, path: Step[]): FieldOperation[] {
  if (sameJson(before, after)) return []
  if (after === undefined) return [{ op: 'unset', path }]
  if (isBag(before) && isBag(after)) return fieldOperations(before, after, path)
  if (hasIds(before) && (hasIds(after) || (Array.isArray(after) && after.length === 0))) {
    const [b, a] = [
      new Map(before.map(item => [item.id, item])),
      new Map((after as Bag[]).map(item => [item.id as string, item])),
    ]
    return [...new Set([...b.keys(), ...a.keys()])].flatMap(id => difference(b.get(id), a.get(id), [...path, { id }]))
  }
  return [{ op: 'set', path, value: after }]
}
