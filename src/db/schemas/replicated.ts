import type { RxJsonSchema } from 'rxdb'
import { ORDER_ORIGIN, QUEUE } from '../documents.ts'

type Properties = RxJsonSchema<Record<string, unknown>>['properties']

const instant = { type: 'string', maxLength: 40 } as const
const nullable = (type: string) => ({ type: [type, 'null'] })
/** Content that the contract validates; the store keeps it as it is. */
export const anything = { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] } as const
export const bag = { type: 'object' } as const

const envelope: Properties = {
  clientId: { type: 'string', maxLength: 64 },
  id: nullable('integer'),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: nullable('string'),
  order: { type: 'integer', minimum: 0, maximum: ORDER_ORIGIN, multipleOf: 1 },
  queue: { type: 'integer', minimum: QUEUE.none, maximum: QUEUE.parked, multipleOf: 1 },
  sync: bag,
}

/**
 * The schema of a replicated collection. Few indexes on purpose: each one costs at every write, and `_deleted`, the
 * primary key and `_meta.lwt` are indexed anyway.
 */
export function replicatedSchema<D>(content: Properties, indexes: string[][]): RxJsonSchema<D> {
  return {
    version: 0,
    primaryKey: 'clientId',
    type: 'object',
    properties: { ...envelope, ...content },
    required: ['clientId', 'createdAt', 'updatedAt', 'order', 'queue', 'sync', ...Object.keys(content)],
    indexes: [['queue'], ...indexes],
  } as unknown as RxJsonSchema<D>
}
