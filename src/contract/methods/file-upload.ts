import { z } from 'zod'
import { DOCUMENT_ASSET_TYPES, HealthRecord, HealthRecordData } from '../entities/health-record.ts'
import { TriageVitals, TypedTriage } from '../entities/triage-input.ts'
import { AnyId, ClientId, NumericId } from '../ids.ts'
import { method } from '../method.ts'
import { CHUNK_SIZE, CHUNK_SIZE_MIN } from '../upload-limits.ts'

/** Hexadecimal; converted to lower case. */
const Sha256 = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/)

/**
 * Makes a recording a triage. Any other profileId than the two becomes the default one (D §5). `typed` and
 * `provisional` become the fields of the same names in `TriageData`.
 */
const TriageUpload = z.looseObject({
  profileId: z.string().max(100).optional(),
  usePatientNameAsRecordingName: z.boolean().optional(),
  startedAt: z.string().max(40).optional(),
  typed: z.optional(TypedTriage),
  provisional: z.looseObject({}).nullish(),
})

/** Sent with the bytes. Options sent at completion take precedence, so that a rename during the upload is not lost. */
export const UploadOptions = z.looseObject({
  documentAssetType: z.enum(DOCUMENT_ASSET_TYPES, { error: 'Invalid documentAssetType' }).optional(),
  name: z.string().max(500).optional(),
  subtype: z.string().max(100).optional(),
  /** Seconds. The limit is beyond any recording: a larger value is an error that a retry cannot fix. */
  duration: z.number().nonnegative().max(1e9).nullish(),
  /** Older clients send the text alone. */
  transcription: z.union([HealthRecordData.shape.transcription, z.string().max(1_000_000)]),
  transcriptionReports: z.record(z.string(), z.string()).nullish(),
  attachmentName: z.string().max(500).optional(),
  recordType: z.string().max(100).optional(),
  /** The record to which the file is added; it makes no record of its own, and is not read. */
  attachTo: ClientId.optional(),
  patientId: AnyId.nullish(),
  patientClientId: ClientId.nullish(),
  createdAt: z.string().max(40).optional(),
  madeFrom: HealthRecordData.shape.madeFrom,
  peaks: HealthRecordData.shape.peaks,
  gaps: HealthRecordData.shape.gaps,
  /** Language of the speech, for the recogniser. */
  locale: z.string().max(35).optional(),
  triageData: TriageUpload.optional(),
  /**
   * From older clients, with triageData: `options {patientId, startedAt, vitals?}` (decision 105). `typed` takes
   * precedence.
   */
  startedAt: z.string().max(40).optional(),
  vitals: z.optional(TriageVitals),
})
export type UploadOptions = z.infer<typeof UploadOptions>

export const UploadReply = z.looseObject({
  status: z.enum(['success', 'error']),
  healthRecord: z.nullish(HealthRecord),
  ambientRecording: z.nullish(HealthRecord),
  documentAssetId: NumericId.nullish(),
  /** SHA-256 of the bytes on the server: the receipt without which no local audio is removed (I16). */
  sha256: Sha256.optional(),
  size: z.number().int().nonnegative().optional(),
  error: z.object({ message: z.string() }).nullish(),
})
export type UploadReply = z.infer<typeof UploadReply>

export const fileUploadMethods = [
  method('fileUpload:upload', {
    effect: 'write',
    cost: 10,
    params: UploadOptions.extend({
      clientId: ClientId.optional(),
      fileName: z.string().min(1).max(500),
      /** Base64 without a prefix. */
      fileContent: z.string(),
      mimeType: z.string().min(1).max(200),
      sha256: Sha256.optional(),
      options: UploadOptions.optional(),
    }),
    result: UploadReply,
  }),
  method('fileUpload:initChunkedUpload', {
    effect: 'write',
    cost: 5,
    params: z
      .object({
        clientId: ClientId,
        fileName: z.string().min(1).max(500),
        mimeType: z.string().min(1).max(200),
        size: z.number().int().positive(),
        chunkSize: z
          .number()
          .int()
          .min(1024)
          .max(4 * 1024 * 1024)
          .default(CHUNK_SIZE),
        sha256: Sha256.optional(),
        options: UploadOptions.optional(),
      })
      .refine(({ size, chunkSize }) => chunkSize >= Math.min(CHUNK_SIZE_MIN, size), {
        path: ['chunkSize'],
        error: 'is smaller than 64 KB',
      }),
    result: z.object({
      uploadId: z.string(),
      /** Indexes of the chunks that the server has; an upload resumes after them. */
      received: z.array(z.number().int().nonnegative()),
      /**
       * `PUT {binaryUrl}/{index}` takes the raw bytes of a chunk, with their hash in the optional header
       * `x-chunk-sha256`.
       */
      binaryUrl: z.string().optional(),
      chunkSize: z.number().int().positive(),
      /** Set when this clientId was completed before: nothing is left to send. */
      completed: UploadReply.nullish(),
    }),
  }),
  method('fileUpload:uploadChunk', {
    effect: 'write',
    params: z.object({
      uploadId: z.string().max(100),
      index: z.number().int().nonnegative(),
      content: z.string(),
      sha256: Sha256,
    }),
    result: z.object({ received: z.array(z.number().int().nonnegative()) }),
  }),
  method('fileUpload:completeChunkedUpload', {
    effect: 'write',
    cost: 5,
    params: z.object({ uploadId: z.string().max(100), sha256: Sha256, options: UploadOptions.optional() }),
    result: UploadReply,
  }),
  method('fileUpload:cancelChunkedUpload', {
    effect: 'write',
    params: z.object({ uploadId: z.string().max(100) }),
    result: z.object({ status: z.literal('ok') }),
  }),
] as const
