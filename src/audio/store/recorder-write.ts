import { storageError } from '../recorder/recorder-error.ts'
import type { RecorderDb } from './recorder-db.ts'

/**
 * `strict` completes when the bytes have reached the disk, `relaxed` when the operating system has them: that survives
 * a crash of the browser, not a power cut (Chrome 121 and later make relaxed the default).
 */
export type Durability = 'strict' | 'relaxed'

export interface Stores {
  sessions: IDBObjectStore
  files: IDBObjectStore
}

/**
 * Runs `work` in one transaction, all or nothing, on IndexedDB itself: Dexie sets the durability per database only.
 * Rejects with RecorderError RECORDING_FAILED, `storage-full` or `storage-error`.
 */
export async function writeRecording(
  db: RecorderDb,
  durability: Durability,
  work: (stores: Stores) => void,
): Promise<void> {
  try {
    if (!db.isOpen()) await db.open()
    const transaction = db.backendDB().transaction(['audioSessions', 'audioFiles'], 'readwrite', { durability })
    const done = completion(transaction)
    try {
      work({ sessions: transaction.objectStore('audioSessions'), files: transaction.objectStore('audioFiles') })
    } catch (error) {
      transaction.abort()
      await done.catch(() => undefined)
      throw error
    }
    await done
  } catch (error) {
    throw storageError(error)
  }
}

/** Rejects when the transaction aborts: a full disk aborts it without failing a request. */
function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
  })
}
