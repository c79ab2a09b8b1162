import { isDiskFull } from '../../platform/disk-full.ts'

/** The recorder's codes (D §8), and four that the specification describes without a name. */
export type RecorderErrorCode =
  | 'BROWSER_NOT_SUPPORTED'
  | 'MICROPHONE_ACCESS_DENIED'
  | 'DEVICE_NOT_FOUND'
  | 'RECORDING_FAILED'
  /** Decision 64: shorter than the preset's minimum; what was recorded is kept. `detail` is the minimum in seconds. */
  | 'RECORDING_TOO_SHORT'
  /** Stop needs an active recording. */
  | 'NO_ACTIVE_RECORDING'
  | 'RECORDING_NOT_FOUND'
  /** Another tab is recording or saving it. */
  | 'RECORDING_IN_USE'

/** The details of RECORDING_FAILED. */
export type FailureDetail =
  /** The device has no room; what is stored stays. */
  | 'storage-full'
  | 'storage-error'
  | 'microphone-busy'
  | 'microphone-error'
  /** Nothing that can be played was stored. */
  | 'no-audio'
  /** The segments have different codecs, which one file cannot hold without re-encoding. */
  | 'mixed-codecs'

export class RecorderError extends Error {
  override readonly name = 'RecorderError'
  readonly code: RecorderErrorCode
  readonly detail: string | null

  /** `detail` is a FailureDetail, or the minimum in seconds. */
  constructor(code: RecorderErrorCode, detail: string | null = null, cause?: unknown) {
    super(detail === null ? code : `${code}: ${detail}`, { cause })
    this.code = code
    this.detail = detail
  }
}

/** Returns true if the recording is not on this device: it was saved, discarded, or never stored. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof RecorderError && error.code === 'RECORDING_NOT_FOUND'

/** Converts any error of the store to a RecorderError. */
export function storageError(error: unknown): RecorderError {
  if (error instanceof RecorderError) return error
  return new RecorderError('RECORDING_FAILED', isDiskFull(error) ? 'storage-full' : 'storage-error', error)
}
