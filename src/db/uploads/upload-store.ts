import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import { WAITS_FOR_PATIENT } from './upload-item.ts'
import {
  type BlobRow,
  type MappingRow,
  storedBlob,
  type TriageDetails,
  type UploadChange,
  type UploadItem,
} from './upload-rows.ts'

/** A file of this device, without its bytes. */
export interface StoredFile {
  clientId: string
  /** Bytes. */
  size: number
  /** Milliseconds by the device's clock. For showing only. */
  savedAt: number
  details: BlobRow['details']
}

/**
 * Dexie database `ambient-scribe-offline` (version 5): bytes, receipts and upload jobs, which are not entities. The
 * service worker opens it too. Every row has an owner, and every read is for one owner (S7).
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
    return row?.ownerId === ownerId ? storedBlob(row) : null
  }

  async blobIds(ownerId: string): Promise<string[]> {
    return (await this.blobs.where('ownerId').equals(ownerId).primaryKeys()) as string[]
  }

  /** Every stored file with its size and age; reads no bytes. */
  async keptBytes(ownerId: string): Promise<{ clientId: string; size: number; savedAt: number; received: boolean }[]> {
    const rows = await this.blobs.where('ownerId').equals(ownerId).toArray()
    const receipts = await this.mappings.bulkGet(rows.map(row => row.clientId))
    return rows.map(({ clientId, bytes, savedAt }, i) => ({
      ...{ clientId, savedAt, size: bytes.size },
      received: receipts[i] !== undefined,
    }))
  }

  /** Every stored file without its bytes. */
  async files(ownerId: string): Promise<StoredFile[]> {
    const rows = await this.blobs.where('ownerId').equals(ownerId).toArray()
    return rows.map(({ clientId, savedAt, bytes, details }) => ({ clientId, savedAt, size: bytes.size, details }))
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

  /** Changes a job that still exists; returns the changed job, or null when it is gone. */
  async change(id: string, change: UploadChange): Promise<UploadItem | null> {
    return await this.transaction('rw', this.syncQueue, async () => {
      const row = await this.syncQueue.get(id)
      if (!row) return null
      const next = { ...row, ...change }
      await this.syncQueue.put(next)
      return next
    })
  }

  /**
   * Changes the patient in the details of a file's bytes and in its job, if these exist, and what a triage has of its
   * patient. A job that waited for the former patient becomes due at once, because the server may never get that patient.
   */
  async assignPatient(
    clientId: string,
    patientClientId: string,
    triage: Partial<Pick<TriageDetails, 'typed' | 'provisional'>> = {},
  ): Promise<void> {
    const assign = ({ details }: Pick<BlobRow, 'details'>) => {
      details.patientClientId = patientClientId
      if ('triage' in details && details.triage) Object.assign(details.triage, triage)
    }
    await this.transaction('rw', this.blobs, this.syncQueue, async () => {
      await this.blobs
        .where('clientId')
        .equals(clientId)
        .modify(row => assign(row))
      await this.syncQueue
        .where('id')
        .equals(clientId)
        .modify(item => {
          if (item.error?.code === WAITS_FOR_PATIENT) Object.assign(item, { nextRetryAt: 0, error: null })
          assign({ details: item.data })
        })
    })
  }

  /** Stores the receipt and removes the job in one transaction; the bytes stay until they are freed. */
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

  /** The receipt for a document asset of the server. */
  async receiptOf(ownerId: string, documentAssetId: number): Promise<MappingRow | null> {
    const rows = await this.mappings.where('ownerId').equals(ownerId).toArray()
    return rows.find(one => one.documentAssetId === documentAssetId) ?? null
  }

  /** Receipts that are not merged into their documents yet. */
  async freshReceipts(ownerId: string): Promise<MappingRow[]> {
    return (await this.mappings.where('ownerId').equals(ownerId).toArray()).filter(one => one.row !== null)
  }

  async receiptApplied(clientId: string): Promise<void> {
    await this.mappings.update(clientId, { row: null })
  }

  /** Removes the receipt and queues the bytes again, because the server that gave it has lost the recording. */
  async reopen(item: UploadItem): Promise<void> {
    await this.transaction('rw', this.mappings, this.syncQueue, async () => {
      await this.mappings.delete(item.id)
      await this.syncQueue.put(item)
    })
  }

  async dropItem(id: string): Promise<void> {
    await this.syncQueue.delete(id)
  }

  /**
   * Removes bytes only with a receipt, or because a person discarded the recording; returns false without the receipt.
   */
  async dropBytes(clientId: string, reason: 'receipt' | 'discarded'): Promise<boolean> {
    return await this.transaction('rw', this.blobs, this.mappings, this.syncQueue, async () => {
      if (reason === 'receipt' && !(await this.mappings.get(clientId))) return false
      await this.blobs.delete(clientId)
      if (reason === 'discarded') await this.syncQueue.delete(clientId)
      return true
    })
  }
}
