import { type DBCore, type DBCoreTable, Dexie } from 'dexie'
import type { RxCollection } from 'rxdb/plugins/core'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'

/** RxDB's name for the table of documents. */
const DOCUMENTS = 'docs'

/** For each store, the ids that are being inserted without being read first. */
const unreadIds = new WeakMap<Dexie, Set<string>>()

/**
 * Skips RxDB's read before each write, a tenth of the time of a first pull (P1), for the ids given to `insertWithoutReading`.
 * Uses `add` for them, so that an existing document fails the whole write and is never overwritten (I9).
 */
export const storage = () =>
  getRxStorageDexie({
    onCreate: async store => {
      const ids = new Set<string>()
      unreadIds.set(store, ids)
      store.use({
        stack: 'dbcore',
        name: 'anamnesis-insert-without-reading',
        create: core => ({ ...core, table: name => skippingReads(core, name, ids) }) satisfies DBCore,
      })
    },
  })

function skippingReads(core: DBCore, name: string, ids: ReadonlySet<string>): DBCoreTable {
  const table = core.table(name)
  const { primaryKey } = table.schema
  const allNew = (keys: readonly unknown[]) =>
    ids.size > 0 && keys.length > 0 && keys.every(key => ids.has(String(key)))
  if (name !== DOCUMENTS || !primaryKey.extractKey) return table
  const keyOf = primaryKey.extractKey
  return {
    ...table,
    getMany: request =>
      allNew(request.keys) ? Promise.resolve(request.keys.map(() => undefined)) : table.getMany(request),
    mutate: request =>
      table.mutate(request.type === 'put' && allNew(request.values.map(keyOf)) ? { ...request, type: 'add' } : request),
  }
}

/**
 * Runs `insert` for documents whose ids were never in the collection, without reading them first. Returns false, with
 * nothing written, if one of them exists or if the collection does not use `storage`.
 */
export async function insertWithoutReading<D>(
  collection: RxCollection<D>,
  ids: readonly string[],
  insert: () => Promise<unknown>,
): Promise<boolean> {
  const { dexieDb } = (await collection.storageInstance.internals) as { dexieDb?: Dexie }
  const known = dexieDb && unreadIds.get(dexieDb)
  if (!known) return false
  for (const id of ids) known.add(id)
  try {
    await insert()
    return true
  } catch (error) {
    if (error instanceof Dexie.BulkError) return false
    throw error
  } finally {
    for (const id of ids) known.delete(id)
  }
}
