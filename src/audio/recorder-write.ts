import type { RecorderDb } from './recorder-db.ts'
import { storageError } from './recorder-error.ts'

/**
 * `strict` returns when the bytes have reached the disk, `relaxed` when the operating system has them: that outlives a
 * crash of the browser, not a power cut (Chrome 121 and later make relaxed the default).
 */
export type Durability = 'strict' | 'relaxed'

export interface Stores {
  sessions: IDBObjectStore
  files: IDBObjectStore
}

/**
 * One transaction over sessions and files: all of `work` or nothing of it. Dexie sets the durability per database only,
 * so this speaks to IndexedDB itself. Rejects with RecorderError RECORDING_FAILED, `storage-full` or `storage-error`.
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

/** A full disk aborts the transaction without failing the request, so the abort is what counts. */
function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
  })
}
