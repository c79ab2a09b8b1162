const STEP_PERCENT = 10
const STEP_MS = 200
const SIMULATED_MAX = 90
const BEFORE_ANSWER_MAX = 99

export interface UploadState {
  /** Milliseconds since the upload began to be sent; what waits for a network has no progress at all. */
  readonly elapsed: number
  /** What the server has of the bytes, 0 to 1. */
  readonly received: number
  /** The server answered the whole upload. */
  readonly answered: boolean
}

/**
 * Percent, in whole numbers (D §4, decision 50): 10 % every 200 ms up to 90 % is the floor until the real progress
 * overtakes it, and 100 stands only for the answer. It never falls while neither time nor bytes go back.
 */
export function uploadProgress({ elapsed, received, answered }: UploadState): number {
  if (answered) return 100
  const simulated = Math.min(SIMULATED_MAX, Math.floor(Math.max(0, elapsed) / STEP_MS) * STEP_PERCENT)
  return Math.max(simulated, Math.min(BEFORE_ANSWER_MAX, Math.floor(received * 100)))
}
