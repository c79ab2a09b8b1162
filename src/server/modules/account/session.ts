/** Who is signed in, on which device (S6). */
export interface Session {
  readonly id: string
  readonly userId: number
  readonly kind: 'user' | 'demo' | 'impersonation'
  /** The administrator behind an impersonation. */
  readonly actorUserId: number | null
  readonly deviceId: string | null
  readonly isAdmin: boolean
  /** The sign-in, for what asks for a fresh one. */
  readonly createdAt: Date
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds. */
export interface SessionTimes {
  /** Slides with use. */
  quickLogin: number
  /** Quick login off: the client forgets the token with its browser, the server after this (decision 25). */
  browserSession: number
  /** The age at which a token is replaced. */
  rotateAfter: number
  /** How long an old token stays good once a newer one was used: calls with it may still be on their way. */
  graceAfterRotation: number
  /** The answer that carried a new token may have been lost; the next one is given no sooner than this. */
  reissueAfter: number
}

export const SESSION_TIMES: SessionTimes = {
  quickLogin: 90 * DAY,
  browserSession: 12 * HOUR,
  rotateAfter: DAY,
  graceAfterRotation: 10 * MINUTE,
  reissueAfter: MINUTE,
}
