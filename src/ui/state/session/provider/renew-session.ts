import type { ResultOf } from '../../../../contract/methods.ts'
import type { Session } from '../../../../db/session-store.ts'
import { bridge } from '../bridge.ts'
import { isTabSession, rememberSession } from '../remembered-session.ts'
import { sessionAtom, store } from '../session.ts'

/** Whether the session of this page is kept after the browser closes. */
export const isQuickSession = (): boolean => !isTabSession()

/** Takes over a newer session of the account that is signed in. Returns false if it is another account's. */
export async function renewSession({ token, user }: ResultOf<'userAccount.user:login'>): Promise<boolean> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in' || state.session.accountId !== user.clientId) return false
  const session: Session = { ...state.session, token }
  await rememberSession(session, isQuickSession())
  await bridge.renew(session)
  store.set(sessionAtom, { ...state, session })
  return true
}
