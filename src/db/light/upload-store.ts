import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type BlobRow, type MappingRow, storedBlob, type UploadItem } from '../uploads/upload-rows.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import { openExisting } from './open-existing.ts'

interface Schema extends DBSchema {
  blobs: { key: string; value: BlobRow; indexes: { ownerId: string } }
  mappings: { key: string; value: MappingRow; indexes: { ownerId: string } }
  syncQueue: { key: string; value: UploadItem; indexes: { ownerId: string } }
}

/** The part of `UploadStore` that sending needs, without Dexie: the service worker may have 40 KB in all. */
export type LightUploadStore = Pick<UploadStore, 'items' | 'blob' | 'change' | 'finish'> & { close(): void }

/** Null if the upload database does not exist. */
export async function openLightUploadStore(): Promise<LightUploadStore | null> {
  const database = await openExisting<Schema>('ambient-scribe-offline', openDB)
  return database ? light(database) : null
}

const STRICT = { durability: 'strict' } as const

function light(database: IDBPDatabase<Schema>): LightUploadStore {
  return {
    items: ownerId => database.getAllFromIndex('syncQueue', 'ownerId', ownerId),
    async blob(ownerId, clientId) {
      const row = await database.get('blobs', clientId)
      return row?.ownerId === ownerId ? storedBlob(row) : null
    },
    async change(id, part) {
      const tx = database.transaction('syncQueue', 'readwrite', STRICT)
      const row = await tx.store.get(id)
      const next = row ? { ...row, ...part } : null
      if (next) await tx.store.put(next)
      await tx.done
      return next
    },
    async finish(mapping) {
      const tx = database.transaction(['mappings', 'syncQueue'], 'readwrite', STRICT)
      await Promise.all([
        tx.objectStore('mappings').put(mapping),
        tx.objectStore('syncQueue').delete(mapping.clientId),
        tx.done,
      ])
    },
    close: () => database.close(),
  }
}
