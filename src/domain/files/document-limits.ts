const MB = 1024 * 1024

/** Files that are chosen at a time (H §9). @public for the upload screen */
export const MAX_FILES = 5
/** Pixels of either side of an image that is sent (H §9). @public for the upload screen */
export const IMAGE_MAX_SIDE = 1600

const PLAN_MEGABYTES: Readonly<Record<string, number>> = { basic: 30, professional: 50 }
const OTHER_PLAN_MEGABYTES = 20

/** A file of exactly `bytes` passes. */
export interface SizeLimit {
  megabytes: number
  bytes: number
}

const limitOf = (megabytes: number): SizeLimit => ({ megabytes, bytes: megabytes * MB })

/** The largest file that a plan sends (decision 48), in MB of 1024 x 1024 bytes; an account without a plan is basic. */
export const planLimit = (plan = 'basic'): SizeLimit =>
  limitOf((Object.hasOwn(PLAN_MEGABYTES, plan) ? PLAN_MEGABYTES[plan] : undefined) ?? OTHER_PLAN_MEGABYTES)

/** A larger file is refused before it is decoded (decision 49). */
export const ORIGINAL_LIMIT = limitOf(100)
