import type { Session } from '../../../../db/session-store.ts'
import { tabValues } from '../../../../platform/browser/storage.ts'
import { sleep, systemClock } from '../../../../platform/clock.ts'
import { systemRandom } from '../../../../platform/random.ts'
import { bridge } from '../bridge.ts'
import { announceSignOut } from '../leave-account.ts'
import { parkTabSession, rememberSession } from '../remembered-session.ts'
import { leaveImpersonated, sessionAtom, store } from '../session.ts'
import { markImpersonated } from './impersonated-stores.ts'

export type EnterOutcome =
  | { kind: 'entered' }
  | { kind: 'no-token' }
  | { kind: 'unreachable' }
  /** `code` is a name of the contract's errors. */
  | { kind: 'refused'; code: string }

const ENTERED = 'anamnesis.entered'
/** The server gets this time to answer; the session ends by itself anyway. */
const LOGOUT_PATIENCE_MS = 2000

/** Enters the account of a key in this tab; `load` the start page again when that has succeeded. */
export async function enterWithKey(key: string): Promise<EnterOutcome> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return { kind: 'no-token' }
  const outcome = await bridge.call('userAccount.user:impersonate', { key })
  if (outcome.kind === 'unreachable') return outcome
  if (outcome.kind === 'refused') return { kind: 'refused', code: outcome.code }
  const { token, user, expiresAt } = outcome.result
  if (!token) return { kind: 'no-token' }
  const { name: by, locale } = state.session
  const accountId = systemRandom.uuid()
  const session: Session = {
    ...{ accountId, userId: user.id, name: user.name, token, locale },
    impersonated: { by, until: Date.parse(expiresAt) },
  }
  markImpersonated(accountId)
  parkTabSession()
  await rememberSession(session, false)
  tabValues.set(ENTERED, '1')
  return { kind: 'entered' }
}

/** True once after an account was entered: the page that did it is gone. */
export function takeEntered(): boolean {
  const entered = tabValues.get(ENTERED) !== null
  tabValues.remove(ENTERED)
  return entered
}

/** Ends the session on the server and deletes all of it here; the tab goes on as the administrator. */
export async function leaveImpersonation(): Promise<void> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in' || !state.session.impersonated) return
  await Promise.race([bridge.call('userAccount.user:logout', {}), sleep(systemClock, LOGOUT_PATIENCE_MS)])
  announceSignOut(state.session.accountId)
  await leaveImpersonated(state.session.accountId)
}
