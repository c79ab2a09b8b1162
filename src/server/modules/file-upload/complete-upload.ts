import { and, eq, inArray } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { UploadOptions, UploadReply } from '../../../contract/methods/file-upload.ts'
import { HEAD_BYTES } from '../../../domain/files/document-types.ts'
import { BlobIncomplete, type BlobReceipt, type BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { uploadChunks, uploads } from '../../database/schema/documents.ts'
import type { StagedCall } from '../../rpc/call.ts'
import type { Stored } from '../../rpc/operations.ts'
import { kindOfUpload } from '../record-kinds/kinds.ts'
import { discardChunks } from './discard-chunks.ts'
import { findLiveUpload, lockLiveUpload, NO_TEXTS, receivedChunks, type UploadRow } from './find-upload.ts'
import { type DetectedType, detectType } from './magic-bytes.ts'
import { singleFlight } from './single-flight.ts'
import type { StoreUpload } from './store-upload.ts'
import { aboutPatient, latestOptions } from './upload-patient.ts'

export interface CompleteServices {
  blobs: BlobStore
  storeUpload: StoreUpload
}

/** A long join outlives its call; the client's next attempt waits for the same join. */
const joining = singleFlight<BlobReceipt>()

/**
 * Joins the chunks, verifies the whole, and stores asset and record in one transaction. Returns the receipt: the bytes
 * are durable, and the SHA-256 is of what was read back (I16). A repeat returns the same.
 */
export async function completeUpload(
  call: StagedCall<UploadReply>,
  { blobs, storeUpload }: CompleteServices,
  { uploadId, sha256, options }: { uploadId: string; sha256: string | undefined; options: UploadOptions | undefined },
): Promise<{ result: UploadReply } | Stored> {
  const upload = await findLiveUpload(call.database.db, call.userId, uploadId)
  if (upload.state === 'completed') return { result: receiptOf(upload) }
  const receipt = await joining(uploadId, () => joinChunks(call.database, blobs, upload))
  if (sha256 !== undefined && receipt.sha256 !== sha256) {
    // If the bytes are the announced ones, the caller's hash is wrong; otherwise they are useless.
    if (receipt.sha256 !== upload.sha256) await discardChunks(call.database, blobs, upload)
    throw wholeMismatch()
  }
  const latest = aboutPatient(latestOptions(upload.options, options), call.patientId)
  const rules = kindOfUpload(latest).upload
  rules.checkDuration(latest.duration)
  const type = rules.checkType(await typeOf(blobs, upload))
  return call.write(async write => {
    const current = await lockLiveUpload(write.tx, write.userId, uploadId)
    if (current.state === 'completed') return { result: receiptOf(current) }
    // A chunk with other bytes arrived meanwhile and restarted the upload.
    if (current.storageKey !== upload.storageKey) throw wholeMismatch()
    // From here on its file counts for the account's room, and no longer what was reserved for it.
    await write.tx.update(uploads).set({ state: 'completed' }).where(eq(uploads.id, uploadId))
    const result = await storeUpload(write, { ...current, options: latest }, receipt, type)
    await write.tx
      .update(uploads)
      .set({ result, ...NO_TEXTS })
      .where(eq(uploads.id, uploadId))
    await write.tx.delete(uploadChunks).where(eq(uploadChunks.uploadId, uploadId))
    write.audit({
      action: 'fileUpload:completeChunkedUpload',
      objectType: 'asset',
      objectId: result.documentAssetId ?? undefined,
    })
    return { result }
  })
}

function receiptOf({ result }: UploadRow): UploadReply {
  if (!result) throw new TypeError('a completed upload has no receipt')
  return result
}

/**
 * Returns the receipt of what was read back. Throws UNPROCESSABLE with the number of missing chunks, which the next
 * `init` leaves out of `received`.
 */
async function joinChunks(database: Database, blobs: BlobStore, upload: UploadRow): Promise<BlobReceipt> {
  const chunks = await receivedChunks(database.db, upload.id)
  const total = Math.ceil(upload.size / upload.chunkSize)
  if (chunks.length < total) throw missingChunks(total - chunks.length)
  try {
    const receipt = await blobs.complete(
      upload.storageKey,
      upload,
      chunks.map(chunk => chunk.sha256),
    )
    await database.db
      .update(uploads)
      .set({ state: 'completing' })
      .where(and(eq(uploads.id, upload.id), eq(uploads.state, 'open')))
    return receipt
  } catch (error) {
    if (!(error instanceof BlobIncomplete)) throw error
    const damaged = [...error.chunks]
    await database.db
      .delete(uploadChunks)
      .where(and(eq(uploadChunks.uploadId, upload.id), inArray(uploadChunks.index, damaged)))
    throw missingChunks(damaged.length)
  }
}

async function typeOf(blobs: BlobStore, { storageKey, size }: UploadRow): Promise<DetectedType | null> {
  const head: Buffer[] = []
  for await (const bytes of await blobs.read(storageKey, { first: 0, last: Math.min(HEAD_BYTES, size) - 1 })) {
    head.push(bytes)
  }
  return detectType(Buffer.concat(head))
}

const missingChunks = (count: number) =>
  new ContractError('UNPROCESSABLE', `${count} chunks have to be sent.`, { errorType: 'ChunksMissing' })

export const wholeMismatch = () =>
  new ContractError('UNPROCESSABLE', 'The file is not what its sender hashed. The upload stays open.', {
    errorType: 'FileHashMismatch',
  })
