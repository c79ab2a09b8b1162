/** A signed-in user on a device (S6). */
export interface Session {
  readonly id: string
  readonly userId: number
  readonly kind: 'user' | 'demo' | 'impersonation'
  /** The administrator behind an impersonation. */
  readonly actorUserId: number | null
  readonly deviceId: string | null
  readonly isAdmin: boolean
  /** Time of the sign-in, for actions that need a recent one. */
  readonly createdAt: Date
}

/** S6: the token of a session is nothing to a request that names another device than the session's own. */
export const onDevice = (session: Session | null, named: unknown): Session | null =>
  session?.deviceId && named !== undefined && named !== session.deviceId ? null : session

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds. */
export interface SessionTimes {
  /** From the sign-in; use extends none of them. */
  quickLogin: number
  /** Without quick login: the client drops the token with the browser, the server after this time (decision 25). */
  browserSession: number
  /** An administrator in another account. */
  impersonation: number
  /** The age at which a token is replaced. */
  rotateAfter: number
  /** How long an old token stays valid after a newer one was used: calls with it may still be in flight. */
  graceAfterRotation: number
  /** The response that carried a new token may have been lost; the next one is issued no sooner than this. */
  reissueAfter: number
}

export const SESSION_TIMES: SessionTimes = {
  quickLogin: 90 * DAY,
  browserSession: 12 * HOUR,
  impersonation: 30 * MINUTE,
  rotateAfter: DAY,
  graceAfterRotation: 10 * MINUTE,
  reissueAfter: MINUTE,
}
