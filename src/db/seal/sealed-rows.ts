import type { Dexie } from 'dexie'
import type { SealedStore, StoredRecord } from './sealed-store.ts'

interface Options {
  /** Whether the server lacks this row; by default it lacks every one. */
  isUnsent?(row: StoredRecord): Promise<boolean> | boolean
}

/** Rows of a Dexie table that have an `ownerId`. */
export function sealedRows(database: Dexie, table: string, { isUnsent = () => true }: Options = {}): SealedStore {
  const rows = () => database.table<StoredRecord>(table)
  const keysOf = async (accountId: string) =>
    await rows()
      .filter(row => row.ownerId === accountId)
      .primaryKeys()
  return {
    name: `${database.name}/${table}`,
    async *unsent(accountId) {
      for (const key of await keysOf(accountId)) {
        const row = await rows().get(key)
        if (row && (await isUnsent(row))) yield row
      }
    },
    async restore(_accountId, record) {
      await database.transaction('rw', rows(), async () => {
        const key = rows().core.schema.primaryKey.extractKey?.(record)
        if (key !== undefined && (await rows().get(key))) return
        await rows().add(record)
      })
    },
    async wipe(accountId) {
      await rows().bulkDelete(await keysOf(accountId))
    },
  }
}
