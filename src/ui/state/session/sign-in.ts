import type { ResultOf } from '../../../contract/methods.ts'
import type { Persona } from '../../../contract/personas.ts'
import { keepSignedInUser } from '../../../db/commands/account.ts'
import type { Session } from '../../../db/session-store.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import type { CallOutcome } from '../../../sync/bridge.ts'
import { bridge } from './bridge.ts'
import { forgetSession, rememberSession } from './remembered-session.ts'
import { closeAccount, enter, NotUnsealed, releaseStore, sendRevocations, sessionAtom, store } from './session.ts'
import { keyedMark } from './session-marks.ts'

export type SignInOutcome = 'signed-in' | 'no-room' | Exclude<CallOutcome['kind'], 'answered'>

/** Signs in as a demo user. `quick` keeps the session after the browser closes. Rejects if the local data do not open. */
export async function signInDemo(persona: Persona, quick: boolean, locale: string): Promise<SignInOutcome> {
  await sendRevocations()
  const outcome = await bridge.call('userAccount.user:demoLogin', {
    user: persona,
    quickLogin: quick,
    meta: { locale },
  })
  if (outcome.kind !== 'answered') return outcome.kind
  return await enterSignedIn(outcome.result, quick, locale)
}

/** What every way to sign in ends with: opens what a sign-out sealed here for this account, and no other's. */
export async function enterSignedIn(
  { token, user, deviceKey }: ResultOf<'userAccount.user:login'>,
  quick: boolean,
  locale: string,
): Promise<'signed-in' | 'no-room'> {
  const kept = quick ? {} : { inTab: true as const }
  const session: Session = { accountId: user.clientId, userId: user.id, name: user.name, token, locale, ...kept }
  await rememberSession(session, quick)
  try {
    await enter(session, deviceKey ?? null)
  } catch (error) {
    if (error instanceof NotUnsealed) return 'no-room'
    await forgetSession()
    await closeAccount()
    releaseStore()
    throw error
  }
  if (deviceKey) deviceValues.set(keyedMark(session.accountId), '1')
  const entered = store.get(sessionAtom)
  // A device without room for one more document gets the account with the first pull.
  if (entered.kind === 'signed-in') await keepSignedInUser(entered.context, user).catch(() => undefined)
  return 'signed-in'
}
