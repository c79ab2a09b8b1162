import { type DBCore, type DBCoreTable, Dexie } from 'dexie'
import type { RxCollection } from 'rxdb/plugins/core'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'

/** RxDB's name for the table of documents. */
const DOCUMENTS = 'docs'

/** Of each store, the ids that are being inserted without being looked for. */
const unread = new WeakMap<Dexie, Set<string>>()

/**
 * RxDB reads every document before it writes it, even one that cannot be there: for the rows of a first pull that is
 * a tenth of the time (P1). This storage leaves the reading out for ids that `insertUnread` names, and inserts them so
 * that one which is there after all fails the whole write instead of being overwritten (I9).
 */
export const storage = () =>
  getRxStorageDexie({
    onCreate: async store => {
      const ids = new Set<string>()
      unread.set(store, ids)
      store.use({
        stack: 'dbcore',
        name: 'anamnesis-insert-unread',
        create: core => ({ ...core, table: name => inserting(core, name, ids) }) satisfies DBCore,
      })
    },
  })

function inserting(core: DBCore, name: string, ids: ReadonlySet<string>): DBCoreTable {
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
 * Runs `insert`, which writes documents of these ids that have never been in the collection. Answers false, with nothing
 * written, where one of them was, or where the store is another one than `storage`.
 */
export async function insertUnread<D>(
  collection: RxCollection<D>,
  ids: readonly string[],
  insert: () => Promise<unknown>,
): Promise<boolean> {
  const { dexieDb } = (await collection.storageInstance.internals) as { dexieDb?: Dexie }
  const known = dexieDb && unread.get(dexieDb)
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
