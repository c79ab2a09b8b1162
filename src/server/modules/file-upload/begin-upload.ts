import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { newBlobKey } from '../../blobs/blob-key.ts'
import { uploadChunks, uploads } from '../../database/schema/documents.ts'
import type { Tx } from '../../database/transaction.ts'
import { refuseDemoOnBasic } from '../account/demo-permission.ts'
import { findUser } from '../account/user-row.ts'
import { ownPatientId } from '../patients/own-patient.ts'
import { checkDuration, checkSize, purposeOf } from './accepted-types.ts'
import type { UploadRow } from './find-upload.ts'

export type UploadWish = ParsedParamsOf<'fileUpload:initChunkedUpload'>

/** Chunks wait this long for the rest of them, from the last `init` on (decision 51). */
const LIFE_MS = 7 * 86_400_000

export interface Begun {
  upload: UploadRow
  /** What was received of another file under this clientId; to be deleted after the commit. */
  droppedBlob: string | null
}

/**
 * The upload of this clientId: a new one, the open one to go on with, or the completed one as it is. Where the file is
 * another than before, what was received of the old one is dropped. Throws what forbids the upload: role and plan, length, size, patient.
 */
export async function beginUpload(tx: Tx, userId: number, now: Date, wish: UploadWish): Promise<Begun> {
  const { options = {} } = wish
  const user = await findUser(tx, userId)
  refuseDemoOnBasic(user.data)
  const purpose = purposeOf(options)
  checkDuration(purpose, options.duration)
  checkSize(purpose, wish.size, user.data.plan ?? 'basic')
  const patient = options.patientClientId ?? options.patientId
  if (patient !== undefined && patient !== null) await ownPatientId(tx, userId, patient)

  const made = await insertUpload(tx, userId, now, wish)
  if (made) return { upload: made, droppedBlob: null }
  const [known] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.clientId, wish.clientId)))
    .for('update')
  if (!known) throw new TypeError('an upload vanished')
  return known.state === 'completed' ? { upload: known, droppedBlob: null } : goOn(tx, known, now, wish)
}

/** Null where the clientId is known; of two first calls at once the second waits here for the first. */
async function insertUpload(tx: Tx, userId: number, now: Date, wish: UploadWish): Promise<UploadRow | null> {
  const [row] = await tx
    .insert(uploads)
    .values({
      id: randomBytes(16).toString('base64url'),
      userId,
      clientId: wish.clientId,
      createdAt: now,
      storageKey: newBlobKey(),
      ...wished(now, wish),
    })
    .onConflictDoNothing({ target: [uploads.userId, uploads.clientId] })
    .returning()
  return row ?? null
}

async function goOn(tx: Tx, known: UploadRow, now: Date, wish: UploadWish): Promise<Begun> {
  const sameFile =
    known.size === wish.size &&
    known.chunkSize === wish.chunkSize &&
    (known.sha256 === null || wish.sha256 === undefined || known.sha256 === wish.sha256)
  const anew = known.state === 'cancelled' || !sameFile
  if (anew) await tx.delete(uploadChunks).where(eq(uploadChunks.uploadId, known.id))
  const [upload] = await tx
    .update(uploads)
    .set({ ...wished(now, wish), ...(anew ? { storageKey: newBlobKey(), state: 'open' as const } : {}) })
    .where(eq(uploads.id, known.id))
    .returning()
  if (!upload) throw new TypeError('a locked row is gone')
  return { upload, droppedBlob: anew ? known.storageKey : null }
}

const wished = (now: Date, { fileName, mimeType, size, chunkSize, sha256, options = {} }: UploadWish) => ({
  fileName,
  mimeType,
  size,
  chunkSize,
  sha256: sha256 ?? null,
  options,
  expiresAt: new Date(now.getTime() + LIFE_MS),
})
