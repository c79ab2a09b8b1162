import { browserLocks } from '../../../platform/browser/locks.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { broadcastChannel } from '../../../platform/channel.ts'
import { systemClock } from '../../../platform/clock.ts'
import { systemRandom } from '../../../platform/random.ts'
import { endPush } from '../notifications/push.ts'
import { channelOf, lockOf, markOf } from './account-tabs.ts'
import { bridge } from './bridge.ts'
import { forgetSession, rememberedSession } from './remembered-session.ts'
import { addKey, dropShared, leavingAccounts, sendRevocations as revokeAll, seal } from './seal-session.ts'
import { keyedMark, LEAVING, REVOKING } from './session-marks.ts'

/** A tab that does not release the account within this time is asleep: its databases are emptied beneath it. */
const PATIENCE_MS = 3000

/** Seals, empties and forgets the account. Rejects like `sealAccount`; a later call goes on. */
export async function finishSignOut(accountId: string): Promise<void> {
  await withoutOtherTabs(accountId, () => seal(accountId))
  const session = await rememberedSession()
  if (session?.accountId === accountId) await forgetSession()
  await dropShared(accountId)
  // A disk that fails must not stop a sign-out; the server's end of the session ends the messages too.
  await endPush(accountId).catch(() => undefined)
  deviceValues.remove(keyedMark(accountId))
  if ((await leavingAccounts()).length === 0) deviceValues.remove(LEAVING)
}

/**
 * Finishes every sign-out that was killed. One that cannot be finished now stays for the next start, and its session is
 * not resumed: only its owner's sign-in shows the account again.
 */
export async function finishSignOuts(): Promise<void> {
  const accounts = await leavingAccounts()
  if (accounts.length === 0) deviceValues.remove(LEAVING)
  for (const accountId of accounts) await finishSignOut(accountId).catch(() => undefined)
  const session = await rememberedSession()
  if (session && accounts.includes(session.accountId)) await forgetSession()
}

/** A sign-out waits this long for the server's key; what is unsent cannot be sealed without one. */
export const KEY_PATIENCE_MS = 2000

/** Gets the key that seals from the server, for a session that began before there were keys. */
export async function ensureKey(accountId: string): Promise<void> {
  if (deviceValues.get(keyedMark(accountId))) return
  const outcome = await bridge.call('userAccount.user:deviceKey', {})
  if (outcome.kind !== 'answered') return
  await addKey(accountId, outcome.result.key)
  deviceValues.set(keyedMark(accountId), '1')
}

/** Ends, on the server, the sessions that were signed out while it could not be reached. */
export async function sendRevocations(): Promise<void> {
  const done = await revokeAll(async tokenHash => {
    const { kind } = await bridge.call('userAccount.user:revoke', { tokenHash })
    return kind === 'answered'
  })
  if (done) deviceValues.remove(REVOKING)
}

/** Makes every other tab of the account leave it. */
export function announceSignOut(accountId: string): void {
  deviceValues.set(markOf(accountId), systemRandom.uuid())
  const channel = broadcastChannel<null>(channelOf(accountId))
  channel.post(null)
  channel.close()
}

/** Runs `work` when no other tab has the account open, or the others do not answer. */
async function withoutOtherTabs(accountId: string, work: () => Promise<void>): Promise<void> {
  const patience = new AbortController()
  const stop = systemClock.after(PATIENCE_MS, () => patience.abort(new Asleep()))
  const run = () => {
    stop()
    return work()
  }
  try {
    await browserLocks.hold(lockOf(accountId), { signal: patience.signal }, run)
  } catch (error) {
    if (!(error instanceof Asleep)) throw error
    await browserLocks.hold(lockOf(accountId), { steal: true }, run)
  }
}

class Asleep extends Error {
  override readonly name = 'Asleep'
}
