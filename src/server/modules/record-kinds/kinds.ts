import type { RecordType } from '../../../contract/entities/health-record.ts'
import type { ContractError } from '../../../contract/errors.ts'
import type { UploadOptions } from '../../../contract/methods/file-upload.ts'
import { healthRecord } from './health-record.ts'
import { insight } from './insight.ts'
import type { RecordKind, StoredRecord } from './record-kind.ts'
import { recording } from './recording.ts'
import { triage } from './triage.ts'

export const KINDS: readonly RecordKind[] = [healthRecord, insight, recording, triage]

export function kindOf(recordType: RecordType): RecordKind {
  switch (recordType) {
    case 'insight':
      return insight
    case 'ambient-scribe':
      return recording
    case 'triage':
      return triage
    default:
      return healthRecord
  }
}

/** The kind by what a file is uploaded for; anything but recordings and triages is a document. */
export function kindOfUpload({ documentAssetType, triageData }: UploadOptions): RecordKind {
  if (triageData || documentAssetType === 'triage') return triage
  return documentAssetType === 'ambient-scribe' ? recording : healthRecord
}

/** Why the record may not become one of that kind; null if it may, or is one. */
export function kindChangeRefusal(current: StoredRecord, next: RecordKind): ContractError | null {
  const kind = kindOf(current.recordType)
  return kind === next ? null : (next.kindChangeError(null) ?? kind.kindChangeError(current))
}
