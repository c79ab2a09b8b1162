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
