import { type DBSchema, openDB } from 'idb'
import type { IncomingFile } from '../incoming-files.ts'
import { readLightSession } from './session-store.ts'

interface Schema extends DBSchema {
  files: { key: string; value: IncomingFile; indexes: { ownerId: string } }
}

/** Files that may wait for one account: any site can post files to the address of sharing. */
const MOST_WAITING = 20
/** Bytes; a larger file is never taken (decision 49). */
const MOST_BYTES = 100 * 1024 * 1024

export type SharedOutcome =
  | 'kept'
  /** Nobody is signed in on this device: nothing was stored. */
  | 'signed-out'
  /** No room, too many, or nothing that could be a document. */
  | 'failed'

/**
 * Stores shared files for the account that is signed in on this device. Without one nothing is stored: there is no key
 * under which the files of a person who is not known could lie here unread by the next.
 */
export async function keepShared(shared: readonly File[], ids: () => string, now: number): Promise<SharedOutcome> {
  const signedIn = await readLightSession()
  if (!signedIn) return 'signed-out'
  const { accountId: ownerId } = signedIn.session
  const files = shared.filter(({ size }) => size > 0 && size <= MOST_BYTES)
  if (files.length === 0) return 'failed'
  // Dexie's version 1: it multiplies versions by ten.
  const database = await openDB<Schema>('anamnesis-incoming', 10, {
    upgrade: made => made.createObjectStore('files', { keyPath: 'id' }).createIndex('ownerId', 'ownerId'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  try {
    const tx = database.transaction('files', 'readwrite', { durability: 'strict' })
    if ((await tx.store.index('ownerId').count(ownerId)) + files.length > MOST_WAITING) return 'failed'
    // A millisecond apart, because they are listed in the order in which they were shared.
    const rows = files.map(
      (file, place): IncomingFile => ({ id: ids(), ownerId, name: file.name, bytes: file, at: now + place }),
    )
    for (const row of rows) void tx.store.put(row)
    await tx.done
    // A sign-out forgets the session and then empties the store once more: one of both removes what came in between.
    if ((await readLightSession())?.session.accountId === ownerId) return 'kept'
    for (const { id } of rows) await database.delete('files', id)
    return 'signed-out'
  } catch {
    return 'failed'
  } finally {
    database.close()
  }
}
