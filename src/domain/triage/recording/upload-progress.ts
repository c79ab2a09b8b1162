const STEP_PERCENT = 10
const STEP_MS = 200
const SIMULATED_MAX = 90
const BEFORE_ANSWER_MAX = 99

export interface UploadState {
  /** Milliseconds since sending began; an upload that waits for a network has no progress. */
  readonly elapsed: number
  /** Share of the bytes that the server has, 0 to 1. */
  readonly received: number
  /** The server has replied to the whole upload. */
  readonly answered: boolean
}

/**
 * Whole percent (D §4, decision 50): at least a simulated 10 % every 200 ms up to 90 %, at most 99 until the server has
 * replied. It never falls unless time or bytes go back.
 */
export function uploadProgress({ elapsed, received, answered }: UploadState): number {
  if (answered) return 100
  const simulated = Math.min(SIMULATED_MAX, Math.floor(Math.max(0, elapsed) / STEP_MS) * STEP_PERCENT)
  return Math.max(simulated, Math.min(BEFORE_ANSWER_MAX, Math.floor(received * 100)))
}
