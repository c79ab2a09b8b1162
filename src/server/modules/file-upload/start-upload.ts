import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { newBlobKey } from '../../blobs/blob-key.ts'
import { uploadChunks, uploads } from '../../database/schema/documents.ts'
import type { Tx } from '../../database/transaction.ts'
import { refuseDemoOnBasic } from '../account/demo-permission.ts'
import { findUser } from '../account/user-row.ts'
import { ownPatientId } from '../patients/own-patient.ts'
import { kindOfUpload } from '../record-kinds/kinds.ts'
import { recordToAttach } from './attach-upload.ts'
import type { UploadRow } from './find-upload.ts'

export type UploadRequest = ParsedParamsOf<'fileUpload:initChunkedUpload'>

/** How long chunks are kept after the latest `init` (decision 51). */
const LIFETIME_MS = 7 * 86_400_000

export interface StartedUpload {
  upload: UploadRow
  /** Key of the bytes of another file received before under this clientId; delete it after the commit. */
  discardedBlob: string | null
}

/**
 * The upload of this clientId: a new one, the open one, or the completed one. If the file is another than before, the
 * bytes received so far are discarded. Throws for role and plan, length, size and patient.
 */
export async function startUpload(tx: Tx, userId: number, now: Date, request: UploadRequest): Promise<StartedUpload> {
  const { options = {} } = request
  const user = await findUser(tx, userId)
  refuseDemoOnBasic(user.data)
  const rules = kindOfUpload(options).upload
  rules.checkDuration(options.duration)
  if (request.size === 0) throw new ContractError('UNPROCESSABLE', 'File is empty', { errorType: 'FileEmpty' })
  rules.checkSize(request.size, user.data.plan ?? 'basic')
  const patient = options.patientClientId ?? options.patientId
  if (patient !== undefined && patient !== null) await ownPatientId(tx, userId, patient)

  const inserted = await insertUpload(tx, userId, now, request)
  if (inserted) {
    if (options.attachTo) await recordToAttach(tx, userId, options.attachTo)
    return { upload: inserted, discardedBlob: null }
  }
  const [existing] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.clientId, request.clientId)))
    .for('update')
  if (!existing) throw new TypeError('an upload vanished')
  // A receipt stays, whatever became of the record.
  if (existing.state === 'completed') return { upload: existing, discardedBlob: null }
  if (options.attachTo) await recordToAttach(tx, userId, options.attachTo)
  return continueUpload(tx, existing, now, request)
}

/** Null if the clientId exists; of two first calls at once the second waits here for the first. */
async function insertUpload(tx: Tx, userId: number, now: Date, request: UploadRequest): Promise<UploadRow | null> {
  const [row] = await tx
    .insert(uploads)
    .values({
      id: randomBytes(16).toString('base64url'),
      userId,
      clientId: request.clientId,
      createdAt: now,
      storageKey: newBlobKey(),
      ...requested(now, request),
    })
    .onConflictDoNothing({ target: [uploads.userId, uploads.clientId] })
    .returning()
  return row ?? null
}

async function continueUpload(tx: Tx, existing: UploadRow, now: Date, request: UploadRequest): Promise<StartedUpload> {
  const sameFile =
    existing.size === request.size &&
    existing.chunkSize === request.chunkSize &&
    (existing.sha256 === null || request.sha256 === undefined || existing.sha256 === request.sha256)
  const startsOver = existing.state === 'cancelled' || !sameFile
  if (startsOver) await tx.delete(uploadChunks).where(eq(uploadChunks.uploadId, existing.id))
  const [upload] = await tx
    .update(uploads)
    .set({ ...requested(now, request), ...(startsOver ? { storageKey: newBlobKey(), state: 'open' as const } : {}) })
    .where(eq(uploads.id, existing.id))
    .returning()
  if (!upload) throw new TypeError('a locked row is gone')
  return { upload, discardedBlob: startsOver ? existing.storageKey : null }
}

const requested = (now: Date, { fileName, mimeType, size, chunkSize, sha256, options = {} }: UploadRequest) => ({
  fileName,
  mimeType,
  size,
  chunkSize,
  sha256: sha256 ?? null,
  options,
  expiresAt: new Date(now.getTime() + LIFETIME_MS),
})
