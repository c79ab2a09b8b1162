import type { RecordType } from '../../../contract/entities/health-record.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { UploadOptions } from '../../../contract/methods/file-upload.ts'
import { RECORD_TYPES } from '../../../contract/record-types.ts'
import { AUDIO_UPLOAD_MAX, TRIAGE_RECORDING } from '../../../contract/upload-limits.ts'
import type { DetectedType } from './magic-bytes.ts'

export type Purpose = 'recording' | 'triage' | 'document'

/** What a file is for, by what the upload says; recordings go to the scribe, triage audio to its session. */
export function purposeOf({ documentAssetType, triageData }: UploadOptions): Purpose {
  if (triageData || documentAssetType === 'triage') return 'triage'
  return documentAssetType === 'ambient-scribe' ? 'recording' : 'document'
}

const MB = 1024 * 1024
/** Decision 48, in MB of 1024 x 1024 bytes; a plan that is not named here has the default. */
const PLAN_LIMITS: Readonly<Record<string, number>> = { basic: 30, professional: 50 }
const DEFAULT_PLAN_LIMIT = 20

const planLimit = (plan: string) => PLAN_LIMITS[plan] ?? DEFAULT_PLAN_LIMIT

/** Throws TOO_LARGE or UNPROCESSABLE with the message of decision 60; a file as large as its limit passes. */
export function checkSize(purpose: Purpose, size: number, plan: string): void {
  if (size === 0) throw new ContractError('UNPROCESSABLE', 'File is empty', { errorType: 'FileEmpty' })
  if (purpose === 'document') {
    if (size <= planLimit(plan) * MB) return
    throw new ContractError('TOO_LARGE', `File size exceeds ${planLimit(plan)}MB limit`, {
      errorType: 'FileSizeLimit',
      i18nKey: 'fileUpload.fileSizeLimit',
    })
  }
  const limit = purpose === 'triage' ? TRIAGE_RECORDING.maxBytes : AUDIO_UPLOAD_MAX
  if (size <= limit) return
  throw new ContractError('TOO_LARGE', `File too large (max ${limit / MB}MB)`, { errorType: 'FileSizeLimit' })
}

/**
 * Throws UNPROCESSABLE for a triage recording that is too short or too long (D §5); both ends pass. One whose length its
 * device did not tell passes too: the bytes are here, and refusing them would lose a visit.
 */
export function checkDuration(purpose: Purpose, seconds: number | null | undefined): void {
  if (purpose !== 'triage' || seconds === null || seconds === undefined) return
  const { minSeconds, maxSeconds } = TRIAGE_RECORDING
  if (seconds < minSeconds) throw wrongLength('RecordingTooShort', `too short, minimum ${minSeconds} seconds`)
  if (seconds > maxSeconds) throw wrongLength('RecordingTooLong', `too long, maximum ${maxSeconds / 60} minutes`)
}

const wrongLength = (errorType: string, message: string) => new ContractError('UNPROCESSABLE', message, { errorType })

const AUDIO_TYPES: Readonly<Record<Exclude<Purpose, 'document'>, readonly string[]>> = {
  recording: ['audio/webm', 'audio/mp4', 'audio/wav', 'audio/mpeg', 'audio/ogg'],
  triage: TRIAGE_RECORDING.types,
}

/** Throws UNSUPPORTED_MEDIA where the bytes are not what the purpose takes, whatever the upload called them (S3). */
export function checkType(purpose: Purpose, detected: DetectedType | null): DetectedType {
  if (purpose === 'document') {
    if (detected?.family === 'document') return detected
    throw new ContractError('UNSUPPORTED_MEDIA', 'Invalid file type', { errorType: 'InvalidFileType' })
  }
  if (detected && AUDIO_TYPES[purpose].includes(detected.mimeType)) return detected
  throw new ContractError('UNSUPPORTED_MEDIA', 'Invalid audio format', { errorType: 'InvalidAudioFormat' })
}

/** The type of the record that an upload makes. */
export function recordTypeOf(purpose: Purpose, { documentAssetType, recordType }: UploadOptions): RecordType {
  if (purpose === 'recording') return 'ambient-scribe'
  if (purpose === 'triage') return 'triage'
  return (
    RECORD_TYPES.find(type => type === recordType) ?? RECORD_TYPES.find(type => type === documentAssetType) ?? 'auto'
  )
}
