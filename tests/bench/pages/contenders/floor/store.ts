import { orderOf, type Row } from '../server-rows.ts'

export type StoredRow = Row & { order: number; _deleted: '0'; queue: 0; _meta: { lwt: number } }

/** Adds the fields that the indexes of `open` need. */
export const stored = (row: Row): StoredRow => ({
  ...row,
  ...{ order: orderOf(row.createdAt), _deleted: '0', queue: 0, _meta: { lwt: Date.now() } },
})

/** The indexes that RxDB's storage keeps for such a collection of the product, whether a query needs them or not. */
const AS_RXDB: Record<string, string | string[]> = {
  deleted: ['_deleted', 'clientId'],
  queue: ['_deleted', 'queue', 'clientId'],
  'deleted-order': ['_deleted', 'order', 'clientId'],
  changed: ['_meta.lwt', 'clientId'],
  time: '_meta.lwt',
}

/** Opens a database with one object store and one index; `indexed` adds those that RxDB keeps. */
export function open({ indexed = false, name = 'floor' } = {}): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => {
      const rows = opening.result.createObjectStore('rows', { keyPath: 'clientId' })
      rows.createIndex('order', 'order')
      if (indexed) for (const [name, path] of Object.entries(AS_RXDB)) rows.createIndex(name, path)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** Databases that the product has opened when it reads its first list: one per collection, and its journals. */
const DATABASES = 10

/** Opens as many new databases as the product does and returns the first. */
export async function openAsMany(): Promise<IDBDatabase> {
  const names = Array.from({ length: DATABASES }, (_, i) => `floor-${i}`)
  const [first] = await Promise.all(names.map(name => open({ indexed: true, name })))
  if (!first) throw new Error('none was opened')
  return first
}

export function write(database: IDBDatabase, rows: StoredRow[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('rows', 'readwrite', { durability: 'relaxed' })
    const store = transaction.objectStore('rows')
    for (const row of rows) store.put(row)
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
  })
}

/** The first rows by `order`. */
export function newest(database: IDBDatabase, count: number): Promise<StoredRow[]> {
  return new Promise((resolve, reject) => {
    const reading = database.transaction('rows').objectStore('rows').index('order').getAll(null, count)
    reading.onsuccess = () => resolve(reading.result)
    reading.onerror = () => reject(reading.error)
  })
}

export function all(database: IDBDatabase): Promise<StoredRow[]> {
  return new Promise((resolve, reject) => {
    const reading = database.transaction('rows').objectStore('rows').getAll()
    reading.onsuccess = () => resolve(reading.result)
    reading.onerror = () => reject(reading.error)
  })
}
