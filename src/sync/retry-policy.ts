import type { ContractError } from '../contract/errors.ts'
import type { Random } from '../platform/random.ts'

/** What to do about a failure; decided by its code, never by the text of a message. */
export type Verdict =
  /** The server cannot be reached: the queue pauses, and no try is counted (decision 70). */
  | 'unreachable'
  /** Worth another try after a wait. */
  | 'retry'
  /** The session has ended: sending stops until the sign-in (I11). */
  | 'needs-auth'
  /** Too much in one request: send less at a time. */
  | 'split'
  /** The row changed on the server: merge with `data.current`. */
  | 'conflict'
  /** The server needs a newer protocol: reload. */
  | 'upgrade'
  /** The account's consent was withdrawn, or the account is full: it waits, however long, and is no failure of its own. */
  | 'hold'
  /** Refused because of its content: set aside with its reason (I5). */
  | 'park'

/** No complete response: refused, reset, cut before the end of the body, or no byte from the server for 15 s. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** A response that violates the contract: a status without a coded body, or a body that cannot be read. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
  readonly status: number
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** No response in time, from a server that was heard meanwhile. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

export function classifyStatus(status: number): Verdict {
  switch (status) {
    case 401:
      return 'needs-auth'
    case 413:
      return 'split'
    case 426:
      return 'upgrade'
    case 408:
    case 425:
    case 429:
      return 'retry'
    default:
      return status >= 400 && status < 500 ? 'park' : 'retry'
  }
}

/** The account has no room on the server for what was sent. */
export const isAccountFull = ({ data }: ContractError): boolean => data.errorType === 'AccountFull'

export function classify(error: ContractError): Verdict {
  if (error.data.errorType === 'ConsentNeeded' || isAccountFull(error)) return 'hold'
  switch (error.code) {
    case 'UNAUTHORIZED':
      return 'needs-auth'
    case 'CONFLICT':
      return 'conflict'
    case 'UPGRADE_REQUIRED':
      return 'upgrade'
    case 'TOO_LARGE':
    case 'BATCH_TOO_LARGE':
    case 'RESPONSE_TOO_LARGE':
      return 'split'
    case 'TIMEOUT':
    case 'RATE_LIMITED':
    case 'UNAVAILABLE':
    case 'INTERNAL_ERROR':
      return 'retry'
    case 'PARSE_ERROR':
    case 'INVALID_REQUEST':
    case 'METHOD_NOT_FOUND':
    case 'INVALID_PARAMS':
    case 'INSUFFICIENT_BALANCE':
    case 'FORBIDDEN':
    case 'NOT_FOUND':
    case 'GONE':
    case 'UNSUPPORTED_MEDIA':
    case 'UNPROCESSABLE':
      return 'park'
  }
}

const UPLOAD_BASE_MS = 5000
const UPLOAD_CEILING_MS = 60_000

/** Milliseconds: 5 s × 2^(retries - 1), `retries` counted from 1 (D §9), at most a minute. */
export const uploadBackoff = (retries: number): number =>
  Math.min(UPLOAD_CEILING_MS, UPLOAD_BASE_MS * 2 ** (retries - 1))

/** Tries of an upload while the server fails on it: an hour of waits. Counted, because clocks jump (I13). */
export const OUTAGE_TRIES = 64

/** Milliseconds. No wait of our own is longer; a stored time further ahead comes from a clock that jumped (I13). */
export const LONGEST_WAIT_MS = 10 * 60_000

const ENGINE_FIRST_MS = 1000
const ENGINE_CEILING_MS = 60_000

/**
 * Milliseconds until the engine's next try: 1 s doubling to 60 s, each with a quarter of jitter either way; at least
 * the server's `retryAfterSeconds`, at most LONGEST_WAIT_MS.
 */
export function engineBackoff(attempt: number, random: Random, retryAfterSeconds = 0): number {
  const plain = Math.min(ENGINE_CEILING_MS, ENGINE_FIRST_MS * 2 ** Math.min(attempt - 1, 10))
  const jittered = plain * (0.75 + random.float() / 2)
  return Math.min(LONGEST_WAIT_MS, Math.max(jittered, retryAfterSeconds * 1000))
}

/** True if a stored time has come, or is further ahead than any wait: then the clock has jumped back since. */
export const isDue = (dueAt: number, now: number, longestMs = LONGEST_WAIT_MS): boolean =>
  dueAt <= now || dueAt - now > longestMs
