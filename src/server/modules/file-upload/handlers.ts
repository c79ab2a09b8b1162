import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { uploadChunks, uploads } from '../../database/schema/documents.ts'
import { UPLOADS_PATH } from '../../paths.ts'
import type { AccountRooms } from '../../quotas/account-rooms.ts'
import { type Handler, staged, write } from '../../rpc/handlers.ts'
import { kindOfUpload } from '../record-kinds/kinds.ts'
import { refuseUnpayable } from '../usage/use.ts'
import { decodeBase64 } from './base64.ts'
import { type CompleteServices, completeUpload } from './complete-upload.ts'
import { findUpload, indexes, NO_TEXTS, receivedChunks } from './find-upload.ts'
import { receiveChunk } from './receive-chunk.ts'
import { startUpload } from './start-upload.ts'
import { uploadAtOnce } from './upload-at-once.ts'
import { aboutPatient } from './upload-patient.ts'

export const fileUploadHandlers = (services: CompleteServices & { clock: Clock; rooms: AccountRooms }): Handler[] => [
  staged('fileUpload:upload', (call, params) => uploadAtOnce(call, services, params)),

  write('fileUpload:initChunkedUpload', async (call, params) => {
    const options = aboutPatient(params.options ?? {}, call.patientId)
    const request = { ...params, options }
    const { upload, discarded } = await startUpload(call.tx, services.rooms, call.userId, call.now, request)
    for (const key of discarded) call.afterCommit(() => services.blobs.delete(key))
    const { id: uploadId, chunkSize, state, result: completed } = upload
    const { counter } = kindOfUpload(options).upload
    // The last chunk is charged; here, before the first, nothing is wasted on what could not be paid.
    if (counter && state !== 'completed') await refuseUnpayable(call, counter)
    const received = indexes(await receivedChunks(call.tx, uploadId))
    const standing = { uploadId, received, chunkSize, binaryUrl: `${UPLOADS_PATH}/${uploadId}` }
    return { result: state === 'completed' ? { ...standing, completed } : standing }
  }),

  staged('fileUpload:uploadChunk', async (call, { content, ...chunk }) => {
    const bytes = decodeBase64(content)
    const { blobs } = services
    return {
      result: { received: await receiveChunk({ database: call.database, blobs }, call.userId, { ...chunk, bytes }) },
    }
  }),

  staged('fileUpload:completeChunkedUpload', (call, { uploadId, sha256, options }) =>
    completeUpload(call, services, { uploadId, sha256, options }),
  ),

  write('fileUpload:cancelChunkedUpload', async (call, { uploadId }) => {
    const upload = await findUpload(call.tx, call.userId, uploadId)
    // A complete upload is a record by now, and is deleted as one.
    if (upload.state === 'open' || upload.state === 'completing') {
      await call.tx
        .update(uploads)
        .set({ state: 'cancelled', ...NO_TEXTS })
        .where(eq(uploads.id, uploadId))
      await call.tx.delete(uploadChunks).where(eq(uploadChunks.uploadId, uploadId))
      await call.takeRoom({ rows: 0, bytes: -upload.size })
      call.afterCommit(() => services.blobs.delete(upload.storageKey))
    }
    call.audit({ action: 'fileUpload:cancelChunkedUpload', objectType: 'upload', objectId: uploadId })
    return { result: { status: 'ok' } }
  }),
]
