import { and, eq } from 'drizzle-orm'
import type { PushKind } from '../../contract/entities/user.ts'
import { type Clock, moment } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { sessions, users } from '../database/schema/accounts.ts'
import { pushSubscriptions } from '../database/schema/push.ts'
import type { FailureHandler, JobHandler } from '../jobs/job-handlers.ts'
import { ofLiveSession, takesKind } from './notify.ts'
import type { PushSender } from './push-sender.ts'

export interface PushServices {
  database: Database
  clock: Clock
  push: PushSender
}

const SCREENS: Record<PushKind, (recordId: number) => string> = {
  transcriptReady: recordId => `/ambient-scribe/${recordId}`,
  questionnaireCompleted: () => '/questionnaire/results',
  reassessmentDue: recordId => `/triage/results/${recordId}`,
}

/** Sends one message to one browser, unless that was signed out or no longer takes this kind meanwhile. */
export function pushJob({ database: { db }, clock, push }: PushServices): {
  run: JobHandler<'push'>
  failed: FailureHandler<'push'>
} {
  const forget = async (endpointHash: string) => {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, endpointHash))
  }
  return {
    async run({ endpointHash, kind, recordId }, { signal }) {
      const [found] = await db
        .select({ target: pushSubscriptions, account: users.clientId })
        .from(pushSubscriptions)
        .innerJoin(sessions, ofLiveSession(moment(clock)))
        .innerJoin(users, eq(users.id, pushSubscriptions.userId))
        .where(and(eq(pushSubscriptions.endpointHash, endpointHash), takesKind(kind)))
      if (!found) return
      const { target, account } = found
      const outcome = await push.send(target, { kind, path: SCREENS[kind](recordId), account }, signal)
      if (outcome === 'gone') await forget(endpointHash)
    },
    // Without the message nothing is lost: the screens show the same.
    async failed({ endpointHash }, code) {
      if (code === 'REFUSED') await forget(endpointHash)
    },
  }
}
