import { type Handler, read, write } from '../../rpc/handlers.ts'
import { revokeSession, type Sessions } from './sessions.ts'
import { updateUser } from './update-user.ts'
import { findUser, toUser } from './user-row.ts'

export const accountHandlers = ({ epoch, sessions }: { epoch: string; sessions: Sessions }): Handler[] => [
  read('userAccount.user:get', async call => ({
    result: toUser(await findUser(call.db, call.userId)),
    meta: { epoch },
  })),

  write('userAccount.user:update', async (call, params) => ({ result: await updateUser(call, params) })),

  write('userAccount.user:logout', async call => {
    await revokeSession(call.tx, call.session, call.now)
    call.afterCommit(() => sessions.forget(call.session.id))
    call.audit({ action: 'userAccount.user:logout', objectType: 'session', objectId: call.session.id })
    return { result: { status: 'ok' } }
  }),
]
