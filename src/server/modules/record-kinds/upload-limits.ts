import { ContractError } from '../../../contract/errors.ts'
import { planLimit } from '../../../domain/files/document-limits.ts'
import type { DetectedType } from '../file-upload/magic-bytes.ts'

const MB = 1024 * 1024

/** Throws TOO_LARGE with the message of decision 60. The limit is inclusive. */
export function checkPlanLimit(size: number, plan: string): void {
  const { bytes, megabytes } = planLimit(plan)
  if (size <= bytes) return
  throw new ContractError('TOO_LARGE', `File size exceeds ${megabytes}MB limit`, {
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
