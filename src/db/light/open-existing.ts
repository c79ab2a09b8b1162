import type { DBSchema, IDBPDatabase, openDB } from 'idb'

/** Opens a database that Dexie made, at whatever version it is; null where there is none. Never makes or changes one. */
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
      // A page wants to upgrade it: the page comes first.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
  } catch (error) {
    if (exists) throw error
    return null
  }
}
