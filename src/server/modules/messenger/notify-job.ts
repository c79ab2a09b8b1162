import { and, eq } from 'drizzle-orm'
import { EVENT_TEXTS } from '../../../domain/notifications/event-texts.ts'
import { consented } from '../../database/account-sequence.ts'
import type { Database } from '../../database/open.ts'
import { users } from '../../database/schema/accounts.ts'
import { messengerLinks } from '../../database/schema/messenger.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { EVENT_SCREENS } from '../../push/event-screens.ts'
import { KEPT } from '../../push/push-sender.ts'
import { unlinkChat } from './links.ts'
import type { Messenger } from './messenger.ts'

export interface MessengerJobServices {
  database: Database
  /** Null: this server has no bot. */
  messenger: Messenger | null
  send: Jobs['send']
  publicUrl(): string
}

/** Then the message is given up: its screen shows the same. */
const MOST_WAITS = 5

/** Sends one message to the account's chat, unless the link, its switch or the account's consent ended meanwhile. */
export function messengerJob({ database: { db }, messenger, send, publicUrl }: MessengerJobServices): {
  run: JobHandler<'messenger'>
  failed: FailureHandler<'messenger'>
} {
  return {
    async run({ userId, kind, recordId, waits = 0 }, { signal }) {
      const [found] = await db
        .select({ chatId: messengerLinks.chatId, data: users.data })
        .from(messengerLinks)
        .innerJoin(users, eq(users.id, messengerLinks.userId))
        .where(and(eq(messengerLinks.userId, userId), eq(messengerLinks.notifications, true), consented))
      if (!found || !messenger) return
      const text = EVENT_TEXTS[kind][found.data.preferences?.locale ?? 'en']
      const address = publicUrl() + EVENT_SCREENS[kind](recordId)
      const outcome = await messenger.send(found.chatId, `${text}\n${address}`, signal)
      if (outcome.kind === 'gone') await unlinkChat(db, found.chatId)
      if (outcome.kind !== 'later' || waits >= MOST_WAITS || outcome.seconds > KEPT[kind]) return
      await send('messenger', { userId, kind, recordId, waits: waits + 1 }, { delay: outcome.seconds })
    },
    // Without the message nothing is lost: the screens show the same.
    failed: async () => undefined,
  }
}
