import { isDeepStrictEqual } from 'node:util'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { ContractError } from '../../../contract/errors.ts'
import { RECORD_TYPES } from '../../../contract/record-types.ts'
import { documentName } from '../../../domain/files/file-names.ts'
import type { Tx } from '../../database/transaction.ts'
import { quickText } from '../documents/quick-text.ts'
import { charge } from '../usage/use.ts'
import { withoutNulls } from './audio-data.ts'
import type { RecordJobs, RecordKind, StoredRecord } from './record-kind.ts'
import { checkPlanLimit } from './upload-limits.ts'

/** A record of the patient's history, from a form or a document. */
export const healthRecord: RecordKind = {
  async created(_call, jobs, { status = 'processed', data }) {
    return status === 'uploaded' && quickText(data) !== '' ? toStructure(jobs, data) : { status, data }
  },
  async updated(call, jobs, current, { status = current.status, data }) {
    const { documentAssetId } = current.data
    const next = documentAssetId ? { ...data, ...bytesOf(current) } : data
    if (current.status === 'error') {
      const isTyped = data.report != null && !isDeepStrictEqual(data.report, current.data.report)
      if (isTyped) return { status: 'processed', data: { ...next, errorKey: null } }
      const isRetry = status === 'uploaded' || !data.errorKey
      if (isRetry && documentAssetId) {
        await charge(call, 'uploadFiles', `asset:${documentAssetId}`)
        return toRead(jobs, { ...next, errorKey: null }, documentAssetId)
      }
      if (isRetry && quickText(data) !== '') return toStructure(jobs, { ...next, errorKey: null })
    }
    // While there is a document, only the server sets the status.
    return { status: documentAssetId ? current.status : status, data: next }
  },
  transcriptWritten: async (_call, _jobs, _current, data) => ({ status: 'processed', data }),
  kindChangeError: () => null,
  sameData: isDeepStrictEqual,
  transcribed: (_jobs, outcome) => outcome,
  waiting: null,

  upload: {
    recordType: ({ documentAssetType, recordType }) =>
      RECORD_TYPES.find(type => type === recordType) ?? RECORD_TYPES.find(type => type === documentAssetType) ?? 'auto',
    checkSize: checkPlanLimit,
    checkDuration: () => undefined,
    checkType(detected) {
      if (detected?.family === 'document') return detected
      throw new ContractError('UNSUPPORTED_MEDIA', 'Invalid file type', { errorType: 'InvalidFileType' })
    },
    nameOf: documentName,
    dataOf({ assetId, fileName, options, receipt, type }) {
      const name = options.attachmentName ?? fileName
      const attachments = [{ id: assetId, fileInfo: { name, type: type.mimeType, size: receipt.size } }]
      const { createdAt, locale, madeFrom } = options
      const file = { sourceType: 'file', type: 'file', date: createdAt ?? null, sha256: receipt.sha256 }
      return { ...file, attachments, ...withoutNulls({ locale, madeFrom }) }
    },
    counter: 'uploadFiles',
    uploaded: (jobs, data, assetId) => toRead(jobs, { ...data, errorKey: null }, assetId),
  },
}

/** A quick add while its text is structured: it says `uploaded` until then (decision 43). */
const toStructure = (jobs: RecordJobs, data: HealthRecordData) => ({
  status: 'uploaded' as const,
  data,
  afterWrite: (tx: Tx, { id }: { id: number }) => jobs.read(tx, { recordId: id, assetId: null }),
})

/** The record while its document is read. */
const toRead = (jobs: RecordJobs, data: HealthRecordData, assetId: number) => ({
  status: 'processing' as const,
  data,
  afterWrite: (tx: Tx, { id }: { id: number }) => jobs.read(tx, { recordId: id, assetId }),
})

/** Only the server writes these: a client that sends an older record back does not change them. */
const bytesOf = ({ data: { documentAssetId, mimeType, size, sha256, pages, reading = null } }: StoredRecord) => ({
  ...withoutNulls({ documentAssetId, mimeType, size, sha256, pages }),
  reading,
})
