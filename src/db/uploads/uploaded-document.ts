import type { HealthRecordDocument } from '../collections/health-records.ts'
import type { RecordingDocument } from '../collections/recordings.ts'
import { type RecordContent, UNTRIED } from '../collections/records.ts'
import { NO_PATIENT, QUEUE } from '../document.ts'
import { created, type WriteStamp } from '../local-write.ts'
import type { BlobRow, DocumentDetails, RecordingDetails, TriageDetails } from './upload-rows.ts'

/** The fields of a triage in the record's `data`, named as in the contract. */
export const triageContent = ({ profileId, startedAt, typed, provisional }: TriageDetails) => ({
  profile: { id: profileId },
  startedAt,
  typed,
  provisional,
})

const recordingContent = (details: RecordingDetails): Pick<RecordContent, 'recordType' | 'data'> => ({
  recordType: details.triage ? 'triage' : 'ambient-scribe',
  data: {
    subtype: details.subtype,
    sourceType: 'file',
    duration: details.duration,
    mimeType: details.mimeType,
    peaks: details.peaks,
    ...(details.gaps && { gaps: details.gaps }),
    transcription: details.transcription,
    date: details.createdAt,
    ...(details.triage && triageContent(details.triage)),
  },
})

/**
 * Until the server has read it, a document has its file's name, the date of its upload and the type `auto` (decision
 * 123).
 */
const documentContent = (details: DocumentDetails): Pick<RecordContent, 'recordType' | 'data'> => ({
  recordType: 'auto',
  data: {
    sourceType: 'file',
    type: 'file',
    mimeType: details.mimeType,
    date: details.createdAt,
    sha256: details.sha256,
    ...(details.madeFrom && { madeFrom: details.madeFrom }),
    ...(details.attachTo && { attachTo: details.attachTo }),
  },
})

/** The fields of a recording that a person may change before it is sent. */
const sentFields = ({ subtype }: RecordContent['data']) => (subtype === undefined ? {} : { subtype })

/** The document of a file whose bytes wait in the upload store. */
export function uploadedDocument(
  blob: Pick<BlobRow, 'clientId'> & Pick<BlobRow, 'type' | 'details'>,
  stamp: WriteStamp,
): RecordingDocument | HealthRecordDocument {
  const { clientId, type, details } = blob as BlobRow
  const content: RecordContent = {
    name: details.name,
    status: 'uploaded',
    patientClientId: details.patientClientId || NO_PATIENT,
    ...(type === 'recording' ? recordingContent(details) : documentContent(details)),
  }
  const document = created(content, clientId, stamp, details.createdAt)
  return {
    ...document,
    queue: QUEUE.upload,
    ...UNTRIED,
    // Base is what the upload sends; other server values are remote edits.
    sync: { ...document.sync, base: type === 'document' ? content : { ...content, data: sentFields(content.data) } },
  }
}
