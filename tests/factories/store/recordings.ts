import type { RecordingFacts } from '../../../src/db/queries/recording-facts.ts'
import { uploadItem } from '../../../src/db/uploads/upload-item.ts'
import type {
  DocumentDetails,
  RecordingDetails,
  UploadChange,
  UploadItem,
} from '../../../src/db/uploads/upload-rows.ts'

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

/** A photographed lab sheet. */
export const documentDetails = (change: Partial<DocumentDetails> = {}): DocumentDetails => ({
  fileName: 'blood.jpg',
  name: 'blood.jpg',
  mimeType: 'image/jpeg',
  patientClientId: '',
  createdAt: '2026-11-20T13:58:00.000Z',
  documentAssetType: 'auto',
  sha256: 'a'.repeat(64),
  locale: 'ru-RU',
  ...change,
})

/** A recording that is on the server, with a transcript. */
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
  gaps: [],
  queue: 0,
  syncStatus: 'synced',
  parked: null,
  deletedAt: null,
  editedAt: 0,
  ...change,
})

/** A recording that is only on this device. */
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

export const blob = (clientId: string, ownerId: string, size: number) => ({
  ...{ clientId, ownerId, type: 'recording' as const, details: details(), savedAt: 0 },
  bytes: new Blob(['x'.repeat(size)]),
})

export const job = (change: UploadChange = {}): UploadItem => ({
  ...uploadItem(blob('recording-1', 'account-1', 1000), 0),
  ...change,
})
