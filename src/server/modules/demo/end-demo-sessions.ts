import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import { type Clock, moment } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { sessions } from '../../database/schema/accounts.ts'
import { pushSubscriptions } from '../../database/schema/push.ts'

/**
 * Ends the sessions of demo accounts that can no longer be entered: all without DEMO, those of administrators without
 * DEMO_ADMIN, and what an administrator opened in other accounts.
 */
export async function endDemoSessions(
  { transaction }: Pick<Database, 'transaction'>,
  { demo, demoAdmin }: Pick<Config, 'demo' | 'demoAdmin'>,
  clock: Clock,
): Promise<void> {
  if (demo && demoAdmin) return
  const closed = sql`(select id from users where ${demo ? sql`demo_persona = 'admin'` : sql`demo_persona is not null`})`
  await transaction(async tx => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: moment(clock) })
      .where(
        and(isNull(sessions.revokedAt), or(inArray(sessions.userId, closed), inArray(sessions.actorUserId, closed))),
      )
      .returning({ id: sessions.id })
    const ids = ended.map(({ id }) => id)
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ids))
  })
}
