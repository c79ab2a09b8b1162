import type { z } from 'zod/mini'
import type { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import type { ContractError } from '../../../src/contract/errors.ts'
import type { ReplicatedName } from '../../../src/db/collections/replicated.ts'
import { anyCollection, type CommandContext } from '../../../src/db/commands/context.ts'
import { QUEUE } from '../../../src/db/document.ts'
import { COLLECTION_OF, type UploadItem } from '../../../src/db/uploads/upload-rows.ts'
import { COLLECTIONS, collectionNamed, type ENTITIES } from '../../../src/sync/collections/all.ts'
import { parkedWith } from '../../../src/sync/parking.ts'
import { acknowledge } from '../../../src/sync/replica/decide.ts'
import { Replica } from '../../../src/sync/replica/replica.ts'
import { UploadMirror } from '../../../src/sync/uploads/mirror.ts'
import { settleFailure } from '../../../src/sync/uploads/settle-failure.ts'

type Rows = { [N in keyof typeof ENTITIES]: z.infer<(typeof ENTITIES)[N]['row']> } & {
  account: User
  healthRecords: HealthRecord
  recordings: HealthRecord
}

/** A collection that the server has rows of. */
export type PulledName = Exclude<ReplicatedName, 'feedback' | 'shareRevocations'>

/** The fields of a row that a test gives; the others are generated. */
export type RowOf<N extends PulledName> = Partial<Rows[N]> &
  (Rows[N] extends { name: string } ? Pick<Rows[N], 'name'> : unknown)

const EPOCH = 'epoch-1'
const DEVICE = 'device-1'
/** Author of the rows that other devices write. */
const OTHER_DEVICE = 'device-2'

/**
 * Applies to this device's store what a server would cause, with the engine's own functions and without a network. Rows
 * have the contract's types.
 */
export function createFakeServer(context: CommandContext) {
  const { database, uploads, accountId, clock, random } = context
  const replica = new Replica(database)
  const stamp = (epoch: string) => ({ opId: random.uuid(), now: clock.now(), deviceId: DEVICE, epoch })
  const sending = new Set<string>()
  const mirror = new UploadMirror({
    ...{ replica, store: uploads, ownerId: accountId, stamp },
    epoch: async () => EPOCH,
    noteSeen: async () => undefined,
    isSending: clientId => sending.has(clientId),
  })
  let lastSeq = 0
  let lastId = 0
  const known = new Map<string, Rows[PulledName]>()

  function rowFrom<N extends PulledName>(row: RowOf<N>): Rows[N] {
    const clientId = row.clientId ?? random.uuid()
    const former = known.get(clientId)
    const now = new Date(clock.now()).toISOString()
    lastSeq += 1
    if (!former && !row.id) lastId += 1
    const plain = {
      ...{ clientId, id: former?.id ?? lastId, seq: lastSeq, createdAt: now, updatedAt: now, deletedAt: null },
      ...{ updatedByDevice: OTHER_DEVICE, data: {}, userId: 1, patientId: null, patientClientId: null },
      ...{ email: null, avatar: null, recordType: 'ambient-scribe', status: 'processed' },
    }
    const made = { ...plain, ...former, ...row, seq: lastSeq, clientId } as unknown as Rows[N]
    known.set(clientId, made)
    return made
  }

  /** Returns the upload job of a recording; throws if there is none. */
  async function itemOf(clientId: string): Promise<UploadItem> {
    const item = await uploads.item(accountId, clientId)
    if (!item) throw new Error(`no upload waits for ${clientId}`)
    return item
  }

  /** Acknowledges the unsent edit or deletion of a document. */
  const accepts = (name: PulledName, clientId: string) =>
    replica.apply(name, clientId, document => {
      const kind = collectionNamed(name)
      const content = Object.fromEntries(kind.contentKeys.map(key => [key, document[key]]))
      const removal = document.deletedAt !== null
      // In the store a record without a patient has an empty string, because only strings can be indexed.
      const patient = 'patientClientId' in content ? { patientClientId: content.patientClientId || null } : {}
      // An insight waits for the server's job.
      const waits = document.recordType === 'insight' ? { status: 'uploaded' } : {}
      const written = { ...content, ...patient, ...waits, clientId, updatedByDevice: DEVICE }
      const row = rowFrom(written as unknown as RowOf<typeof name>)
      const { localRev: rev, opId } = document.sync
      const sent = { collection: name, clientId, opId, rev, method: '', params: {}, meta: {}, content, removal }
      return acknowledge(kind, document, sent, row as never, stamp(EPOCH))
    })

  return {
    /** Applies new or changed rows of another device; rows with `deletedAt` are removed. */
    async pulls<N extends PulledName>(name: N, ...rows: RowOf<N>[]): Promise<Rows[N][]> {
      const kind = collectionNamed(name)
      const made = rows.map(row => kind.row.parse(rowFrom<N>(row)) as Rows[N])
      await replica.applyRows(kind, made as never, EPOCH, null, stamp)
      return made
    },
    accepts,
    /** Acknowledges every unsent edit and deletion. */
    async acceptsAll(): Promise<void> {
      for (const { name } of COLLECTIONS) {
        if (name === 'feedback' || name === 'shareRevocations') continue
        for (const clientId of await replica.waitingIds(name, QUEUE.push)) await accepts(name, clientId)
      }
    },
    /** Refuses the unsent edit or deletion of a document, which parks the document (I5). */
    refuses: (name: ReplicatedName, clientId: string, error: ContractError) =>
      replica.apply(name, clientId, document => parkedWith(document, document.sync.localRev, error, clock.now())),
    /** Completes the upload of a recording or document and returns its record. */
    async hasUploaded(clientId: string, change: Partial<HealthRecord> = {}): Promise<HealthRecord> {
      const blob = await uploads.blob(accountId, clientId)
      const { size, type } = blob?.bytes ?? new Blob()
      const collection = COLLECTION_OF[blob?.type ?? 'recording']
      const document = await anyCollection(database, collection).findOne(clientId).exec(true)
      const { name, recordType, data, createdAt, patientClientId } = document.toMutableJSON() as unknown as HealthRecord
      const row = rowFrom<'recordings'>({
        ...{ clientId, name, recordType, createdAt, patientClientId: patientClientId || null },
        data: { ...data, documentAssetId: lastId + 1000, size, mimeType: type },
        ...change,
      })
      await uploads.finish({
        ...{ clientId, ownerId: accountId, id: row.id, documentAssetId: row.data.documentAssetId ?? null },
        ...{ sha256: '', size, row, ...(blob && { type: blob.type }) },
      })
      await mirror.applyReceipts()
      return row
    },
    /** Lets one attempt to upload a recording fail with this error. */
    async failsUpload(clientId: string, error: ContractError): Promise<void> {
      const item = await itemOf(clientId)
      const { change } = settleFailure(item, { error, reached: true, moved: false }, clock.now())
      const changed = await uploads.change(clientId, change)
      sending.delete(clientId)
      if (changed) await mirror.show(changed)
    },
    /** Marks a recording as being uploaded. */
    async isReceiving(clientId: string): Promise<void> {
      sending.add(clientId)
      await mirror.show(await itemOf(clientId))
    },
    /** Reconciles documents and upload jobs, as the engine does when it starts. */
    sweeps: () => mirror.sweep(),
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>
