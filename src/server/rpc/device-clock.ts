import type { Bag } from '../../contract/bag.ts'
import type { CallMeta } from '../../contract/envelope.ts'

const MINUTE_MS = 60_000

/**
 * Milliseconds to add to the times of a device, to the whole minute: a repeated call then has the same times. Zero if
 * the device does not tell its clock, and for what a server corrected before (`restoredFrom`).
 */
export function clockCorrection({ deviceTime, restoredFrom }: CallMeta, receivedAt: number): number {
  if (deviceTime === undefined || restoredFrom) return 0
  return Math.round((receivedAt - deviceTime) / MINUTE_MS) * MINUTE_MS
}

/** The true time of what a device's clock claims; a day without a time, and what cannot be read, stays. */
export function trueTime<T>(claimed: T, correctionMs: number): T | string {
  if (correctionMs === 0 || typeof claimed !== 'string' || !claimed.includes('T')) return claimed
  const time = Date.parse(/T[\d:.]+$/.test(claimed) ? `${claimed}Z` : claimed) + correctionMs
  return Number.isNaN(new Date(time).getTime()) ? claimed : new Date(time).toISOString()
}

/**
 * Corrects the named times, and keeps what the device claimed beside them in `deviceTime`. A `date` is corrected only if
 * it is the time of creation, not one that a person chose.
 */
export function withTrueTimes<T extends Bag>(times: T, createdAt: unknown, correctionMs: number): T {
  const claims = Object.entries(times).filter(
    ([name, one]) => trueTime(one, correctionMs) !== one && (name !== 'date' || one === createdAt),
  )
  if (claims.length === 0) return times
  const corrected = claims.map(([name, one]) => [name, trueTime(one, correctionMs)])
  return {
    ...times,
    ...Object.fromEntries(corrected),
    deviceTime: deviceTimes(Object.fromEntries(claims), correctionMs),
  }
}

const deviceTimes = (claims: Bag, correctionMs: number) => ({ ...claims, aheadMinutes: -correctionMs / MINUTE_MS })
