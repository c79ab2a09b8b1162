import type { Page } from 'playwright'
import { DEFINITIONS } from '../../../src/db/collections/replicated.ts'

/** Reads and writes a device's databases directly, without the product's code, through an open tab. */

export const COLLECTIONS = ['patients', 'healthRecords', 'recordings'] as const
export type Collection = (typeof COLLECTIONS)[number]

/** Name of the IndexedDB database of a collection at its current schema version. */
export const storeName = (account: string | undefined, collection: string): string => {
  const version = DEFINITIONS[collection as keyof typeof DEFINITIONS]?.schema.version ?? 0
  return `rxdb-dexie-anamnesis-${account}--${version}--${collection}`
}

export interface StoredDocument {
  clientId: string
  id: number | null
  name: string
  data: Record<string, unknown>
  deletedAt: string | null
  /** 0 nothing waits, 1 to be pushed, 2 to be uploaded, 3 refused. */
  queue: number
  sync: { serverSeq: number | null; parked: { code: string } | null }
  syncStatus?: string
  syncAttempts?: number
  syncErrorMessage?: string | null
}

export interface StoredJob {
  id: string
  state: 'waiting' | 'error'
  retryCount: number
  notFoundCount: number
  nextRetryAt: number
  sentBytes: number
  error: { code: string; message: string } | null
}

/** Returns the account's documents of a collection, without those that RxDB has marked as deleted. */
export async function documents(page: Page, account: string, collection: Collection): Promise<StoredDocument[]> {
  const rows = await rowsOf<StoredDocument & { _deleted: string }>(page, storeName(account, collection), 'docs')
  return rows.filter(row => row._deleted === '0')
}

export async function documentNamed(page: Page, account: string, name: string): Promise<StoredDocument | null> {
  const all = await Promise.all(COLLECTIONS.map(collection => documents(page, account, collection)))
  return all.flat().find(one => one.name === name) ?? null
}

/** The edits of forms that were not saved. */
export const formDrafts = (page: Page) => rowsOf<{ edits: unknown }>(page, 'anamnesis-form-drafts', 'drafts')

export const jobs = (page: Page) => rowsOf<StoredJob>(page, 'ambient-scribe-offline', 'syncQueue')
/** Client ids of the recordings whose bytes are on this device. */
export const blobs = async (page: Page) =>
  (await rowsOf<{ clientId: string }>(page, 'ambient-scribe-offline', 'blobs')).map(row => row.clientId)

/** The token of the device's current session; null when signed out. */
export async function tokenOf(page: Page): Promise<string | null> {
  const rows = await rowsOf<{ slot: string; token: string }>(page, 'anamnesis-session', 'sessions')
  return rows.find(row => row.slot === 'current')?.token ?? null
}

/** The id by which the device's sessions are bound to it. */
export async function deviceIdOf(page: Page): Promise<string> {
  const [row] = await rowsOf<{ deviceId: string }>(page, 'anamnesis-session', 'device')
  if (!row) throw new Error('the device has no id')
  return row.deviceId
}

export async function changeJob(page: Page, id: string, change: Partial<StoredJob>): Promise<void> {
  await page.evaluate(
    ([id, change]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ambient-scribe-offline')
        opening.onsuccess = () => {
          const store = opening.result.transaction('syncQueue', 'readwrite').objectStore('syncQueue')
          const reading = store.get(id)
          reading.onsuccess = () => store.put({ ...reading.result, ...change })
          store.transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          store.transaction.onerror = () => reject(store.transaction.error)
        }
      }),
    [id, change] as const,
  )
}

/** Deletes the bytes of one recording, as a browser does that evicts storage. */
export async function loseBytes(page: Page, id: string): Promise<void> {
  await page.evaluate(
    id =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('ambient-scribe-offline')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('blobs', 'readwrite')
          transaction.objectStore('blobs').delete(id)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    id,
  )
}

async function rowsOf<Row>(page: Page, database: string, store: string): Promise<Row[]> {
  const rows = await page.evaluate(
    async ([database, store]) => {
      // Opening a missing database would create it.
      if (!(await indexedDB.databases()).some(one => one.name === database)) return []
      return await new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            // Leaves out the bytes, which no test reads this way.
            resolve(reading.result.map(row => ({ ...row, bytes: undefined })))
          }
        }
      })
    },
    [database, store] as const,
  )
  return rows as Row[]
}

/** Stores a server row as the engine does that this version cannot read. The page shows it after a reload. */
export async function quarantineRow(page: Page, account: string, row: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    ([database, row]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('docs', 'readwrite')
          transaction.objectStore('docs').put({
            ...{ _deleted: '0', _attachments: {}, _meta: { lwt: 1 }, _rev: '1-test', '|key': 'unused' },
            ...{ key: `healthRecords|${row.clientId}`, kind: 'healthRecords', row, seq: 1, at: Date.now() },
            issues: [{ path: 'data.date', message: 'Invalid input: expected string, received number' }],
          })
          transaction.onerror = () => reject(transaction.error)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [storeName(account, 'quarantine'), row] as const,
  )
}
