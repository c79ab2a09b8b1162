import { type Handler, open, write } from '../../rpc/handlers.ts'
import { type DemoSettings, demoLogin } from './demo-login.ts'
import { loadHistory } from './history/load-history.ts'

export const demoHandlers = (settings: DemoSettings): Handler[] => [
  open('userAccount.user:demoLogin', async (call, { user = 'patient', quickLogin = true }) => ({
    result: await demoLogin(call, settings, user, quickLogin),
  })),

  write('userAccount.patients:loadDemoData', async (call, { locale = call.locale }) => {
    await loadHistory(call, locale)
    return { result: { status: 'ok' } }
  }),
]
