import type { Row } from '../server-rows.ts'

export type StoredRow = Row & { order: number }

/** One object store, one index; written by hand. */
export function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('floor', 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('rows', { keyPath: 'clientId' }).createIndex('order', 'order')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
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
