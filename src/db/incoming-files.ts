import { Dexie, type DexieOptions, type EntityTable, liveQuery } from 'dexie'
import { from } from 'rxjs'
import type { Live } from './queries/live.ts'

/** A file that is no record yet: shared by another app, or chosen and still being checked. */
export interface IncomingFile {
  /** Of a chosen file the clientId of its record to be. */
  id: string
  ownerId: string
  name: string
  bytes: Blob
  /** Milliseconds by the device's clock. For showing only. */
  at: number
  /** Absent for a shared file, which a person has to take first. */
  chosen?: {
    patientClientId: string
    /** Name of the lock that the tab that checks it holds as long as it lives. */
    tab: string
  }
}

export type ChosenFile = IncomingFile & Required<Pick<IncomingFile, 'chosen'>>

/**
 * Dexie database `anamnesis-incoming`: files survive a reload and a kill before they are records. The service worker
 * writes shared ones (light/incoming-files.ts). Every row has an owner (S7).
 */
export class IncomingFiles extends Dexie {
  declare private files: EntityTable<IncomingFile, 'id'>

  constructor(options?: DexieOptions) {
    // The service worker writes behind Dexie's back, so that a cached result would be stale.
    super('anamnesis-incoming', { cache: 'disabled', ...options })
    this.version(1).stores({ files: 'id, ownerId' })
  }

  /** Files that other apps shared, oldest first. */
  shared(ownerId: string): Live<IncomingFile[]> {
    return from(liveQuery(async () => (await this.of(ownerId)).filter(({ chosen }) => !chosen)))
  }

  /** Chosen files, oldest first. */
  async chosen(ownerId: string): Promise<ChosenFile[]> {
    return (await this.of(ownerId)).filter((one): one is ChosenFile => one.chosen !== undefined)
  }

  async keep(...files: IncomingFile[]): Promise<void> {
    await this.files.bulkPut(files)
  }

  async drop(ids: readonly string[]): Promise<void> {
    await this.files.bulkDelete([...ids])
  }

  async clear(ownerId: string): Promise<void> {
    await this.files.where('ownerId').equals(ownerId).delete()
  }

  private of(ownerId: string): Promise<IncomingFile[]> {
    return this.files.where('ownerId').equals(ownerId).sortBy('at')
  }
}
