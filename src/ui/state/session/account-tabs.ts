import { browserLocks } from '../../../platform/browser/locks.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { broadcastChannel } from '../../../platform/channel.ts'

export const lockOf = (accountId: string) => `anamnesis-account-${accountId}`
/** Changes with every sign-out; a tab that slept reads it before it shows anything. */
export const markOf = (accountId: string) => `signedOut:${accountId}`
export const channelOf = (accountId: string) => `anamnesis-account-${accountId}`

/** Waits for a sign-out of this account to end, then keeps the next one waiting; returns the function that stops that. */
export function holdAccount(accountId: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    browserLocks.hold(lockOf(accountId), { mode: 'shared' }, () => new Promise<void>(resolve)).catch(reject)
  })
}

/** Calls `leave` once, when another tab has signed this account out: at once, or when this tab wakes. */
export function onSignedOutElsewhere(accountId: string, leave: () => void): () => void {
  const known = deviceValues.get(markOf(accountId))
  const channel = broadcastChannel<null>(channelOf(accountId))
  const look = () => {
    if (deviceValues.get(markOf(accountId)) === known) return
    stop()
    leave()
  }
  const stopHearing = channel.subscribe(look)
  const stopStorage = deviceValues.subscribe(look)
  const events = ['visibilitychange', 'resume'] as const
  for (const event of events) document.addEventListener(event, look)
  addEventListener('pageshow', look)
  const stop = () => {
    stopHearing()
    stopStorage()
    channel.close()
    for (const event of events) document.removeEventListener(event, look)
    removeEventListener('pageshow', look)
  }
  return stop
}
