import { ContractError } from '../../../contract/errors.ts'
import { type Clock, moment } from '../../clock.ts'
import type { Log } from '../../log.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { type Handler, read, staged, write } from '../../rpc/handlers.ts'
import { findUser } from '../account/user-row.ts'
import { createLinkToken } from './link-tokens.ts'
import { findLink, setNotifications, unlinkAccount } from './links.ts'
import type { Messenger } from './messenger.ts'
import { TEXTS } from './texts.ts'

interface Services {
  clock: Clock
  log: Log
  /** Null: this server has no bot. */
  messenger: Messenger | null
}

export const messengerHandlers = ({ clock, log, messenger }: Services): Handler[] => [
  // Its result contains a token in clear, so it is never stored for replays; a repeat makes another token.
  staged('userAccount.user.telegram:generateToken', async call => {
    if (!messenger) throw new ContractError('UNPROCESSABLE', 'This server has no bot.', { errorType: 'MessengerOff' })
    if (!messenger.isFor(call.session.kind)) {
      const errorType = call.session.kind === 'demo' ? 'NoDemoPermission' : 'MessengerOff'
      throw new ContractError('FORBIDDEN', 'The bot is not for this account.', { errorType })
    }
    const now = moment(clock)
    const { token, expiresAt } = await call.database.transaction(async tx => {
      await writeAudit(tx, call, [{ action: 'userAccount.user.telegram:generateToken' }], 'ok', now)
      return createLinkToken(tx, call.session, now)
    })
    return { result: { token, link: messenger.deepLink(token), expiresAt: expiresAt.toISOString() } }
  }),

  read('userAccount.user.telegram:status', async ({ db, userId, session }) => {
    const link = await findLink(db, userId)
    return {
      result: {
        linked: link !== null,
        username: link?.username ?? null,
        notifications: link?.notifications ?? false,
        available: messenger?.isFor(session.kind) ?? false,
      },
    }
  }),

  write('userAccount.user.telegram:unlink', async call => {
    const { tx, userId } = call
    const chatId = await unlinkAccount(tx, userId)
    call.audit({ objectType: 'messenger' })
    if (chatId !== null) {
      const { data } = await findUser(tx, userId)
      const text = TEXTS[data.preferences?.locale ?? 'en'].unlinkedByAccount
      call.afterCommit(() => {
        // The chat's goodbye is not worth failing for: the unlinking is done.
        messenger?.send(chatId, text).catch(error => log.warn({ err: error }, 'a chat was not told of its end'))
      })
    }
    return { result: { status: 'ok' } }
  }),

  write('userAccount.user.telegram:updateNotifications', async (call, { enabled }) => {
    if (!(await setNotifications(call.tx, call.userId, enabled))) {
      throw new ContractError('CONFLICT', 'No messaging app is linked.', { errorType: 'MessengerNotLinked' })
    }
    call.audit({ objectType: 'messenger' })
    return { result: { status: 'ok' } }
  }),
]
