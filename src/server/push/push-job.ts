import { and, eq } from 'drizzle-orm'
import { type Clock, moment } from '../clock.ts'
import { consented } from '../database/account-sequence.ts'
import type { Database } from '../database/open.ts'
import { sessions, users } from '../database/schema/accounts.ts'
import { pushSubscriptions } from '../database/schema/push.ts'
import type { FailureHandler, JobHandler } from '../jobs/job-handlers.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { EVENT_SCREENS } from './event-screens.ts'
import { ofLiveSession, takesKind } from './notify.ts'
import { KEPT, type PushSender } from './push-sender.ts'

export interface PushServices {
  database: Database
  clock: Clock
  push: PushSender
  send: Jobs['send']
}

/** Then the message is given up: its screen shows the same. */
const MOST_WAITS = 5

/**
 * Sends one message to one browser, unless that was signed out, no longer takes this kind, or its account took back its
 * consent meanwhile. A push service that asks to wait is asked again when it said (RFC 8030), while the message is new.
 */
export function pushJob({ database: { db }, clock, push, send }: PushServices): {
  run: JobHandler<'push'>
  failed: FailureHandler<'push'>
} {
  const forget = async (endpointHash: string) => {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, endpointHash))
  }
  return {
    async run({ endpointHash, kind, recordId, waits = 0 }, { signal }) {
      const [found] = await db
        .select({ target: pushSubscriptions, account: users.clientId })
        .from(pushSubscriptions)
        .innerJoin(sessions, ofLiveSession(moment(clock)))
        .innerJoin(users, eq(users.id, pushSubscriptions.userId))
        .where(and(eq(pushSubscriptions.endpointHash, endpointHash), takesKind(kind), consented))
      if (!found) return
      const { target, account } = found
      const outcome = await push.send(target, { kind, path: EVENT_SCREENS[kind](recordId), account }, signal)
      if (outcome.kind === 'gone') await forget(endpointHash)
      if (outcome.kind !== 'later' || waits >= MOST_WAITS || outcome.seconds > KEPT[kind]) return
      // A job of its own: the retries of this one come at times of the queue.
      await send('push', { endpointHash, kind, recordId, waits: waits + 1 }, { delay: outcome.seconds })
    },
    // Without the message nothing is lost: the screens show the same.
    async failed({ endpointHash }, code) {
      if (code === 'REFUSED') await forget(endpointHash)
    },
  }
}
