import { isBag } from '../../../contract/bag.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import type { UploadReply } from '../../../contract/methods/file-upload.ts'
import type { BlobReceipt } from '../../blobs/blob-store.ts'
import type { Tx } from '../../database/transaction.ts'
import { findOrNull } from '../../replicated/read.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'
import { healthRecord } from '../record-kinds/health-record.ts'
import { kindOf } from '../record-kinds/kinds.ts'

/**
 * The record to which a file may be added. Throws NOT_FOUND for one that the device may not have sent yet, GONE for a
 * deleted one, UNPROCESSABLE for a recording or a triage.
 */
export async function recordToAttach(tx: Tx, userId: number, clientId: AnyId): Promise<RecordRow> {
  const record = await findOrNull(RECORDS, tx, userId, clientId)
  if (!record) throw new ContractError('NOT_FOUND', 'There is no such record.', { errorType: 'RecordNotFound' })
  if (record.deletedAt) throw new ContractError('GONE', 'The record was deleted.')
  if (kindOf(record.recordType) === healthRecord) return record
  throw new ContractError('UNPROCESSABLE', 'Files are added to health records only.')
}

interface StoredFile {
  assetId: number
  name: string
  mimeType: string
}

/** Adds a stored file to a record, which is not read again. Adding it twice adds it once. */
export async function attach(
  call: WriteCall,
  record: RecordRow,
  { assetId, name, mimeType }: StoredFile,
  { sha256, size }: BlobReceipt,
): Promise<UploadReply> {
  const { data } = record
  const files = Array.isArray(data.attachments) ? data.attachments : []
  const others = files.filter(file => !isBag(file) || file.id !== assetId)
  const attachments = [...others, { id: assetId, fileInfo: { name, type: mimeType, size } }]
  // As the server's own change: the device has not written the record.
  const row = await writeAsServer(RECORDS, call, record.id, { data: { ...data, attachments } })
  const reply = { status: 'success' as const, ambientRecording: null, documentAssetId: assetId, sha256, size }
  return { ...reply, healthRecord: RECORDS.toWire(row) }
}
