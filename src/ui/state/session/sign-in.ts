import type { Persona } from '../../../contract/personas.ts'
import type { Session } from '../../../db/session-store.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import type { CallOutcome } from '../../../sync/bridge.ts'
import { bridge } from './bridge.ts'
import { forgetSession, rememberSession } from './remembered-session.ts'
import { enter, sendRevocations } from './session.ts'
import { keyedMark } from './session-marks.ts'

export type SignInOutcome = 'signed-in' | 'no-room' | Exclude<CallOutcome['kind'], 'answered'>

/** Signs in as a demo user. `quick` keeps the session after the browser closes. */
export async function signInDemo(persona: Persona, quick: boolean, locale: string): Promise<SignInOutcome> {
  await sendRevocations()
  const outcome = await bridge.call('userAccount.user:demoLogin', {
    user: persona,
    quickLogin: quick,
    meta: { locale },
  })
  if (outcome.kind !== 'answered') return outcome.kind
  const { token, user, deviceKey } = outcome.result
  const session: Session = { accountId: user.clientId, userId: user.id, name: user.name, token, locale }
  await rememberSession(session, quick)
  try {
    await enter(session, deviceKey ?? null)
  } catch {
    // What is sealed here did not fit beside its sealed copy; it is still sealed, and the next sign-in tries again.
    await forgetSession()
    return 'no-room'
  }
  if (deviceKey) deviceValues.set(keyedMark(session.accountId), '1')
  return 'signed-in'
}
