import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { newBlobKey } from '../../blobs/blob-key.ts'
import { uploadChunks, uploads } from '../../database/schema/documents.ts'
import type { Tx } from '../../database/transaction.ts'
import type { AccountRooms } from '../../quotas/account-rooms.ts'
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
  /** Keys of bytes that nothing names any more; delete them after the commit. */
  discarded: string[]
}

/**
 * The upload of this clientId: a new one, the open one, or the completed one. If the file is another than before, the
 * bytes received so far are discarded. Throws for role and plan, length, size and patient, and `AccountFull` where the
 * account has no room for the whole file: before a byte of it is sent.
 */
export async function startUpload(
  tx: Tx,
  rooms: AccountRooms,
  userId: number,
  now: Date,
  request: UploadRequest,
): Promise<StartedUpload> {
  const { options = {} } = request
  const user = await findUser(tx, userId)
  refuseDemoOnBasic(user.data)
  const rules = kindOfUpload(options).upload
  rules.checkDuration(options.duration)
  if (request.size === 0) throw new ContractError('UNPROCESSABLE', 'File is empty', { errorType: 'FileEmpty' })
  rules.checkSize(request.size, user.data.plan ?? 'basic')
  const patient = options.patientClientId ?? options.patientId
  if (patient !== undefined && patient !== null) await ownPatientId(tx, userId, patient)

  const known = await lockStarted(tx, userId, request)
  // A repeated start gets the same receipt, even if the record was deleted since.
  if (known?.state === 'completed') return { upload: known, discarded: [] }
  if (options.attachTo) await recordToAttach(tx, userId, options.attachTo)
  if (!known) {
    await rooms.take(tx, userId, { rows: options.attachTo ? 0 : 1, bytes: request.size })
    const inserted = await insertUpload(tx, userId, now, request)
    if (inserted) return { upload: inserted, discarded: await dropRested(tx, userId, rooms.quotas.openUploads) }
  }
  const existing = known ?? (await lockStarted(tx, userId, request))
  if (!existing) throw new TypeError('an upload vanished')
  if (existing.state === 'completed') return { upload: existing, discarded: [] }
  return continueUpload(tx, rooms, existing, now, request)
}

async function lockStarted(tx: Tx, userId: number, { clientId }: UploadRequest): Promise<UploadRow | undefined> {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.clientId, clientId)))
    .for('update')
  return row
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

/** Ends the open uploads beyond `most` that were idle longest; their next try starts from the first byte. */
async function dropRested(tx: Tx, userId: number, most: number): Promise<string[]> {
  const { id, storageKey, state, expiresAt } = uploads
  const isOpen = and(eq(uploads.userId, userId), inArray(state, ['open', 'completing']))
  const rested = tx.select({ id }).from(uploads).where(isOpen).orderBy(desc(expiresAt), desc(id)).offset(most)
  const dropped = await tx.delete(uploads).where(inArray(id, rested)).returning({ storageKey })
  return dropped.map(one => one.storageKey)
}

async function continueUpload(
  tx: Tx,
  rooms: AccountRooms,
  existing: UploadRow,
  now: Date,
  request: UploadRequest,
): Promise<StartedUpload> {
  const sameFile =
    existing.size === request.size &&
    existing.chunkSize === request.chunkSize &&
    (existing.sha256 === null || request.sha256 === undefined || existing.sha256 === request.sha256)
  const startsOver = existing.state === 'cancelled' || !sameFile
  const counted = existing.state === 'cancelled' ? 0 : existing.size
  await rooms.take(tx, existing.userId, { rows: 0, bytes: request.size - counted })
  if (startsOver) await tx.delete(uploadChunks).where(eq(uploadChunks.uploadId, existing.id))
  const [upload] = await tx
    .update(uploads)
    .set({ ...requested(now, request), ...(startsOver ? { storageKey: newBlobKey(), state: 'open' as const } : {}) })
    .where(eq(uploads.id, existing.id))
    .returning()
  if (!upload) throw new TypeError('a locked row is gone')
  return { upload, discarded: startsOver ? [existing.storageKey] : [] }
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
