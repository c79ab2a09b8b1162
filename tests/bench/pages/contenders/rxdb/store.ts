import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb/plugins/core'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import type { Row } from '../server-rows.ts'

export type RxRow = Row & { order: number }
export type Store = RxDatabase<{ rows: RxCollection<RxRow> }>

/** One collection with one index, shared by page and worker, set up as RxDB's documentation recommends. */
export async function openStore(): Promise<Store> {
  const database: Store = await createRxDatabase({ name: 'rxdb', storage: getRxStorageDexie(), multiInstance: true })
  await database.addCollections({
    rows: {
      schema: {
        version: 0,
        primaryKey: 'clientId',
        type: 'object',
        properties: {
          clientId: { type: 'string', maxLength: 64 },
          seq: { type: 'integer' },
          name: { type: 'string' },
          createdAt: { type: 'string' },
          deletedAt: { type: ['string', 'null'] },
          order: { type: 'integer', minimum: 0, maximum: 4e12, multipleOf: 1 },
          data: { type: 'object' },
        },
        required: ['clientId', 'seq', 'name', 'createdAt', 'order', 'data'],
        indexes: ['order'],
      },
    },
  })
  return database
}
