import { ContractError } from '../../../contract/errors.ts'
import { type Clock, moment } from '../../clock.ts'
import { type Handler, open, read, write } from '../../rpc/handlers.ts'
import { deviceKey } from '../../sessions/device-key.ts'
import { revokeByTokenHash, revokeSession, type Sessions } from '../../sessions/sessions.ts'
import { updateUser } from './update-user.ts'
import { findUser, toUser } from './user-row.ts'

export const accountHandlers = ({ sessions, clock }: { sessions: Sessions; clock: Clock }): Handler[] => [
  read('userAccount.user:get', async call => ({
    result: toUser(await findUser(call.db, call.userId)),
    meta: { epoch: call.epoch },
  })),

  write('userAccount.user:update', async (call, params) => ({ result: await updateUser(call, params) })),

  read('userAccount.user:deviceKey', async ({ db, userId, session: { deviceId } }) => {
    const key = deviceId === null ? null : await deviceKey(db, userId, deviceId)
    if (key === null) throw new ContractError('NOT_FOUND', 'The session has no device.')
    return { result: { key } }
  }),

  open('userAccount.user:revoke', async ({ database, audit }, { tokenHash }) => {
    const ended = await database.transaction(tx => revokeByTokenHash(tx, tokenHash, moment(clock)))
    if (ended) {
      sessions.forget(ended.id)
      audit({ objectType: 'session', objectId: ended.id })
    }
    return { result: { status: 'ok' } }
  }),

  write('userAccount.user:logout', async call => {
    await revokeSession(call.tx, call.session, call.now)
    call.afterCommit(() => sessions.forget(call.session.id))
    call.audit({ action: 'userAccount.user:logout', objectType: 'session', objectId: call.session.id })
    return { result: { status: 'ok' } }
  }),
]
