import type { DBSchema, IDBPDatabase, openDB } from 'idb'

/** Opens an existing Dexie database at its present version; null if there is none. Never creates or upgrades one. */
export async function openExisting<S extends DBSchema>(
  name: string,
  open: typeof openDB,
): Promise<IDBPDatabase<S> | null> {
  let exists = true
  try {
    return await open<S>(name, undefined, {
      upgrade(_database, _old, _new, transaction) {
        exists = false
        transaction.done.catch(() => undefined)
        transaction.abort()
      },
      // Closes the database when a page wants to upgrade it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
  } catch (error) {
    if (exists) throw error
    return null
  }
}
