import { z } from 'zod/mini'
import { DOCUMENT_ASSET_TYPES, RECORD_TYPES } from '../record-types.ts'
import { Count, Id, Row, text } from '../row.ts'
import { Box, HealthReport } from './health-report.ts'
import { Proposals } from './proposals.ts'

export { DOCUMENT_ASSET_TYPES, RECORD_TYPES }

export const RecordType = z.enum([...RECORD_TYPES, 'ambient-scribe'])
export type RecordType = z.infer<typeof RecordType>

export const RecordStatus = z.enum(['uploaded', 'processing', 'transcribing', 'processed', 'error'])
export type RecordStatus = z.infer<typeof RecordStatus>

/** Characters of a transcript. */
export const MAX_TRANSCRIPT = 1_000_000

export const Transcription = z.looseObject({
  text: text(MAX_TRANSCRIPT),
  /** Seconds. */
  duration: z.nullish(z.number().check(z.nonnegative())),
  /** Who wrote it: an engine's model, `captions`, or `manual`. */
  model: z.optional(text(200)),
})

/** Where nothing was recorded for a while: seconds on the recording's own clock, and how long it lasted. */
export const RecordingGap = z.object({
  atSeconds: z.number().check(z.nonnegative()),
  seconds: z.number().check(z.nonnegative()),
})
export type RecordingGap = z.infer<typeof RecordingGap>

const Sha256 = text(64)
const MadeFrom = z.array(Sha256).check(z.maxLength(100))

/** `data` of a record; the fields of ambient recordings (D §3) and of health records (H §3) share one bag. */
export const HealthRecordData = z.looseObject({
  date: z.nullish(text(40)),
  sourceType: z.optional(text(40)),
  type: z.nullish(text(100)),
  subtype: z.nullish(text(100)),
  documentAssetId: z.nullish(Id),
  tags: z.optional(z.array(text(100)).check(z.maxLength(100))),
  /** Items are read one by one as `RecordingReport`; one of another shape stays as it is. */
  reports: z.optional(z.array(z.looseObject({}))),
  report: z.nullish(HealthReport),
  proposals: z.nullish(Proposals),
  /** Seconds, by the recorder's own clock (R7). */
  duration: z.nullish(z.number().check(z.nonnegative())),
  transcription: z.nullish(Transcription),
  transcriptionReports: z.nullish(z.record(z.string(), z.string())),
  resourceUrl: z.nullish(text(2000)),
  mimeType: z.nullish(text(200)),
  /** Bytes. */
  size: z.nullish(Count),
  /** SHA-256 of the file, by which the same file is recognised. */
  sha256: z.nullish(Sha256),
  /** SHA-256 of the files that it was made from on the device: reduced, converted or joined. */
  madeFrom: z.nullish(MadeFrom),
  /** Loudness of equal parts of the recording, 0 to 100, for the player. */
  peaks: z.nullish(z.array(z.number().check(z.minimum(0), z.maximum(100))).check(z.maxLength(2000))),
  gaps: z.nullish(z.array(RecordingGap).check(z.maxLength(1000))),
  /** How far a document has been read. */
  reading: z.nullish(z.looseObject({ page: Count, pages: Count })),
  /** Of a document that was read. */
  pages: z.nullish(Count),
  /** Places of a document where letters stand and no word was read. */
  unread: z.nullish(z.array(z.looseObject({ page: Count, box: Box })).check(z.maxLength(500))),
  /** Languages of a document that the server has no data to read; tesseract's names. */
  missingLanguages: z.nullish(z.array(text(20)).check(z.maxLength(20))),
  /** Why processing failed, as a key of an interface text. */
  errorKey: z.nullish(text(200)),
})
export type HealthRecordData = z.infer<typeof HealthRecordData>

export const HealthRecord = z.extend(Row, {
  userId: Id,
  patientId: z.nullable(Id),
  patientClientId: z.nullable(z.uuid()),
  name: text(500),
  recordType: RecordType,
  status: RecordStatus,
  data: HealthRecordData,
})
export type HealthRecord = z.infer<typeof HealthRecord>
