import { ContractError } from '../../../contract/errors.ts'
import { type Clock, moment } from '../../clock.ts'
import { epochOf } from '../../database/account-epoch.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { AccountRooms } from '../../quotas/account-rooms.ts'
import { type Handler, open, read, write } from '../../rpc/handlers.ts'
import { deviceKey } from '../../sessions/device-key.ts'
import { revokeByTokenHash, revokeSession, type Sessions } from '../../sessions/sessions.ts'
import { deleteLater, deletionPreview, endAccount, keepAccount, refuseDeletion } from './deletion.ts'
import { updateUser } from './update-user.ts'
import { findUser, toUser } from './user-row.ts'

interface AccountServices {
  sessions: Sessions
  clock: Clock
  send: Jobs['send']
  rooms: AccountRooms
}

export const accountHandlers = ({ sessions, clock, send, rooms }: AccountServices): Handler[] => [
  read('userAccount.user:get', async call => ({
    result: toUser(await findUser(call.db, call.userId)),
    meta: { epoch: await epochOf(call.db, call.userId) },
  })),

  write('userAccount.user:update', async (call, params) => ({ result: await updateUser(call, params) })),

  read('userAccount.user:deviceKey', async ({ db, userId, session: { deviceId } }) => {
    const key = deviceId === null ? null : await deviceKey(db, userId, deviceId)
    if (key === null) throw new ContractError('NOT_FOUND', 'The session has no device.')
    return { result: { key } }
  }),

  read('userAccount.storage:get', async ({ db, userId }) => {
    const used = await rooms.used(db, userId)
    const { bytes, rows } = rooms.quotas
    return { result: { used, quota: { bytes, rows } } }
  }),

  read('userAccount.user:deletionPreview', async ({ db, userId }) => ({ result: await deletionPreview(db, userId) })),

  write('userAccount.user:delete', async (call, { when }) => {
    refuseDeletion(call)
    if (when === 'in-30-days') {
      const deleteAfter = await deleteLater(call)
      return { result: { status: 'ok', deleteAfter: deleteAfter.toISOString() } }
    }
    const ended = await endAccount(call.tx, call.userId, call.now, send)
    call.afterCommit(() => ended.forEach(sessions.forget))
    return { result: { status: 'ok', deleteAfter: null } }
  }),

  write('userAccount.user:keepAccount', async call => {
    await keepAccount(call)
    return { result: { status: 'ok' } }
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
