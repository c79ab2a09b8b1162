import { createHash } from 'node:crypto'
import type { ErrorType } from '../../../contract/error-types.ts'
import { ContractError } from '../../../contract/errors.ts'
import { BlobError, type BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { uploadChunks } from '../../database/schema/documents.ts'
import { kindOfUpload } from '../record-kinds/kinds.ts'
import { discardChunks } from './discard-chunks.ts'
import {
  findLiveUpload,
  findUpload,
  indexes,
  type ReceivedChunk,
  receivedChunks,
  type UploadRow,
} from './find-upload.ts'
import { detectType } from './magic-bytes.ts'

export interface Chunk {
  uploadId: string
  index: number
  /** As computed by the sender; undefined if it sent none. */
  sha256: string | undefined
  bytes: Uint8Array
}

/**
 * Stores one chunk durably and returns the indexes stored so far. Throws UNPROCESSABLE for a chunk that differs from
 * its hash; a repeat changes nothing. Takes no lock, since nothing replicated changes.
 */
export async function receiveChunk(
  { database, blobs }: { database: Database; blobs: BlobStore },
  userId: number,
  chunk: Chunk,
): Promise<number[]> {
  const { index, bytes } = chunk
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const upload = await findLiveUpload(database.db, userId, chunk.uploadId)
  if (upload.state === 'completed') return Array.from({ length: chunkTotal(upload) }, (_, at) => at)
  if (chunk.sha256 !== undefined && chunk.sha256 !== sha256) {
    throw refusedChunk('ChunkHashMismatch', 'The chunk arrived damaged.')
  }
  if (index === 0) kindOfUpload(upload.options).upload.checkType(detectType(bytes))
  const current =
    upload.state === 'completing' ? await reopenForOtherBytes(database, blobs, upload, { index, sha256 }) : upload
  await store(blobs, current, index, bytes)
  await database.db
    .insert(uploadChunks)
    .values({ uploadId: current.id, index, sha256, size: bytes.byteLength })
    .onConflictDoUpdate({
      target: [uploadChunks.uploadId, uploadChunks.index],
      set: { sha256, size: bytes.byteLength },
    })
  return indexes(await receivedChunks(database.db, current.id))
}

const chunkTotal = ({ size, chunkSize }: UploadRow) => Math.ceil(size / chunkSize)

async function store(blobs: BlobStore, upload: UploadRow, index: number, bytes: Uint8Array): Promise<void> {
  try {
    await blobs.putChunk(upload.storageKey, upload, index, bytes)
  } catch (error) {
    if (error instanceof BlobError && error.code === 'BAD_CHUNK') {
      throw refusedChunk('ChunkLengthMismatch', 'The chunk has not the length of its place in the file.')
    }
    throw error
  }
}

/** The chunks are joined, but the whole was refused: a chunk with other bytes restarts the upload. */
async function reopenForOtherBytes(
  database: Database,
  blobs: BlobStore,
  upload: UploadRow,
  { index, sha256 }: ReceivedChunk,
): Promise<UploadRow> {
  const chunks = await receivedChunks(database.db, upload.id)
  if (chunks.some(known => known.index === index && known.sha256 === sha256)) return upload
  await discardChunks(database, blobs, upload)
  return findUpload(database.db, upload.userId, upload.id)
}

const refusedChunk = (errorType: ErrorType, message: string) =>
  new ContractError('UNPROCESSABLE', message, { errorType })
