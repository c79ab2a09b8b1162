import { eq, isNotNull } from 'drizzle-orm'
import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { UploadReply } from '../../../contract/methods/file-upload.ts'
import type { BlobReceipt } from '../../blobs/blob-store.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { find, findOrNull } from '../../replicated/read.ts'
import { conflict, insertRow, writeRow } from '../../replicated/write.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { trueTime, withTrueTimes } from '../../rpc/device-clock.ts'
import { findUser } from '../account/user-row.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'
import { PATIENTS } from '../patients/patient.ts'
import { withoutNulls } from '../record-kinds/audio-data.ts'
import { kindChangeRefusal, kindOfUpload } from '../record-kinds/kinds.ts'
import type { RecordJobs, UploadRules } from '../record-kinds/record-kind.ts'
import { recording } from '../record-kinds/recording.ts'
import { charge } from '../usage/use.ts'
import { attach, recordToAttach } from './attach-upload.ts'
import type { UploadRow } from './find-upload.ts'
import type { DetectedType } from './magic-bytes.ts'

export type StoreUpload = (
  call: WriteCall,
  upload: UploadRow,
  receipt: BlobReceipt,
  type: DetectedType,
) => Promise<UploadReply>

/**
 * Stores asset and record of a complete upload under its clientId. A record that the device pushed before keeps its
 * content and gets the bytes; a deleted one (I14), or one of a kind that it may not become, is a CONFLICT. With
 * `attachTo` the file is added to that record instead.
 */
export const storeUpload =
  (jobs: RecordJobs): StoreUpload =>
  async (call, claimed, receipt, type) => {
    const { deviceTime, ...options } = atTrueTimes(claimed.options, call.clockCorrectionMs)
    const upload = { ...claimed, options }
    const kind = kindOfUpload(upload.options)
    if (options.attachTo) {
      const record = await recordToAttach(call.tx, call.userId, options.attachTo)
      const assetId = await storeAsset(call, upload, receipt, type)
      await call.tx.update(documentAssets).set({ healthRecordId: record.id }).where(eq(documentAssets.id, assetId))
      await charge(call, 'uploadFiles', `asset:${assetId}`)
      const name = options.attachmentName ?? upload.fileName
      return await attach(call, record, { assetId, name, mimeType: type.mimeType }, receipt)
    }
    const existing = await findOrNull(RECORDS, call.tx, call.userId, upload.clientId)
    if (existing && (existing.deletedAt || kindChangeRefusal(existing, kind))) throw conflict(RECORDS, existing)
    const assetId = await storeAsset(call, upload, receipt, type)
    const { data: account } = await findUser(call.tx, call.userId)
    const file = { assetId, fileName: upload.fileName, options: upload.options, receipt, type }
    const bytes = { documentAssetId: assetId, mimeType: type.mimeType, size: receipt.size }
    const data = { ...kind.upload.dataOf(file, account), ...withoutNulls({ deviceTime, ...existing?.data }), ...bytes }
    const { afterWrite, ...content } = kind.upload.uploaded(jobs, data, assetId)
    const row = existing
      ? await writeRow(RECORDS, call, existing, content)
      : await insertRecord(call, upload, kind.upload, content)
    await call.tx.update(documentAssets).set({ healthRecordId: row.id }).where(eq(documentAssets.id, assetId))
    await afterWrite?.(call.tx, row)
    if (kind.upload.counter) await charge(call, kind.upload.counter, `asset:${assetId}`)
    const record = RECORDS.toWire(row)
    return {
      status: 'success',
      healthRecord: record,
      ambientRecording: kind === recording ? record : null,
      documentAssetId: assetId,
      sha256: receipt.sha256,
      size: receipt.size,
    }
  }

function atTrueTimes(options: UploadRow['options'], correctionMs: number) {
  const { createdAt, triageData } = options
  const startedAt = triageData?.startedAt ?? options.startedAt
  const times = withTrueTimes({ createdAt, startedAt }, createdAt, correctionMs)
  if (!('deviceTime' in times)) return { ...options, deviceTime: null }
  const provisional = triageData?.provisional && {
    provisional: { ...triageData.provisional, at: trueTime(triageData.provisional.at, correctionMs) },
  }
  return {
    ...options,
    ...times,
    ...(triageData && { triageData: { ...triageData, ...provisional, startedAt: times.startedAt } }),
  }
}

async function storeAsset(
  call: WriteCall,
  { clientId, fileName, storageKey, options }: UploadRow,
  receipt: BlobReceipt,
  { mimeType }: DetectedType,
): Promise<number> {
  const file = {
    fileName,
    mimeType,
    size: receipt.size,
    sha256: receipt.sha256,
    storageKey,
    duration: toMilliseconds(options.duration),
    createdAt: call.now,
  }
  const { userId } = call
  const [asset] = await call.tx
    .insert(documentAssets)
    .values({ clientId, userId, ...file })
    // A record that was put back after its bytes were deleted gets them again under the same number.
    .onConflictDoUpdate({
      target: [documentAssets.userId, documentAssets.clientId],
      set: { ...file, deletedAt: null, removedAt: null },
      setWhere: isNotNull(documentAssets.deletedAt),
    })
    .returning({ id: documentAssets.id })
  if (!asset) throw new TypeError('an insert returned no row')
  return asset.id
}

/** Seconds to the millisecond: the column has single precision and rejects smaller values. */
const toMilliseconds = (seconds: number | null | undefined) => (seconds ? Math.round(seconds * 1000) / 1000 : seconds)

async function insertRecord(
  call: WriteCall,
  { clientId, fileName, options }: UploadRow,
  rules: UploadRules,
  content: { status: RecordStatus; data: HealthRecordData },
): Promise<RecordRow> {
  const given = options.patientClientId ?? options.patientId
  const patient = given === undefined || given === null ? null : await find(PATIENTS, call.tx, call.userId, given)
  const byPatient = options.triageData?.usePatientNameAsRecordingName && patient ? patient.name : undefined
  const createdAt = options.createdAt ?? options.triageData?.startedAt ?? options.startedAt
  const row = {
    ...content,
    patientId: patient?.id ?? null,
    name: byPatient ?? (options.name?.trim() || options.attachmentName?.trim() || rules.nameOf(fileName)),
    recordType: rules.recordType(options),
  }
  return insertRow(RECORDS, call, { clientId, createdAt }, row)
}
