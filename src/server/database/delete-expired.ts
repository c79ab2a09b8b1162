import { lt, or } from 'drizzle-orm'
import type { Database } from './open.ts'
import { sessions } from './schema/accounts.ts'
import { assetTokens } from './schema/documents.ts'
import { operations } from './schema/operations.ts'
import { shareLinks } from './schema/shares.ts'

const DAY_MS = 86_400_000
/** How long the result of an opId is kept (I2); afterwards the clientId still prevents a second create. */
const OPERATION_DAYS = 90
/** How long an ended session stays listed among the devices. */
const SESSION_DAYS = 30
/** How long a share link stays listed after it has ended. */
export const SHARE_DAYS = 30

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Deletes old operations, ended sessions and share links, and expired tokens of assets. */
export async function deleteExpired({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const ended = daysBefore(now, SESSION_DAYS)
  await db.delete(operations).where(lt(operations.createdAt, daysBefore(now, OPERATION_DAYS)))
  await db.delete(sessions).where(or(lt(sessions.expiresAt, ended), lt(sessions.revokedAt, ended)))
  const unlisted = daysBefore(now, SHARE_DAYS)
  await db.delete(shareLinks).where(or(lt(shareLinks.expiresAt, unlisted), lt(shareLinks.revokedAt, unlisted)))
  await db.delete(assetTokens).where(lt(assetTokens.expiresAt, now))
}
