import { NO_PATIENT, QUEUE, type RecordingLocal } from '../../db/documents.ts'
import type { Database } from '../../db/open.ts'
import { recordingDocument, untried } from '../../db/recording-document.ts'
import { uploadItem, WAITS_FOR_PATIENT } from '../../db/upload-item.ts'
import type { UploadItem, UploadStore } from '../../db/upload-store.ts'
import type { ServerRow } from '../collections/collection.ts'
import { recordings } from '../collections/recordings.ts'
import { landed } from '../replica/landed.ts'
import { type AnyDocument, UNCHANGED } from '../replica/outcome.ts'
import type { Circumstance, Replica } from '../replica/replica.ts'

export interface MirrorPorts {
  database: Database
  replica: Replica
  store: UploadStore
  ownerId: string
  circumstance: Circumstance
  epoch(): Promise<string>
}

/**
 * Keeps the recordings' documents in step with the upload store, which is another database and may be ahead of them
 * after a crash or after the service worker sent with no page open (decision 66). Safe to run at any time, any number
 * of times.
 */
export class UploadMirror {
  private readonly ports: MirrorPorts

  constructor(ports: MirrorPorts) {
    this.ports = ports
  }

  async sweep(): Promise<void> {
    const { store, ownerId } = this.ports
    await this.applyReceipts()
    for (const document of await this.ports.replica.waiting('recordings', QUEUE.push)) await this.giveBack(document)
    const items = await store.items(ownerId)
    for (const clientId of await store.blobIds(ownerId)) await this.rebuild(clientId)
    for (const item of items) await this.show(item, false)
    for (const document of await this.ports.replica.waiting('recordings', QUEUE.upload)) {
      if (!items.some(item => item.id === document.clientId)) await this.withoutJob(document.clientId)
    }
  }

  /** A job is gone: sent, or withdrawn by the person. */
  async ended(clientId: string): Promise<void> {
    await this.applyReceipts()
    await this.withoutJob(clientId)
  }

  /** Puts every receipt into its document, then forgets the row that came with it. */
  async applyReceipts(): Promise<void> {
    const { store, replica, ownerId, circumstance, epoch } = this.ports
    for (const mapping of await store.freshReceipts(ownerId)) {
      const parsed = recordings.row.safeParse(mapping.row)
      if (parsed.success) {
        await this.rebuild(mapping.clientId)
        const at = circumstance(await epoch())
        await replica.apply('recordings', mapping.clientId, document =>
          document.queue === QUEUE.upload ? landed(recordings, document, parsed.data as ServerRow, at) : UNCHANGED,
        )
      }
      await store.receiptApplied(mapping.clientId)
    }
  }

  /** The patient is here and not on the server yet: made offline, or refused. */
  async waitsForPatient({ data: { patientClientId } }: UploadItem): Promise<boolean> {
    if (!patientClientId) return false
    const [patient] = await this.ports.replica.present('patients', [patientClientId])
    return patient?.sync.serverSeq === null
  }

  /** Neither the server nor this device has its patient: only the person can say whose it is. */
  private async isOrphaned({ error, data: { patientClientId } }: UploadItem): Promise<boolean> {
    if (error?.code !== WAITS_FOR_PATIENT) return false
    return (await this.ports.replica.present('patients', [patientClientId])).length === 0
  }

  /** What the card shows while the job waits, runs, or has given up. */
  async show(item: UploadItem, sending: boolean): Promise<void> {
    const failed = item.state === 'error' || (await this.isOrphaned(item))
    const local: RecordingLocal = {
      syncStatus: sending ? 'syncing' : failed ? 'error' : 'pending',
      syncAttempts: item.retryCount,
      lastSyncAttempt: sending || item.retryCount > 0 ? new Date(this.ports.circumstance('').now).toISOString() : null,
      syncErrorMessage: failed ? errorMessage(item) : null,
    }
    await this.ports.replica.apply('recordings', item.id, document =>
      document.queue !== QUEUE.upload || sameLocal(document, local)
        ? UNCHANGED
        : { kind: 'write', conflicts: [], document: { ...document, ...local } },
    )
  }

  /**
   * Bytes whose document was never written: it is made again from what lies beside the bytes. Bytes whose document was
   * deleted, and the deletion confirmed, go too.
   */
  private async rebuild(clientId: string): Promise<void> {
    const { store, database, ownerId, circumstance } = this.ports
    const [known] = await database.recordings.storageInstance.findDocumentsById([clientId], true)
    if (known?._deleted) await store.dropBytes(clientId, 'discarded')
    if (known) return
    const blob = await store.blob(ownerId, clientId)
    if (!blob) return
    const { opId, now } = circumstance('')
    await database.recordings.insertIfNotExists(recordingDocument(blob, { opId, now }))
  }

  /** A restored server has lost a recording whose bytes are here: it is uploaded again, not only described (I8, I16). */
  private async giveBack({ clientId, patientClientId, deletedAt, sync }: AnyDocument): Promise<void> {
    const { store, ownerId, replica, circumstance } = this.ports
    if (sync.serverSeq !== null || !sync.restoredFrom || deletedAt) return
    const blob = await store.blob(ownerId, clientId)
    if (!blob) return
    const details = { ...blob.details, patientClientId: patientClientId === NO_PATIENT ? '' : String(patientClientId) }
    await store.reopen(uploadItem(clientId, ownerId, details, blob.bytes.size, circumstance('').now))
    await replica.apply('recordings', clientId, document =>
      document.queue === QUEUE.push && document.sync.serverSeq === null
        ? { kind: 'write', conflicts: [], document: { ...document, ...untried, queue: QUEUE.upload } }
        : UNCHANGED,
    )
  }

  /** No job: sent meanwhile (its receipt was applied), held for a person in manual mode, or its bytes are gone. */
  private async withoutJob(clientId: string): Promise<void> {
    const { store, ownerId, replica } = this.ports
    if ((await store.mapping(ownerId, clientId)) || (await store.item(ownerId, clientId))) return
    const local: Partial<RecordingLocal> = (await store.blob(ownerId, clientId))
      ? { syncStatus: 'pending', syncErrorMessage: null }
      : { syncStatus: 'error', syncErrorMessage: 'Recording not found' }
    await replica.apply('recordings', clientId, document =>
      document.queue !== QUEUE.upload || document.syncStatus === local.syncStatus
        ? UNCHANGED
        : { kind: 'write', conflicts: [], document: { ...document, ...local } },
    )
  }
}

/** D §4: at the last try the cause has this before it. The interface says both in its own language. */
const errorMessage = ({ error, retryCount, maxRetries }: UploadItem): string | null =>
  error && retryCount >= maxRetries ? `Max retries reached: ${error.message}` : (error?.message ?? null)

const sameLocal = (document: AnyDocument, local: RecordingLocal): boolean =>
  document.syncStatus === local.syncStatus &&
  document.syncAttempts === local.syncAttempts &&
  document.syncErrorMessage === local.syncErrorMessage
