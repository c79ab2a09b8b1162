import { createHash } from 'node:crypto'
import { ContractError } from '../../../contract/errors.ts'
import { BlobError, type BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { uploadChunks } from '../../database/schema/documents.ts'
import { checkType, purposeOf } from './accepted-types.ts'
import { dropChunks } from './drop-chunks.ts'
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
  /** As the sender counted it, where it did. */
  sha256: string | undefined
  bytes: Uint8Array
}

/**
 * Keeps one chunk, durably, and answers the indexes that are here now. A chunk that is not what its sender hashed is
 * discarded; one that came before changes nothing. No lock of the account: nothing that is synchronised changes.
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
  if (index === 0) checkType(purposeOf(upload.options), detectType(bytes))
  const current =
    upload.state === 'completing' ? await reopenForOther(database, blobs, upload, { index, sha256 }) : upload
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

/** The chunks are joined already, but the whole was refused: a chunk with other bytes begins the file anew. */
async function reopenForOther(
  database: Database,
  blobs: BlobStore,
  upload: UploadRow,
  { index, sha256 }: ReceivedChunk,
): Promise<UploadRow> {
  const chunks = await receivedChunks(database.db, upload.id)
  if (chunks.some(known => known.index === index && known.sha256 === sha256)) return upload
  await dropChunks(database, blobs, upload)
  return findUpload(database.db, upload.userId, upload.id)
}

const refusedChunk = (errorType: string, message: string) => new ContractError('UNPROCESSABLE', message, { errorType })
