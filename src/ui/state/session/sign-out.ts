import { NotSealed } from '../../../db/seal/seal.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { sleep, systemClock } from '../../../platform/clock.ts'
import { rememberKept } from '../sync/kept-work.ts'
import { leaveImpersonation } from './impersonation/impersonation.ts'
import { announceSignOut, ensureKey, finishSignOut, KEY_PATIENCE_MS, sendRevocations } from './leave-account.ts'
import { beginLeaving, cancelLeaving, erase } from './seal-session.ts'
import { closeAccount, enter, releaseStore, sessionAtom, store } from './session.ts'
import { LEAVING, REVOKING } from './session-marks.ts'

/**
 * Ends the session on this device, in all its tabs, and on the server as soon as it is reached (S7, I11). Resolves when
 * everything unsent is sealed and everything else deleted, or left to the next start if the disk fails. Rejects with
 * NotSealed, still signed in, if the device has no room for the sealed copy. `unsent`: number of items that stay, for the
 * notice at the sign-in.
 */
export async function signOut(unsent: number): Promise<void> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return
  const { session } = state
  if (session.impersonated) return await leaveImpersonation()
  const { accountId } = session
  await Promise.race([ensureKey(accountId), sleep(systemClock, KEY_PATIENCE_MS)])
  await beginLeaving(accountId, session.token)
  deviceValues.set(REVOKING, '1')
  deviceValues.set(LEAVING, '1')
  rememberKept({ accountId, count: unsent })
  announceSignOut(accountId)
  const closing = closeAccount({ writers: true })
  store.set(sessionAtom, { kind: 'leaving' })
  await closing
  try {
    await finishSignOut(accountId)
  } catch (error) {
    if (error instanceof NotSealed) {
      await cancelLeaving(accountId, session.token)
      releaseStore()
      await enter(session)
      throw error
    }
  }
  releaseStore()
  store.set(sessionAtom, { kind: 'signed-out', ended: false })
  void sendRevocations()
}

/** The account was deleted on the server: this device deletes all of it too, what was not sent included. */
export async function leaveDeletedAccount(): Promise<void> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return
  const { accountId } = state.session
  await erase(accountId)
  deviceValues.set(LEAVING, '1')
  rememberKept({ accountId, count: 0 })
  announceSignOut(accountId)
  const closing = closeAccount({ writers: true })
  store.set(sessionAtom, { kind: 'leaving' })
  await closing
  // What fails now is done at the next start.
  await finishSignOut(accountId).catch(() => undefined)
  releaseStore()
  store.set(sessionAtom, { kind: 'signed-out', ended: false })
}
