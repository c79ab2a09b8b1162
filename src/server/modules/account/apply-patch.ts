import { type Bag, isBag } from '../../../contract/bag.ts'
import type { FieldOperation } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'

type Step = FieldOperation['path'][number]
type Item = Bag & { id: string }

/**
 * Applies field operations in order to a copy (decision 17). Missing objects on the path are created; a step `{id}`
 * addresses an item of a list, which `set` appends if missing and `unset` removes. Throws UNPROCESSABLE for a path that
 * the data does not have, such as a key below a text.
 */
export function applyPatch(data: Bag, operations: readonly FieldOperation[]): Bag {
  return operations.reduce<Bag>((current, operation) => {
    const [first, ...rest] = operation.path
    if (typeof first !== 'string') throw invalidPath(operation.path)
    return inObject(current, first, rest, operation)
  }, data)
}

function inObject(target: Bag, key: string, rest: readonly Step[], operation: FieldOperation): Bag {
  if (FORBIDDEN_KEYS.has(key)) throw invalidPath(operation.path)
  const existing = Object.hasOwn(target, key) ? target[key] : undefined
  if (rest.length === 0 && operation.op === 'unset') {
    const { [key]: _gone, ...kept } = target
    return kept
  }
  if (existing === undefined && operation.op === 'unset') return target
  return { ...target, [key]: descend(existing, rest, operation) }
}

function inList(list: readonly unknown[], id: string, rest: readonly Step[], operation: FieldOperation): unknown[] {
  const position = list.findIndex(item => isBag(item) && item.id === id)
  if (operation.op === 'unset' && position < 0) return [...list]
  if (operation.op === 'unset' && rest.length === 0) return list.toSpliced(position, 1)
  const item = withId(descend(position < 0 ? { id } : list[position], rest, operation), id, operation)
  return position < 0 ? [...list, item] : list.with(position, item)
}

/** Returns the new value for `value` after the remaining steps. */
function descend(value: unknown, steps: readonly Step[], operation: FieldOperation): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return operation.op === 'set' ? operation.value : value
  if (typeof step === 'string') {
    if (value === undefined || value === null) return inObject({}, step, rest, operation)
    if (!isBag(value)) throw invalidPath(operation.path)
    return inObject(value, step, rest, operation)
  }
  if (value !== undefined && value !== null && !Array.isArray(value)) throw invalidPath(operation.path)
  return inList(value ?? [], step.id, rest, operation)
}

/** An item is addressed by its id; a value with another id would silently move it. */
function withId(item: unknown, id: string, operation: FieldOperation): Item {
  if (!isBag(item) || ('id' in item && item.id !== id)) throw invalidPath(operation.path)
  return { ...item, id }
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const pathText = (path: readonly Step[]) =>
  path.map(step => (typeof step === 'string' ? step : `{${step.id}}`)).join('.')

const invalidPath = (path: readonly Step[]) =>
  new ContractError('UNPROCESSABLE', 'The path leads nowhere.', {
    errorType: 'UnwalkablePath',
    issues: [{ path: pathText(path), message: 'cannot be applied to the data as it stands' }],
  })
