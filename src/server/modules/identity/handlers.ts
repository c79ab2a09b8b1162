import { type Handler, open, read, write } from '../../rpc/handlers.ts'
import { beginLogin } from './begin-login.ts'
import type { IdentityServices } from './identity-services.ts'
import { login } from './login.ts'
import { listSessions, revokeSessions } from './own-sessions.ts'

export const identityHandlers = (services: IdentityServices): Handler[] => [
  open('userAccount.user:beginLogin', async (call, params) => ({ result: await beginLogin(services, call, params) })),
  open('userAccount.user:login', async (call, params) => ({ result: await login(services, call, params) })),
  read('userAccount.sessions:list', async call => ({ result: { sessions: await listSessions(services, call) } })),
  write('userAccount.sessions:revoke', async (call, which) => ({
    result: { ended: await revokeSessions(services, call, which) },
  })),
]
