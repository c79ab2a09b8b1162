import type { RxCollection } from 'rxdb/plugins/core'
import type { Bag } from '../../contract/bag.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import { DEFINITIONS, type ReplicatedDocuments, type ReplicatedName } from '../collections/replicated.ts'
import type { AnyDocument, Replicated } from '../document.ts'
import { contentOf, created, edited, removed, type WriteStamp } from '../local-write.ts'
import type { Database } from '../open.ts'
import type { UploadStore } from '../uploads/upload-store.ts'

/** What every local write needs: the stores, the owner, and the ports of time and chance. */
export interface CommandContext {
  database: Database
  uploads: UploadStore
  accountId: string
  clock: Clock
  random: Random
}

export const stamp = ({ clock, random }: CommandContext): WriteStamp => ({ opId: random.uuid(), now: clock.now() })

/** A collection typed for any document, for code that handles all collections alike. */
export const anyCollection = (database: Database, name: ReplicatedName) =>
  database[name] as unknown as RxCollection<AnyDocument>

const contentKeys = (name: ReplicatedName): readonly string[] => DEFINITIONS[name].contentKeys

/** The document is not on this device, or its deletion is final. */
export class DocumentMissing extends Error {
  override readonly name = 'DocumentMissing'
}

async function modify(
  { database }: CommandContext,
  name: ReplicatedName,
  clientId: string,
  change: (document: AnyDocument) => AnyDocument,
): Promise<void> {
  const found = await anyCollection(database, name).findOne(clientId).exec()
  if (!found) throw new DocumentMissing(`${name} ${clientId}`)
  await found.incrementalModify(change)
}

/** Stores a new document, queued for sending, and returns its clientId. */
export async function create<N extends ReplicatedName>(
  context: CommandContext,
  name: N,
  content: Omit<ReplicatedDocuments[N], keyof Replicated<object>>,
): Promise<string> {
  const clientId = context.random.uuid()
  await anyCollection(context.database, name).insert(created<Bag>(content, clientId, stamp(context)))
  return clientId
}

/**
 * Edits one document; resolves once the edit and its dirty state are stored. Rejects with DocumentMissing, or if the
 * store refuses the write (I12).
 */
export async function edit<N extends ReplicatedName>(
  context: CommandContext,
  name: N,
  clientId: string,
  change: (document: ReplicatedDocuments[N]) => Partial<ReplicatedDocuments[N]>,
): Promise<void> {
  const mark = stamp(context)
  // The collection's name determines the type of its content; the store itself checks no types.
  const changed = change as unknown as (document: AnyDocument) => Partial<AnyDocument>
  await modify(context, name, clientId, document => edited(document, contentKeys(name), changed(document), mark))
}

/** Hides one document at once and queues its deletion (decision 18). */
export async function remove(context: CommandContext, name: ReplicatedName, clientId: string): Promise<void> {
  const mark = stamp(context)
  await modify(context, name, clientId, document => removed(document, contentKeys(name), mark))
}

/** Undoes a deletion that the server has not confirmed; rejects with DocumentMissing once it is confirmed. */
export async function restore(context: CommandContext, name: ReplicatedName, clientId: string): Promise<void> {
  const mark = stamp(context)
  await modify(context, name, clientId, document => edited(document, contentKeys(name), { deletedAt: null }, mark))
}

/** Queues a refused document again, unchanged. */
export async function retryParked(context: CommandContext, name: ReplicatedName, clientId: string): Promise<void> {
  await edit(context, name, clientId, () => ({}))
}

/**
 * Discards the local edit of a refused document: restores the server's version, or deletes a document that the server
 * never had. Of a refused deletion only the deletion is discarded: edits that were not sent before it are sent.
 */
export async function discardParked(context: CommandContext, name: ReplicatedName, clientId: string): Promise<void> {
  const mark = stamp(context)
  await modify(context, name, clientId, document => {
    const { sync } = document
    if (sync.parked === null) return document
    const keys = contentKeys(name)
    const base = sync.base ?? (sync.serverSeq === null ? null : contentOf<Bag>(document, keys))
    if (base === null) return { ...document, _deleted: true }
    const isEdited = keys.some(key => JSON.stringify(document[key]) !== JSON.stringify(base[key]))
    if (document.deletedAt && isEdited) return edited(document, keys, { deletedAt: null }, mark)
    const clean = { ...sync, ackedRev: sync.localRev, base: null, parked: null }
    return { ...document, ...base, deletedAt: null, queue: 0, sync: clean }
  })
}
