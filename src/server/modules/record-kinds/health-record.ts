import { isDeepStrictEqual } from 'node:util'
import { ContractError } from '../../../contract/errors.ts'
import { RECORD_TYPES } from '../../../contract/record-types.ts'
import { documentName } from '../../../domain/files/file-names.ts'
import { withoutNulls } from './audio-data.ts'
import type { RecordKind } from './record-kind.ts'
import { checkPlanLimit } from './upload-limits.ts'

/** A record of the patient's history, from a form or a document. */
export const healthRecord: RecordKind = {
  created: async (_call, _jobs, { status = 'processed', data }) => ({ status, data }),
  updated: async (_call, _jobs, current, { status = current.status, data }) => ({ status, data }),
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
      const { createdAt, madeFrom } = options
      const file = { sourceType: 'file', type: 'file', date: createdAt ?? null, sha256: receipt.sha256 }
      return { ...file, attachments, ...withoutNulls({ madeFrom }) }
    },
    // Documents are stored and not read yet: enqueue the job that will read them here, in `afterWrite`.
    uploaded: (_jobs, data) => ({ status: 'uploaded', data }),
  },
}
