import { Dexie, type DexieOptions, type EntityTable, liveQuery } from 'dexie'
import { from } from 'rxjs'
import type { Live } from './queries/live.ts'

/** A file that another app shared with this one; it waits until its owner takes it or not. */
export interface SharedFile {
  id: string
  ownerId: string
  name: string
  bytes: Blob
  /** Milliseconds by the device's clock. For showing only. */
  at: number
}

/** Dexie database `anamnesis-shared`; the service worker writes it (light/shared-files.ts). Every row has an owner (S7). */
export class SharedFiles extends Dexie {
  declare private files: EntityTable<SharedFile, 'id'>

  constructor(options?: DexieOptions) {
    super('anamnesis-shared', options)
    this.version(1).stores({ files: 'id, ownerId' })
  }

  live(ownerId: string): Live<SharedFile[]> {
    return from(liveQuery(() => this.files.where('ownerId').equals(ownerId).sortBy('at')))
  }

  async clear(ownerId: string): Promise<void> {
    await this.files.where('ownerId').equals(ownerId).delete()
  }

  async drop(ids: readonly string[]): Promise<void> {
    await this.files.bulkDelete([...ids])
  }
}
