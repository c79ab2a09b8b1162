import { type Handler, open, read, write } from '../../rpc/handlers.ts'
import { beginLogin } from './begin-login.ts'
import type { IdentityServices } from './identity-services.ts'
import { login } from './login.ts'
import { listLooks } from './looks.ts'
import { listDevices, revokeDevice } from './own-devices.ts'
import { listSessions, revokeSessions } from './own-sessions.ts'

export const identityHandlers = (services: IdentityServices): Handler[] => [
  open('userAccount.user:beginLogin', async (call, params) => ({ result: await beginLogin(services, call, params) })),
  open('userAccount.user:login', async (call, params) => ({ result: await login(services, call, params) })),
  read('userAccount.sessions:list', async call => ({ result: { sessions: await listSessions(services, call) } })),
  write('userAccount.sessions:revoke', async (call, which) => ({
    result: { ended: await revokeSessions(services, call, which) },
  })),
  read('userAccount.looks:list', async (call, page) => {
    call.audit({ objectType: 'log' })
    return { result: await listLooks(call, page) }
  }),
  read('userAccount.devices:list', async call => ({ result: { devices: await listDevices(services, call) } })),
  write('userAccount.devices:revoke', async (call, { deviceId }) => ({
    result: { ended: await revokeDevice(services, call, deviceId) },
  })),
]
