import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import type { TypedTriage } from '../contract/entities/triage-input.ts'
import type { Assessment } from '../domain/triage/assess.ts'
import type { ProfileId } from '../domain/triage/profiles/profile.ts'
import { WAITS_FOR_PATIENT } from './upload-item.ts'

/** What the device knows of a triage when it is finished. */
export interface TriageDetails {
  profileId: ProfileId
  usePatientNameAsRecordingName: boolean
  /** ISO 8601. */
  startedAt: string
  typed: TypedTriage
  /** Null where nothing is known but the recording. */
  provisional: { assessment: Assessment; at: string } | null
}

/** What travels with the bytes of a recording; the entity can be rebuilt from it (decision 66). */
export interface RecordingDetails {
  fileName: string
  name: string
  subtype: string
  mimeType: string
  /** Seconds, by the recorder's clock. */
  duration: number
  patientClientId: string
  createdAt: string
  peaks: number[]
  /** Captions made on the device, if there were any. */
  transcription: { text: string; duration: number; model: string } | null
  /** Language of the interface, for the recogniser. */
  locale: string
  /** Makes it the recording of a triage. */
  triage?: TriageDetails
}

/** The bytes of a recording, kept until the server's receipt (I16). */
export interface BlobRow {
  clientId: string
  ownerId: string
  bytes: Blob
  details: RecordingDetails
  /** Milliseconds by the device's clock. For showing only. */
  savedAt: number
}

/** The server's answer to a finished upload: against it the local bytes may go. */
export interface MappingRow {
  clientId: string
  ownerId: string
  /** The number of the record on the server. */
  id: number
  documentAssetId: number | null
  sha256: string
  size: number
  /** The record as the server answered it, until the engine has put it into the document. */
  row: Record<string, unknown> | null
}

export type UploadState =
  /** Waits for its turn, or for `nextRetryAt`. */
  | 'waiting'
  /** Gave up after the last try, or was refused; waits for the person. */
  | 'error'

export interface UploadItem {
  /** The recording's clientId. */
  id: string
  ownerId: string
  type: 'recording'
  data: RecordingDetails
  priority: 'normal'
  state: UploadState
  retryCount: number
  maxRetries: number
  /** Device clock, milliseconds; a time further away than any back-off is taken as now (I13). */
  nextRetryAt: number
  /** The wait that the server asked for when it set `nextRetryAt`, milliseconds; it may be longer than any of our own. */
  askedMs?: number
  /** Tries in a row that were cut off on the way without moving a byte. */
  cutOffs?: number
  /** Answers "recording not found" so far (decision 71). */
  notFoundCount: number
  /** Bytes that the server has confirmed. */
  sentBytes: number
  totalBytes: number
  uploadId: string | null
  /** SHA-256 of the whole file, once computed. */
  sha256: string | null
  error: { code: string; message: string } | null
  addedAt: number
}

/**
 * Dexie database `ambient-scribe-offline` (version 5): bytes and upload jobs, which are not entities. The service
 * worker opens it too. Every row belongs to an owner and every question is asked for one (S7).
 */
export class UploadStore extends Dexie {
  declare private blobs: EntityTable<BlobRow, 'clientId'>
  declare private mappings: EntityTable<MappingRow, 'clientId'>
  declare private syncQueue: EntityTable<UploadItem, 'id'>

  constructor(options?: DexieOptions) {
    super('ambient-scribe-offline', { chromeTransactionDurability: 'strict', ...options })
    this.version(5).stores({ blobs: 'clientId, ownerId', mappings: 'clientId, ownerId', syncQueue: 'id, ownerId' })
  }

  /** Bytes and job in one transaction: either both are stored or the save fails (I12). */
  async save(blob: BlobRow, item: UploadItem | null): Promise<void> {
    await this.transaction('rw', this.blobs, this.syncQueue, async () => {
      await this.blobs.put(blob)
      if (item) await this.syncQueue.put(item)
    })
  }

  async blob(ownerId: string, clientId: string): Promise<BlobRow | null> {
    const row = await this.blobs.get(clientId)
    return row?.ownerId === ownerId ? row : null
  }

  async blobIds(ownerId: string): Promise<string[]> {
    return (await this.blobs.where('ownerId').equals(ownerId).primaryKeys()) as string[]
  }

  /** Everything that takes room here, without reading the bytes themselves. */
  async keptBytes(ownerId: string): Promise<{ clientId: string; size: number; savedAt: number; received: boolean }[]> {
    const rows = await this.blobs.where('ownerId').equals(ownerId).toArray()
    const receipts = await this.mappings.bulkGet(rows.map(row => row.clientId))
    return rows.map(({ clientId, bytes, savedAt }, i) => ({
      ...{ clientId, savedAt, size: bytes.size },
      received: receipts[i] !== undefined,
    }))
  }

  async enqueue(item: UploadItem): Promise<void> {
    await this.syncQueue.put(item)
  }

  async item(ownerId: string, id: string): Promise<UploadItem | null> {
    const row = await this.syncQueue.get(id)
    return row?.ownerId === ownerId ? row : null
  }

  items(ownerId: string): Promise<UploadItem[]> {
    return this.syncQueue.where('ownerId').equals(ownerId).toArray()
  }

  /** Changes a job that still exists; answers the changed job, or null when it is gone. */
  async change(id: string, change: Partial<UploadItem>): Promise<UploadItem | null> {
    return await this.transaction('rw', this.syncQueue, async () => {
      const row = await this.syncQueue.get(id)
      if (!row) return null
      const next = { ...row, ...change }
      await this.syncQueue.put(next)
      return next
    })
  }

  /**
   * Corrects whose recording it is, beside its bytes and in its job, as far as they are here. A job that waited for the
   * former patient is due at once: that may be one whom the server will never have.
   */
  async giveToPatient(clientId: string, patientClientId: string): Promise<void> {
    await this.transaction('rw', this.blobs, this.syncQueue, async () => {
      const blob = await this.blobs.get(clientId)
      if (blob) await this.blobs.put({ ...blob, details: { ...blob.details, patientClientId } })
      const item = await this.syncQueue.get(clientId)
      if (!item) return
      const due = item.error?.code === WAITS_FOR_PATIENT ? { nextRetryAt: 0, error: null } : {}
      await this.syncQueue.put({ ...item, ...due, data: { ...item.data, patientClientId } })
    })
  }

  /** The receipt and the end of the job in one transaction; the bytes stay until somebody decides to free them. */
  async finish(mapping: MappingRow): Promise<void> {
    await this.transaction('rw', this.mappings, this.syncQueue, async () => {
      await this.mappings.put(mapping)
      await this.syncQueue.delete(mapping.clientId)
    })
  }

  async mapping(ownerId: string, clientId: string): Promise<MappingRow | null> {
    const row = await this.mappings.get(clientId)
    return row?.ownerId === ownerId ? row : null
  }

  /** Receipts that the engine has not yet put into their documents. */
  async freshReceipts(ownerId: string): Promise<MappingRow[]> {
    return (await this.mappings.where('ownerId').equals(ownerId).toArray()).filter(one => one.row !== null)
  }

  async receiptApplied(clientId: string): Promise<void> {
    await this.mappings.update(clientId, { row: null })
  }

  /** The server that gave the receipt has lost the recording: it is worth nothing, and the bytes go again. */
  async reopen(item: UploadItem): Promise<void> {
    await this.transaction('rw', this.mappings, this.syncQueue, async () => {
      await this.mappings.delete(item.id)
      await this.syncQueue.put(item)
    })
  }

  async dropItem(id: string): Promise<void> {
    await this.syncQueue.delete(id)
  }

  /** Removes bytes, but only against a receipt, or because the person discarded the recording. */
  async dropBytes(clientId: string, reason: 'receipt' | 'discarded'): Promise<boolean> {
    return await this.transaction('rw', this.blobs, this.mappings, this.syncQueue, async () => {
      if (reason === 'receipt' && !(await this.mappings.get(clientId))) return false
      await this.blobs.delete(clientId)
      if (reason === 'discarded') await this.syncQueue.delete(clientId)
      return true
    })
  }
}
