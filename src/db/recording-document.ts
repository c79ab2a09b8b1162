import { NO_PATIENT, QUEUE, type RecordingDocument } from './documents.ts'
import { created, type WriteStamp } from './local-write.ts'
import type { BlobRow } from './upload-store.ts'

/** The document of a recording whose bytes wait in the upload store. */
export function recordingDocument(
  { clientId, details }: Pick<BlobRow, 'clientId' | 'details'>,
  stamp: WriteStamp,
): RecordingDocument {
  const document = created(
    {
      name: details.name,
      recordType: 'ambient-scribe' as const,
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
      },
    },
    clientId,
    stamp,
    details.createdAt,
  )
  return {
    ...document,
    queue: QUEUE.upload,
    syncStatus: 'pending',
    syncAttempts: 0,
    lastSyncAttempt: null,
    syncErrorMessage: null,
  }
}
