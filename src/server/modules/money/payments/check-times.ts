const MINUTE_MS = 60_000
const LONGEST_MS = 60 * MINUTE_MS
/** A provider remembers an idempotence key for 24 hours; later the same key could make another payment. */
export const KEY_MS = 23 * LONGEST_MS

/** When a payment is asked after again: after a minute, two, four, and so on up to an hour. */
export const nextCheck = (now: Date, checks: number): Date =>
  new Date(now.getTime() + Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(checks, 6)))
