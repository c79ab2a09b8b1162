import { NO_PATIENT, QUEUE, type RecordingDocument } from './documents.ts'
import { created, type WriteStamp } from './local-write.ts'
import type { BlobRow, TriageDetails } from './upload-store.ts'

/** What of a triage travels in the record's `data`, as the contract names it. */
export const triageContent = ({ profileId, startedAt, typed, provisional }: TriageDetails) => ({
  profile: { id: profileId },
  startedAt,
  typed,
  provisional,
})

/** Nobody has tried to send it yet. */
export const untried = {
  syncStatus: 'pending' as const,
  syncAttempts: 0,
  lastSyncAttempt: null,
  syncErrorMessage: null,
}

/** The document of a recording, of a visit or of a triage, whose bytes wait in the upload store. */
export function recordingDocument(
  { clientId, details }: Pick<BlobRow, 'clientId' | 'details'>,
  stamp: WriteStamp,
): RecordingDocument {
  const document = created(
    {
      name: details.name,
      recordType: details.triage ? ('triage' as const) : ('ambient-scribe' as const),
      status: 'uploaded' as const,
      patientClientId: details.patientClientId || NO_PATIENT,
      data: {
        subtype: details.subtype,
        sourceType: 'file',
        duration: details.duration,
        mimeType: details.mimeType,
        peaks: details.peaks,
        transcription: details.transcription,
        date: details.createdAt,
        ...(details.triage && triageContent(details.triage)),
      },
    },
    clientId,
    stamp,
    details.createdAt,
  )
  const { name, recordType, status, patientClientId, data } = document
  return {
    ...document,
    queue: QUEUE.upload,
    ...untried,
    // What the upload says: whoever changes it on the server before this device hears of it has changed that.
    sync: { ...document.sync, base: { name, recordType, status, patientClientId, data: { subtype: data.subtype } } },
  }
}
