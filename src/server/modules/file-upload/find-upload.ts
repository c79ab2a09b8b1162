import { and, asc, eq } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { uploadChunks, uploads } from '../../database/schema/documents.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type UploadRow = typeof uploads.$inferSelect

/** What an upload is called and what was said in it, once its record has them or it was cancelled. */
export const NO_TEXTS = { fileName: '', options: {} } satisfies Partial<UploadRow>

const UPLOAD_ID = /^[\w-]{1,100}$/

/** Throws NOT_FOUND, also for an upload of another account. */
export async function findUpload(db: Db | Tx, userId: number, uploadId: string): Promise<UploadRow> {
  const isHere = and(eq(uploads.userId, userId), eq(uploads.id, uploadId))
  const [row] = UPLOAD_ID.test(uploadId) ? await db.select().from(uploads).where(isHere) : []
  if (!row) throw new ContractError('NOT_FOUND', 'There is no such upload.', { errorType: 'UploadNotFound' })
  return row
}

/** As `findUpload`; also throws GONE if the upload was cancelled. */
export async function findLiveUpload(db: Db | Tx, userId: number, uploadId: string): Promise<UploadRow> {
  const upload = await findUpload(db, userId, uploadId)
  if (upload.state === 'cancelled') throw new ContractError('GONE', 'The upload was cancelled.')
  return upload
}

/** Also locks the row until the transaction ends, because clean-up and chunks change it without the account's lock. */
export async function lockLiveUpload(tx: Tx, userId: number, uploadId: string): Promise<UploadRow> {
  await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, uploadId)).for('update')
  return findLiveUpload(tx, userId, uploadId)
}

export interface ReceivedChunk {
  index: number
  sha256: string
}

/** Ordered by index. */
export async function receivedChunks(db: Db | Tx, uploadId: string): Promise<ReceivedChunk[]> {
  return db
    .select({ index: uploadChunks.index, sha256: uploadChunks.sha256 })
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, uploadId))
    .orderBy(asc(uploadChunks.index))
}

export const indexes = (chunks: readonly ReceivedChunk[]): number[] => chunks.map(chunk => chunk.index)
