import type { ReplicatedName } from '../collections/replicated.ts'
import { type AnyDocument, QUEUE } from '../document.ts'
import { retriedItem, uploadItem } from '../uploads/upload-item.ts'
import { type BlobRow, COLLECTION_OF, UPLOAD_COLLECTIONS } from '../uploads/upload-rows.ts'
import { uploadedDocument } from '../uploads/uploaded-document.ts'
import { anyCollection, type CommandContext, DocumentMissing, edit, remove, restore, stamp } from './context.ts'

/** `auto` queues a new file at once; `manual` waits until a person asks for the upload (D §4). */
export type UploadMode = 'auto' | 'manual'

export type NewFile = Pick<BlobRow, 'clientId' | 'bytes'> &
  (
    | { type: 'recording'; details: (BlobRow & { type: 'recording' })['details'] }
    | { type: 'document'; details: (BlobRow & { type: 'document' })['details'] }
  )

/**
 * Stores the bytes, in `auto` mode with their upload job, in one transaction, then the document. Resolves once both are
 * stored, rejects otherwise (I12); the engine's sweep repairs a crash in between (decision 66). The job is due after
 * `delayMs`.
 */
export async function saveFile(
  context: CommandContext,
  file: NewFile,
  mode: UploadMode,
  delayMs?: number,
): Promise<string> {
  const { database, uploads, accountId: ownerId, clock } = context
  const now = clock.now()
  const blob: BlobRow = { ...file, ownerId, savedAt: now }
  await uploads.save(blob, mode === 'auto' ? uploadItem(blob, now, delayMs) : null)
  const collection = anyCollection(database, COLLECTION_OF[file.type])
  await collection.insertIfNotExists(uploadedDocument(blob, stamp(context)) as unknown as AnyDocument)
  return file.clientId
}

/**
 * Queues a file whose upload failed or was held, due at once. Rejects with DocumentMissing if its bytes are not on this
 * device.
 */
export async function uploadNow(context: CommandContext, clientId: string): Promise<void> {
  const { uploads, accountId: ownerId, clock } = context
  const now = clock.now()
  if (await uploads.change(clientId, retriedItem(now))) return
  const blob = await uploads.blob(ownerId, clientId)
  if (!blob) throw new DocumentMissing(`bytes of ${clientId}`)
  await uploads.enqueue({ ...uploadItem(blob, now), nextRetryAt: now })
}

const waitingForUpload = async ({ database }: CommandContext): Promise<string[]> => {
  const selector = { queue: QUEUE.upload, deletedAt: null }
  const found = UPLOAD_COLLECTIONS.map(name => anyCollection(database, name).find({ selector }).exec())
  return (await Promise.all(found)).flat().map(({ clientId }) => clientId)
}

/** Queues every file that is not uploaded yet, due at once; returns how many were queued. */
export async function uploadAllNow(context: CommandContext): Promise<number> {
  const waiting = await waitingForUpload(context)
  const results = await Promise.allSettled(waiting.map(clientId => uploadNow(context, clientId)))
  return results.filter(one => one.status === 'fulfilled').length
}

/**
 * Removes the jobs of waiting uploads: nothing, not even a return of the network, sends them until a person asks
 * (decision 73).
 */
export async function holdUploads({ uploads, accountId }: CommandContext): Promise<void> {
  const items = await uploads.items(accountId)
  for (const item of items) if (item.state === 'waiting') await uploads.dropItem(item.id)
}

/** The files held until a person asks for their upload: how many, and how many bytes sending them takes. */
export async function heldUploads(context: CommandContext): Promise<{ count: number; bytes: number }> {
  const { uploads, accountId } = context
  const queued = new Set((await uploads.items(accountId)).map(item => item.id))
  const held = (await waitingForUpload(context)).filter(clientId => !queued.has(clientId))
  const here = (await Promise.all(held.map(clientId => uploads.blob(accountId, clientId)))).filter(one => one !== null)
  return { count: here.length, bytes: here.reduce((sum, { bytes }) => sum + bytes.size, 0) }
}

/** Hides a document and stops its upload; the bytes stay until the deletion is final, so that it can be undone. */
export async function deleteDocument(context: CommandContext, name: ReplicatedName, clientId: string): Promise<void> {
  await context.uploads.dropItem(clientId)
  await remove(context, name, clientId)
}

/**
 * Undoes a deletion that the server has not confirmed; in `auto` mode also queues a file that was not sent. Rejects
 * with DocumentMissing once the deletion is confirmed.
 */
export async function undoDelete(
  context: CommandContext,
  name: ReplicatedName,
  clientId: string,
  mode: UploadMode,
): Promise<void> {
  const { uploads, accountId } = context
  const unsent =
    (await uploads.blob(accountId, clientId)) !== null && (await uploads.mapping(accountId, clientId)) === null
  if (!unsent) return await restore(context, name, clientId)
  await edit(context, name, clientId, ({ sync }) => ({
    deletedAt: null,
    ...(sync.serverSeq === null ? { queue: QUEUE.upload } : {}),
  }))
  if (mode === 'auto') await uploadNow(context, clientId)
}
