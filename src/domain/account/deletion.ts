const MINUTE = 60_000
const DAY = 86_400_000

/** Decision 28: the age, in milliseconds, up to which a sign-in is fresh enough to delete the account. */
export const FRESH_SIGN_IN_MS = 5 * MINUTE
/** The days in which a deletion can be taken back. */
export const DELETION_DAYS = 30

export const isFreshSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MS

export const deletionTime = (asked: Date): Date => new Date(asked.getTime() + DELETION_DAYS * DAY)
