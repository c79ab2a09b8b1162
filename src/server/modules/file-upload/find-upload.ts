import { and, asc, eq } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { uploadChunks, uploads } from '../../database/schema/documents.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type UploadRow = typeof uploads.$inferSelect

/** NOT_FOUND alike for an upload of somebody else. */
export async function findUpload(db: Db | Tx, userId: number, uploadId: string): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.id, uploadId)))
  if (!row) throw new ContractError('NOT_FOUND', 'There is no such upload.', { errorType: 'UploadNotFound' })
  return row
}

/** GONE where it was cancelled. */
export async function findLiveUpload(db: Db | Tx, userId: number, uploadId: string): Promise<UploadRow> {
  const upload = await findUpload(db, userId, uploadId)
  if (upload.state === 'cancelled') throw new ContractError('GONE', 'The upload was cancelled.')
  return upload
}

/** The same as it stays until the transaction ends: the clean-up and chunks change uploads outside the account's lock. */
export async function lockLiveUpload(tx: Tx, userId: number, uploadId: string): Promise<UploadRow> {
  await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, uploadId)).for('update')
  return findLiveUpload(tx, userId, uploadId)
}

export interface ReceivedChunk {
  index: number
  sha256: string
}

/** In the order of their place in the file. */
export async function receivedChunks(db: Db | Tx, uploadId: string): Promise<ReceivedChunk[]> {
  return db
    .select({ index: uploadChunks.index, sha256: uploadChunks.sha256 })
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, uploadId))
    .orderBy(asc(uploadChunks.index))
}

export const indexes = (chunks: readonly ReceivedChunk[]): number[] => chunks.map(chunk => chunk.index)
