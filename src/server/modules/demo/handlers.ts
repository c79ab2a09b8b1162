import { type Handler, open } from '../../rpc/handlers.ts'
import { type DemoSettings, demoLogin } from './demo-login.ts'

export const demoHandlers = (settings: DemoSettings): Handler[] => [
  open('userAccount.user:demoLogin', async (call, { user = 'patient', quickLogin = true }) => ({
    result: await demoLogin(call, settings, user, quickLogin),
  })),
]
