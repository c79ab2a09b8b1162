import type { RecordingFacts } from '../../../src/db/queries/recording-facts.ts'
import { uploadItem } from '../../../src/db/upload-item.ts'
import type { RecordingDetails, UploadItem } from '../../../src/db/upload-store.ts'

export const details = (change: Partial<RecordingDetails> = {}): RecordingDetails => ({
  fileName: 'visit.webm',
  name: 'Ward 6, bed 2',
  subtype: 'dialog',
  mimeType: 'audio/webm;codecs=opus',
  duration: 252,
  patientClientId: 'patient-1',
  createdAt: '2026-11-20T13:58:00.000Z',
  peaks: [10, 80, 30],
  transcription: null,
  locale: 'ru-RU',
  ...change,
})

/** A recording that the server has, with a transcript. */
export const facts = (change: Partial<RecordingFacts> = {}): RecordingFacts => ({
  clientId: 'recording-1',
  id: 7,
  name: 'Ward 6, bed 2',
  patientClientId: 'patient-1',
  createdAt: '2026-11-18T13:58:00.000Z',
  updatedAt: '2026-11-18T14:02:00.000Z',
  subtype: 'dialog',
  duration: 252,
  status: 'processed',
  errorKey: null,
  preview: 'Bed one: slept well.',
  reports: 0,
  documentAssetId: 11,
  hasAudio: true,
  queue: 0,
  syncStatus: 'synced',
  syncErrorMessage: null,
  parked: null,
  ...change,
})

/** One that is only here. */
export const unsent = (change: Partial<RecordingFacts> = {}): RecordingFacts =>
  facts({
    id: null,
    queue: 2,
    syncStatus: 'pending',
    status: 'uploaded',
    documentAssetId: null,
    preview: null,
    ...change,
  })

export const job = (change: Partial<UploadItem> = {}): UploadItem => ({
  ...uploadItem('recording-1', 'account-1', details(), 1000, 0),
  ...change,
})
