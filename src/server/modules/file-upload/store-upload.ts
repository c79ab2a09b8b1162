import { eq } from 'drizzle-orm'
import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { UploadAnswer, UploadOptions } from '../../../contract/methods/file-upload.ts'
import type { BlobReceipt } from '../../blobs/blob-store.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { findUser } from '../account/user-row.ts'
import { findRecord, lookForRecord } from '../health-records/find-record.ts'
import { toHealthRecord } from '../health-records/record-row.ts'
import { findPatient } from '../patients/patient-writes.ts'
import { conflict, createdAtOf, refuseOversized, rowStamp } from '../rows/row-writes.ts'
import { afterBytes } from '../transcription/outcome.ts'
import { afterUpload, triageOfUpload } from '../triage/triage-upload.ts'
import type { TriageWork } from '../triage/write-triage.ts'
import { type Purpose, purposeOf, recordTypeOf } from './accepted-types.ts'
import type { UploadRow } from './find-upload.ts'
import type { DetectedType } from './magic-bytes.ts'

export type StoreUpload = (
  call: WriteCall,
  upload: UploadRow,
  receipt: BlobReceipt,
  type: DetectedType,
) => Promise<UploadAnswer>

/**
 * Makes the asset and the record of a complete upload, both with the upload's clientId. A record that the device sent
 * before keeps what it says and gains the bytes; one that was deleted meanwhile is a CONFLICT, since a delete never
 * comes back (I14), and so is one that is a triage where the upload is none, or the other way round.
 */
export const storeUpload =
  (work: TriageWork): StoreUpload =>
  async (call, upload, receipt, type) => {
    const purpose = purposeOf(upload.options)
    const existing = await lookForRecord(call.tx, call.userId, upload.clientId)
    const isTriage = purpose === 'triage'
    if (existing && (existing.deletedAt || (existing.recordType === 'triage') !== isTriage)) {
      throw conflict(toHealthRecord(existing))
    }
    const assetId = await storeAsset(call, upload, receipt, type)
    const { transcribe } = work
    const { data: account } = await findUser(call.tx, call.userId)
    const hasEngine = transcribe !== undefined
    const triage = isTriage ? triageOfUpload(upload.options, account) : {}
    const own = withoutNulls(existing?.data ?? {})
    const bytes = bytesOf(assetId, receipt, type)
    const merged = { ...contentOf(upload, receipt, type, assetId, purpose), ...triage, ...own, ...bytes }
    const row = isTriage ? afterUpload(merged, hasEngine) : settled(purpose, merged, hasEngine)
    refuseOversized(row.data)
    const stamp = await rowStamp(call)
    const recordId = existing?.id ?? (await insertRecord(call, stamp, upload, purpose, row))
    if (existing) {
      await call.tx
        .update(healthRecords)
        .set({ ...stamp, ...row })
        .where(eq(healthRecords.id, recordId))
    }
    await call.tx.update(documentAssets).set({ healthRecordId: recordId }).where(eq(documentAssets.id, assetId))
    if (isTriage && row.status === 'processing') await work.score(call.tx, { recordId, seq: stamp.seq })
    else if (purpose !== 'document') await transcribe?.(call.tx, { recordId, assetId })
    const record = toHealthRecord(await findRecord(call.tx, call.userId, recordId))
    return {
      status: 'success',
      healthRecord: record,
      ambientRecording: purpose === 'recording' ? record : null,
      documentAssetId: assetId,
      sha256: receipt.sha256,
      size: receipt.size,
    }
  }

async function storeAsset(
  call: WriteCall,
  { clientId, fileName, storageKey, options }: UploadRow,
  receipt: BlobReceipt,
  { mimeType }: DetectedType,
): Promise<number> {
  const [asset] = await call.tx
    .insert(documentAssets)
    .values({
      clientId,
      userId: call.userId,
      fileName,
      mimeType,
      size: receipt.size,
      sha256: receipt.sha256,
      storageKey,
      duration: toMilliseconds(options.duration),
      createdAt: call.now,
    })
    .returning({ id: documentAssets.id })
  if (!asset) throw new TypeError('an insert returned no row')
  return asset.id
}

/** Seconds to the millisecond: the column has single precision, and refuses what is too small for it. */
const toMilliseconds = (seconds: number | null | undefined) => (seconds ? Math.round(seconds * 1000) / 1000 : seconds)

async function insertRecord(
  call: WriteCall,
  stamp: Awaited<ReturnType<typeof rowStamp>>,
  { clientId, fileName, options }: UploadRow,
  purpose: Purpose,
  content: { status: RecordStatus; data: HealthRecordData },
): Promise<number> {
  const given = options.patientClientId ?? options.patientId
  const patient = given === undefined || given === null ? null : await findPatient(call.tx, call.userId, given)
  const byPatient = options.triageData?.usePatientNameAsRecordingName && patient ? patient.name : undefined
  // A triage without a name is shown by its number (D §3).
  const byFile = purpose === 'triage' ? '' : withoutExtension(fileName)
  const createdAt = options.createdAt ?? options.triageData?.startedAt ?? options.startedAt
  const [row] = await call.tx
    .insert(healthRecords)
    .values({
      ...stamp,
      userId: call.userId,
      clientId,
      createdAt: createdAtOf(createdAt, call.now),
      patientId: patient?.id ?? null,
      name: byPatient ?? (options.name?.trim() || options.attachmentName?.trim() || byFile),
      recordType: recordTypeOf(purpose, options),
      ...content,
    })
    .returning({ id: healthRecords.id })
  if (!row) throw new TypeError('an insert returned no row')
  return row.id
}

const withoutExtension = (fileName: string) => fileName.replace(/\.[^./\\]{1,5}$/, '').slice(0, 500)

const bytesOf = (documentAssetId: number, { size }: BlobReceipt, { mimeType }: DetectedType) => ({
  documentAssetId,
  mimeType,
  size,
})

/** What the upload says; a record that the device sent before says it better. */
function contentOf(
  { fileName, options }: UploadRow,
  receipt: BlobReceipt,
  type: DetectedType,
  assetId: number,
  purpose: Purpose,
): HealthRecordData {
  if (purpose !== 'document') return { sourceType: 'file', ...audioData(options) }
  const name = options.attachmentName ?? fileName
  const attachments = [{ id: assetId, fileInfo: { name, type: type.mimeType, size: receipt.size } }]
  return { sourceType: 'file', type: 'file', date: options.createdAt ?? null, attachments }
}

function settled(purpose: Purpose, data: HealthRecordData, hasEngine: boolean) {
  const outcome = purpose === 'document' ? ({ status: 'uploaded', data: {} } as const) : afterBytes(data, hasEngine)
  return { status: outcome.status, data: { ...data, ...outcome.data } }
}

const audioData = ({
  subtype = 'dictation',
  duration,
  peaks,
  transcription,
  transcriptionReports,
  locale,
}: UploadOptions): HealthRecordData => ({
  subtype,
  ...withoutNulls({ duration, peaks, transcriptionReports, locale }),
  // What the browser heard while recording; an engine's transcript takes its place.
  ...(transcription ? { transcription: { ...transcription, model: transcription.model ?? 'captions' } } : {}),
})

const withoutNulls = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))
