import { isAttached, UNTRIED, UPLOADED, type UploadLocal } from '../../db/collections/records.ts'
import type { ReplicatedName } from '../../db/collections/replicated.ts'
import { type AnyDocument, NO_PATIENT, QUEUE } from '../../db/document.ts'
import { hasNoConsent } from '../../db/queries/consent.ts'
import {
  uploadItem,
  WAITS_FOR_CONSENT,
  WAITS_FOR_PATIENT,
  WAITS_FOR_RECORD,
  type WaitsFor,
} from '../../db/uploads/upload-item.ts'
import {
  COLLECTION_OF,
  UPLOAD_COLLECTIONS,
  type UploadCollection,
  type UploadItem,
} from '../../db/uploads/upload-rows.ts'
import type { UploadStore } from '../../db/uploads/upload-store.ts'
import { uploadedDocument } from '../../db/uploads/uploaded-document.ts'
import { collectionNamed } from '../collections/all.ts'
import type { ServerRow } from '../collections/collection.ts'
import { mergeUploaded } from '../replica/merge-uploaded.ts'
import { type Outcome, type SyncStamp, UNCHANGED } from '../replica/outcome.ts'
import type { NewStamp, Replica } from '../replica/replica.ts'

export interface MirrorPorts {
  replica: Replica
  store: UploadStore
  ownerId: string
  stamp: NewStamp
  /** True while the upload lane is sending this file. */
  isSending(clientId: string): boolean
  /** Epoch of the last pull of a collection; empty before the first. */
  epoch(name: ReplicatedName): Promise<string>
  /** The server confirmed a row with this `seq`. */
  noteSeen(name: ReplicatedName, seq: number): Promise<void>
}

const written = (document: AnyDocument): Outcome => ({ kind: 'write', conflicts: [], document })

/**
 * Keeps documents consistent with the upload store, a separate database that may be ahead after a crash or after the
 * service worker sent with no page open (decision 66). Safe to run at any time, any number of times.
 */
export class UploadMirror {
  private readonly ports: MirrorPorts

  constructor(ports: MirrorPorts) {
    this.ports = ports
  }

  async sweep(): Promise<void> {
    const { store, ownerId, replica } = this.ports
    await this.applyReceipts()
    for (const name of UPLOAD_COLLECTIONS) {
      for (const document of await replica.waiting(name, QUEUE.push)) await this.giveBack(name, document)
    }
    const epoch = await this.ports.epoch('healthRecords')
    for (const clientId of await store.blobIds(ownerId)) {
      await this.rebuild(clientId)
      await this.offerAgain(clientId, epoch)
    }
    const items = await store.items(ownerId)
    for (const item of items) await this.show(item)
    const queued = new Set(items.map(({ id }) => id))
    for (const name of UPLOAD_COLLECTIONS) {
      for (const { clientId } of await replica.waiting(name, QUEUE.upload)) {
        if (!queued.has(clientId)) await this.withoutJob(name, clientId)
      }
    }
  }

  /** Updates the document of a job that is gone: sent, or withdrawn by the person. */
  async ended(clientId: string): Promise<void> {
    await this.applyReceipts()
    for (const name of UPLOAD_COLLECTIONS) await this.withoutJob(name, clientId)
  }

  /** Merges every new receipt into its document, then clears the row that came with it. */
  async applyReceipts(): Promise<void> {
    const { store, replica, ownerId, stamp, epoch, noteSeen } = this.ports
    for (const mapping of await store.freshReceipts(ownerId)) {
      const name = COLLECTION_OF[mapping.type ?? 'recording']
      const kind = collectionNamed(name)
      const parsed = kind.row.safeParse(mapping.row)
      if (parsed.success) {
        await this.rebuild(mapping.clientId)
        const row = parsed.data as ServerRow
        const at = stamp(await epoch(name))
        await noteSeen(name, row.seq)
        if (row.clientId !== mapping.clientId) {
          await this.attached(mapping.clientId, row, at)
        } else {
          await replica.apply(name, mapping.clientId, document =>
            document.queue === QUEUE.upload ? mergeUploaded(kind, document, row, at) : UNCHANGED,
          )
        }
      }
      await store.receiptApplied(mapping.clientId)
    }
  }

  /**
   * The row is that of the record to which the file was added. The file's own document stays, out of sight and with
   * nothing to send, for as long as its bytes may have to be given back.
   */
  private async attached(clientId: string, row: ServerRow, at: SyncStamp): Promise<void> {
    const { replica, stamp } = this.ports
    // A receipt may be older than a deletion of the record.
    const isHere = (await replica.present('healthRecords', [row.clientId])).length > 0
    if (isHere) await replica.applyRows(collectionNamed('healthRecords'), [row], at.epoch, null, stamp)
    await replica.apply('healthRecords', clientId, document =>
      document.queue === QUEUE.upload
        ? written({ ...document, ...UPLOADED, queue: QUEUE.none, sync: { ...document.sync, epoch: at.epoch } })
        : UNCHANGED,
    )
  }

  /**
   * Sends an attachment again to a server that was restored since it took it. A server that still has it returns its
   * first receipt; one that lost it takes it again (I8, I16).
   */
  private async offerAgain(clientId: string, epoch: string): Promise<void> {
    const { store, ownerId, replica, stamp } = this.ports
    const [document] = await replica.present('healthRecords', [clientId])
    if (!document || !isAttached(document) || document.queue !== QUEUE.none || document.deletedAt) return
    if (epoch === '' || document.sync.epoch === epoch) return
    const blob = await store.blob(ownerId, clientId)
    if (!blob) return
    await store.reopen(uploadItem(blob, stamp('').now))
    await replica.apply('healthRecords', clientId, current =>
      current.queue === QUEUE.none ? written({ ...current, ...UNTRIED, queue: QUEUE.upload }) : UNCHANGED,
    )
  }

  /** The consent that was withdrawn, or the patient or record that is only on this device: made offline, or refused. */
  async waitsFor({ data }: UploadItem): Promise<WaitsFor | null> {
    const [account] = await this.ports.replica.present('account', [this.ports.ownerId])
    if (hasNoConsent(account)) return WAITS_FOR_CONSENT
    const isUnsent = async (name: ReplicatedName, clientId: string) => {
      const [document] = await this.ports.replica.present(name, [clientId])
      return document?.sync.serverSeq === null
    }
    const { patientClientId } = data
    if (patientClientId && (await isUnsent('patients', patientClientId))) return WAITS_FOR_PATIENT
    const attachTo = 'attachTo' in data ? data.attachTo : undefined
    return attachTo && (await isUnsent('healthRecords', attachTo)) ? WAITS_FOR_RECORD : null
  }

  /** True if neither the server nor this device has the patient: a person has to choose one. */
  private async isOrphaned({ error, data: { patientClientId } }: UploadItem): Promise<boolean> {
    if (error?.code !== WAITS_FOR_PATIENT) return false
    return (await this.ports.replica.present('patients', [patientClientId])).length === 0
  }

  /** Writes into the document what its card shows while the job waits, runs, or has failed. */
  async show(item: UploadItem): Promise<void> {
    const failed = item.state === 'error' || (await this.isOrphaned(item))
    const { isSending, replica, stamp } = this.ports
    const local = (sending: boolean): UploadLocal => ({
      syncStatus: sending ? 'syncing' : failed ? 'error' : 'pending',
      syncAttempts: item.retryCount,
      lastSyncAttempt: sending || item.retryCount > 0 ? new Date(stamp('').now).toISOString() : null,
      syncErrorMessage: failed ? errorMessage(item) : null,
    })
    await replica.apply(COLLECTION_OF[item.type], item.id, document => {
      // Evaluated when the document is written: the lane may have begun or ended since.
      const now = local(isSending(item.id))
      return document.queue !== QUEUE.upload || sameLocal(document, now) ? UNCHANGED : written({ ...document, ...now })
    })
  }

  /**
   * Creates a document that was never written, from the details stored with its bytes. Removes the bytes of a document
   * whose deletion is confirmed.
   */
  private async rebuild(clientId: string): Promise<void> {
    const { store, replica, ownerId, stamp } = this.ports
    const known = await Promise.all(UPLOAD_COLLECTIONS.map(name => replica.state(name, clientId)))
    if (known.includes('deleted')) await this.withdraw(clientId)
    if (known.some(one => one !== 'unknown')) return
    const blob = await store.blob(ownerId, clientId)
    if (blob) await replica.insertMissing(COLLECTION_OF[blob.type], uploadedDocument(blob, stamp('')))
  }

  /**
   * Stops the upload of a deleted document, and removes the bytes unless a version of it waits for a person. The state is
   * read again last, because putting a version back stores the document before it forgets the version.
   */
  private async withdraw(clientId: string): Promise<void> {
    const { store, replica } = this.ports
    if ((await replica.undecidedIds()).has(clientId)) return await store.dropItem(clientId)
    const known = await Promise.all(UPLOAD_COLLECTIONS.map(name => replica.state(name, clientId)))
    if (known.includes('deleted') && !known.includes('present')) await store.dropBytes(clientId, 'discarded')
  }

  /** Queues bytes again that a restored server has lost: sending the record alone would lose the file (I8, I16). */
  private async giveBack(name: UploadCollection, document: AnyDocument): Promise<void> {
    const { store, ownerId, replica, stamp } = this.ports
    const { clientId, patientClientId, deletedAt, sync } = document
    if (sync.serverSeq !== null || !sync.restoredFrom || deletedAt) return
    const blob = await store.blob(ownerId, clientId)
    if (!blob) return
    blob.details.patientClientId = patientClientId === NO_PATIENT ? '' : String(patientClientId)
    await store.reopen(uploadItem(blob, stamp('').now))
    await replica.apply(name, clientId, document =>
      document.queue === QUEUE.push && document.sync.serverSeq === null
        ? written({ ...document, ...UNTRIED, queue: QUEUE.upload })
        : UNCHANGED,
    )
  }

  /**
   * Updates a document without a job: unchanged if it was sent, pending if held for a person, failed if its bytes are
   * gone.
   */
  private async withoutJob(name: UploadCollection, clientId: string): Promise<void> {
    const { store, ownerId, replica } = this.ports
    if ((await store.mapping(ownerId, clientId)) || (await store.item(ownerId, clientId))) return
    const local: Partial<UploadLocal> = (await store.blob(ownerId, clientId))
      ? { syncStatus: 'pending', syncErrorMessage: null }
      : { syncStatus: 'error', syncErrorMessage: 'Recording not found' }
    await replica.apply(name, clientId, document =>
      document.queue !== QUEUE.upload || document.syncStatus === local.syncStatus
        ? UNCHANGED
        : written({ ...document, ...local }),
    )
  }
}

/** D §4: after the last try this precedes the cause. The interface shows both in its own language. */
const errorMessage = ({ error, retryCount, maxRetries }: UploadItem): string | null =>
  error && retryCount >= maxRetries ? `Max retries reached: ${error.message}` : (error?.message ?? null)

const sameLocal = (document: AnyDocument, local: UploadLocal): boolean =>
  document.syncStatus === local.syncStatus &&
  document.syncAttempts === local.syncAttempts &&
  document.syncErrorMessage === local.syncErrorMessage
