import { z } from 'zod'
import { ClientId, NumericId, Row } from '../ids.ts'
import { DOCUMENT_ASSET_TYPES, RECORD_TYPES, SUBTYPES } from '../record-types.ts'

export { DOCUMENT_ASSET_TYPES, RECORD_TYPES, SUBTYPES }

export const RecordType = z.enum([...RECORD_TYPES, 'ambient-scribe'])
export type RecordType = z.infer<typeof RecordType>

export const RecordStatus = z.enum(['uploaded', 'processing', 'transcribing', 'processed', 'error'])
export type RecordStatus = z.infer<typeof RecordStatus>

export const Transcription = z.looseObject({
  text: z.string().max(1_000_000),
  /** Seconds. */
  duration: z.number().nonnegative().nullish(),
  /** Who wrote it: an engine's model, `captions`, or `manual`. */
  model: z.string().max(200).optional(),
})

export const RecordingReport = z.looseObject({
  id: z.string().max(200),
  model: z.string().max(200).optional(),
  content: z.string().max(200_000),
  createdAt: z.string().optional(),
  customInstructions: z.string().max(20_000).nullish(),
  type: z.enum(['system', 'custom']).optional(),
})

/** `data` of a record; the fields of ambient recordings (D §3) and of health records (H §3) share one bag. */
export const HealthRecordData = z.looseObject({
  date: z.string().max(40).nullish(),
  sourceType: z.string().max(40).optional(),
  type: z.string().max(100).nullish(),
  subtype: z.string().max(100).nullish(),
  documentAssetId: NumericId.nullish(),
  tags: z.array(z.string().max(100)).max(100).optional(),
  reports: z.array(z.looseObject({})).optional(),
  report: z.looseObject({}).nullish(),
  /** Seconds, by the recorder's own clock (R7). */
  duration: z.number().nonnegative().nullish(),
  transcription: Transcription.nullish(),
  transcriptionReports: z.record(z.string(), z.string()).nullish(),
  resourceUrl: z.string().max(2000).nullish(),
  mimeType: z.string().max(200).nullish(),
  /** Bytes. */
  size: z.number().int().nonnegative().nullish(),
  /** Loudness of equal parts of the recording, 0 to 100, for the player. */
  peaks: z.array(z.number().min(0).max(100)).max(2000).nullish(),
  /** Why processing stopped, as a key the interface can say. */
  errorKey: z.string().max(200).nullish(),
})
export type HealthRecordData = z.infer<typeof HealthRecordData>

export const HealthRecord = Row.extend({
  userId: NumericId,
  patientId: NumericId.nullable(),
  patientClientId: ClientId.nullable(),
  name: z.string().max(500),
  recordType: RecordType,
  status: RecordStatus,
  data: HealthRecordData,
})
export type HealthRecord = z.infer<typeof HealthRecord>
