import type { RxCollection } from 'rxdb/plugins/core'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import type { Replicated, ReplicatedName } from '../documents.ts'
import { contentOf, edited, removed, type WriteStamp } from '../local-write.ts'
import type { Database } from '../open.ts'
import type { UploadStore } from '../upload-store.ts'

/** What every local write needs: where to write, whose it is, and the ports of time and chance. */
export interface CommandContext {
  database: Database
  uploads: UploadStore
  accountId: string
  clock: Clock
  random: Random
}

export const stamp = ({ clock, random }: CommandContext): WriteStamp => ({ opId: random.uuid(), now: clock.now() })

/** The parts of each kind of document that a person edits. */
export const CONTENT_KEYS = {
  account: ['name', 'email', 'avatar', 'data'],
  patients: ['name', 'data'],
  healthRecords: ['name', 'recordType', 'patientClientId', 'data'],
  recordings: ['name', 'recordType', 'patientClientId', 'data'],
} as const satisfies Record<ReplicatedName, readonly string[]>

type Bag = Record<string, unknown>
type AnyDocument = Replicated<Bag> & Bag

/** The collection as the commands see it, whatever its content. */
const collectionOf = ({ database }: CommandContext, name: ReplicatedName) =>
  database[name] as unknown as RxCollection<AnyDocument>

/** The document is not on this device, or was deleted here. */
export class DocumentMissing extends Error {
  override readonly name = 'DocumentMissing'
}

async function modify(
  context: CommandContext,
  collection: ReplicatedName,
  clientId: string,
  change: (document: AnyDocument) => AnyDocument,
): Promise<void> {
  const found = await collectionOf(context, collection).findOne(clientId).exec()
  if (!found) throw new DocumentMissing(`${collection} ${clientId}`)
  await found.incrementalModify(change)
}

/** Edits one document; resolves once the edit and its dirtiness are stored. Rejects when the store refuses (I12). */
export async function edit<D extends object>(
  context: CommandContext,
  collection: ReplicatedName,
  clientId: string,
  change: (document: D) => Partial<D>,
): Promise<void> {
  const mark = stamp(context)
  await modify(context, collection, clientId, document =>
    edited<Bag, AnyDocument>(document, CONTENT_KEYS[collection], change(document as D) as Partial<AnyDocument>, mark),
  )
}

/** Hides one document at once and lets the deletion travel (decision 18). */
export async function remove(context: CommandContext, collection: ReplicatedName, clientId: string): Promise<void> {
  const mark = stamp(context)
  await modify(context, collection, clientId, document =>
    removed<Bag, AnyDocument>(document, CONTENT_KEYS[collection], mark),
  )
}

/** Takes a deletion back, as long as the server has not confirmed it. Rejects with DocumentMissing afterwards. */
export async function restore(context: CommandContext, collection: ReplicatedName, clientId: string): Promise<void> {
  const mark = stamp(context)
  await modify(context, collection, clientId, document =>
    edited<Bag, AnyDocument>(document, CONTENT_KEYS[collection], { deletedAt: null }, mark),
  )
}

/** Sends a refused document again as it is. */
export async function retryParked(
  context: CommandContext,
  collection: ReplicatedName,
  clientId: string,
): Promise<void> {
  await edit(context, collection, clientId, () => ({}))
}

/** Gives up the local edit of a refused document: back to what the server had, or gone if the server never had it. */
export async function discardParked(
  context: CommandContext,
  collection: ReplicatedName,
  clientId: string,
): Promise<void> {
  await modify(context, collection, clientId, document => {
    const { sync } = document
    if (sync.parked === null) return document
    const base = sync.base ?? (sync.serverSeq === null ? null : contentOf<Bag>(document, CONTENT_KEYS[collection]))
    if (base === null) return { ...document, _deleted: true }
    const clean = { ...sync, ackedRev: sync.localRev, base: null, parked: null }
    return { ...document, ...base, deletedAt: null, queue: 0, sync: clean }
  })
}
