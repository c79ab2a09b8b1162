import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { ContractError } from '../../../contract/errors.ts'
import type { UploadReply } from '../../../contract/methods/file-upload.ts'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { SINGLE_CALL_MAX } from '../../../contract/upload-limits.ts'
import { type Clock, moment } from '../../clock.ts'
import type { AccountRooms } from '../../quotas/account-rooms.ts'
import type { StagedCall } from '../../rpc/call.ts'
import type { Stored } from '../../rpc/operations.ts'
import { decodeBase64 } from './base64.ts'
import { type CompleteServices, completeUpload, wholeMismatch } from './complete-upload.ts'
import { receiveChunk } from './receive-chunk.ts'
import { startUpload } from './start-upload.ts'
import { aboutPatient, latestOptions } from './upload-patient.ts'

/** A file in one call, as an upload of one chunk, so that a killed process leaves nothing behind. */
export async function uploadAtOnce(
  call: StagedCall<UploadReply>,
  services: CompleteServices & { clock: Clock; rooms: AccountRooms },
  { clientId = v7(), fileName, fileContent, mimeType, sha256, options, ...flat }: ParsedParamsOf<'fileUpload:upload'>,
): Promise<{ result: UploadReply } | Stored> {
  const bytes = decodeBase64(fileContent)
  if (bytes.byteLength > SINGLE_CALL_MAX) {
    throw new ContractError('TOO_LARGE', 'Larger files are sent in chunks.', { errorType: 'SingleCallLimit' })
  }
  const computed = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== undefined && sha256 !== computed) throw wholeMismatch()
  const request = {
    clientId,
    fileName,
    mimeType,
    size: bytes.byteLength,
    chunkSize: Math.max(1, bytes.byteLength),
    sha256: computed,
    options: aboutPatient(latestOptions(flat, options), call.patientId),
  }
  const { database, userId } = call
  const { upload, discarded } = await database.transaction(tx =>
    startUpload(tx, services.rooms, userId, moment(services.clock), request),
  )
  for (const key of discarded) await services.blobs.delete(key)
  if (upload.state === 'completed' && upload.result?.sha256 !== computed) {
    throw new ContractError('CONFLICT', 'Another file was uploaded as this one.', { current: upload.result })
  }
  await receiveChunk({ database, blobs: services.blobs }, userId, {
    uploadId: upload.id,
    index: 0,
    sha256: computed,
    bytes,
  })
  return completeUpload(call, services, { uploadId: upload.id, sha256: computed, options: request.options })
}
