import { deviceValues } from '../../../platform/browser/storage.ts'
import { rememberKept } from '../sync/kept-work.ts'
import { announceSignOut, ensureKey, finishSignOut, sendRevocations } from './leave-account.ts'
import { addRevocation, dropRevocation } from './seal-session.ts'
import { closeAccount, enter, releaseStore, sessionAtom, store } from './session.ts'
import { LEAVING, REVOKING } from './session-marks.ts'

/**
 * Ends the session on this device, in all its tabs, and on the server as soon as it is reached (S7, I11). Resolves when
 * everything acknowledged is deleted and everything unsent is sealed. Rejects, still signed in, if the device has no room
 * for the sealed copy. `unsent`: number of items that stay, for the notice at the sign-in.
 */
export async function signOut(unsent: number): Promise<void> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return
  const { session } = state
  const { accountId } = session
  await ensureKey(accountId)
  const tokenHash = await addRevocation(session.token)
  deviceValues.set(REVOKING, '1')
  rememberKept({ accountId, count: unsent })
  deviceValues.set(LEAVING, accountId)
  announceSignOut(accountId)
  const closing = closeAccount()
  store.set(sessionAtom, { kind: 'leaving' })
  await closing
  try {
    await finishSignOut(accountId)
  } catch (error) {
    await dropRevocation(tokenHash)
    deviceValues.remove(LEAVING)
    releaseStore()
    await enter(session)
    throw error
  }
  releaseStore()
  store.set(sessionAtom, { kind: 'signed-out', ended: false })
  void sendRevocations()
}
