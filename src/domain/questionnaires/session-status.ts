const HOUR_MS = 3_600_000
/** Decision 91. */
export const SILENCE_MS = 24 * HOUR_MS
export const LIFETIME_MS = 7 * 24 * HOUR_MS

/** Messages of one respondent in one session. */
export const LONGEST_SESSION = 200

interface Ageing {
  status: 'active' | 'completed' | 'abandoned' | 'expired'
  createdAt: Date
  lastMessageAt: Date
  completedAt: Date | null
}

/** The status at a moment, before the hourly job has written it. An abandoned session goes on with its next message. */
export function statusAt({ status, createdAt, lastMessageAt }: Ageing, now: Date): Ageing['status'] {
  if (status === 'completed' || status === 'expired') return status
  if (now.getTime() - createdAt.getTime() >= LIFETIME_MS) return 'expired'
  return now.getTime() - lastMessageAt.getTime() >= SILENCE_MS ? 'abandoned' : 'active'
}

/** Whether the respondent's token still opens the session: of a completed one for seven days more. */
export function isOpenTo(session: Ageing, now: Date): boolean {
  if (session.completedAt) return now.getTime() - session.completedAt.getTime() < LIFETIME_MS
  return statusAt(session, now) !== 'expired'
}
