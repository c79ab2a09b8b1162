import type { RxJsonSchema } from 'rxdb'
import type { Bag } from '../../contract/bag.ts'
import { ORDER_ORIGIN, QUEUE } from '../document.ts'

export type Properties = RxJsonSchema<Bag>['properties']

const nullable = (type: string) => ({ type: [type, 'null'] })
export const text = { type: 'string' } as const
/** A string that may be indexed; an index needs a maximum length. */
export const keyText = (maxLength: number) => ({ type: 'string', maxLength }) as const
export const integer = { type: 'integer' } as const
/** Content that the contract validates; the store keeps it as it is. */
export const anything = { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] } as const
export const bag = { type: 'object' } as const
export const order = { type: 'integer', minimum: 0, maximum: ORDER_ORIGIN, multipleOf: 1 } as const

const envelope: Properties = {
  clientId: keyText(64),
  id: nullable('integer'),
  createdAt: keyText(40),
  updatedAt: keyText(40),
  deletedAt: nullable('string'),
  order,
  queue: { type: 'integer', minimum: QUEUE.none, maximum: QUEUE.parked, multipleOf: 1 },
  sync: bag,
}

/**
 * The schema of a replicated collection. Few indexes on purpose: each one costs at every write, and `_deleted`, the
 * primary key and `_meta.lwt` are indexed anyway.
 */
export function replicatedSchema<D>(version: number, content: Properties, indexes: string[][]): RxJsonSchema<D> {
  return {
    version,
    primaryKey: 'clientId',
    type: 'object',
    properties: { ...envelope, ...content },
    required: ['clientId', 'createdAt', 'updatedAt', 'order', 'queue', 'sync', ...Object.keys(content)],
    indexes: [['queue'], ...indexes],
  } as unknown as RxJsonSchema<D>
}

/** The schema of a collection that stays on the device; its documents are found by key. */
export function localSchema<D>(properties: Properties, required: string[], indexes: string[][] = []): RxJsonSchema<D> {
  return {
    version: 0,
    primaryKey: 'key',
    type: 'object',
    properties: { key: keyText(300), ...properties },
    required: ['key', ...required],
    ...(indexes.length > 0 ? { indexes } : {}),
  } as unknown as RxJsonSchema<D>
}
