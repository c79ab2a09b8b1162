/** H §4: the simulation rises by 10 % every 200 ms, to 90 %. */
const STEP_MS = 200
const STEP_PERCENT = 10
const SIMULATED_MOST = 90
/** 100 is shown only when the server has answered (decision 50). */
const UNANSWERED_MOST = 99

export const TICK_MS = STEP_MS

interface Moment {
  /** Milliseconds since the upload began. */
  elapsedMs: number
  sentBytes: number
  totalBytes: number
  /** Percent that was shown last. */
  former: number
}

/** Percent to show of an upload under way: what the server confirmed, at least the simulation, never less than before. */
export function shownPercent({ elapsedMs, sentBytes, totalBytes, former }: Moment): number {
  const simulated = Math.min(SIMULATED_MOST, Math.floor(Math.max(0, elapsedMs) / STEP_MS) * STEP_PERCENT)
  const confirmed = totalBytes > 0 ? Math.floor((sentBytes / totalBytes) * 100) : 0
  return Math.max(former, simulated, Math.min(UNANSWERED_MOST, confirmed))
}

/** Size of a part that the server confirms, in bytes (H §9). */
const PART_BYTES = 512 * 1024

export interface Parts {
  total: number
  /** Confirmed by the server. */
  sent: number
}

/** The parts in which a file is sent. */
export const partsOf = (totalBytes: number, sentBytes: number): Parts => {
  const total = Math.max(1, Math.ceil(totalBytes / PART_BYTES))
  return { total, sent: sentBytes >= totalBytes ? total : Math.floor(sentBytes / PART_BYTES) }
}
