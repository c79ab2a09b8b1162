import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PushKind } from '../../contract/entities/user.ts'
import { sessions } from '../database/schema/accounts.ts'
import { messengerLinks } from '../database/schema/messenger.ts'
import { pushSubscriptions } from '../database/schema/push.ts'
import type { Tx } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'

export interface PushEvent {
  userId: number
  kind: PushKind
  recordId: number
}

/**
 * Sends a message to every browser of the account that takes this kind, and to its messaging app if one is linked, if the
 * transaction commits: call it in the transaction that makes the thing true. The message names the kind and its screen
 * (push-job.ts) and never what was written. A new kind: PUSH_KINDS, its screen, its texts (workers/push-events.ts), and
 * `offeredKinds` of the interface, which offers only what this server can send.
 */
export type Notify = (tx: Tx, event: PushEvent, now: Date) => Promise<void>

/** Of a session that is neither ended nor expired. */
export const ofLiveSession = (now: Date) =>
  and(eq(sessions.id, pushSubscriptions.sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

export const takesKind = (kind: PushKind) => sql`${pushSubscriptions.kinds} ? ${kind}`

export const createNotify =
  (send: Jobs['send']): Notify =>
  async (tx, { userId, kind, recordId }, now) => {
    const targets = await tx
      .select({ endpointHash: pushSubscriptions.endpointHash })
      .from(pushSubscriptions)
      .innerJoin(sessions, ofLiveSession(now))
      .where(and(eq(pushSubscriptions.userId, userId), takesKind(kind)))
    for (const { endpointHash } of targets) await send('push', { endpointHash, kind, recordId }, { tx })
    const [linked] = await tx
      .select({ userId: messengerLinks.userId })
      .from(messengerLinks)
      .where(and(eq(messengerLinks.userId, userId), eq(messengerLinks.notifications, true)))
    if (linked) await send('messenger', { userId, kind, recordId }, { tx })
  }
