import { ContractError } from '../../../contract/errors.ts'
import type { DetectedType } from '../file-upload/magic-bytes.ts'

const MB = 1024 * 1024
/** Decision 48, in MB of 1024 x 1024 bytes; plans that are not listed have the default. */
const PLAN_LIMITS: Readonly<Record<string, number>> = { basic: 30, professional: 50 }
const DEFAULT_PLAN_LIMIT = 20

/** Throws TOO_LARGE with the message of decision 60. The limit is inclusive. */
export function checkPlanLimit(size: number, plan: string): void {
  const limit = PLAN_LIMITS[plan] ?? DEFAULT_PLAN_LIMIT
  if (size <= limit * MB) return
  throw new ContractError('TOO_LARGE', `File size exceeds ${limit}MB limit`, {
    errorType: 'FileSizeLimit',
    i18nKey: 'fileUpload.fileSizeLimit',
  })
}

/** Throws TOO_LARGE above `limit` bytes, for every plan. */
export function checkAudioLimit(size: number, limit: number): void {
  if (size <= limit) return
  throw new ContractError('TOO_LARGE', `File too large (max ${limit / MB}MB)`, { errorType: 'FileSizeLimit' })
}

/** Throws UNSUPPORTED_MEDIA unless the detected type is one of these. */
export function checkAudioType(detected: DetectedType | null, types: readonly string[]): DetectedType {
  if (detected && types.includes(detected.mimeType)) return detected
  throw new ContractError('UNSUPPORTED_MEDIA', 'Invalid audio format', { errorType: 'InvalidAudioFormat' })
}
