import { systemClock } from '../../platform/clock.ts'
import { bridge } from '../state/session/bridge.ts'
import { store, syncStatusAtom } from '../state/session/session.ts'

/** `ended`: the session is over; the sign-in screen shows that. */
export type RefreshOutcome = 'refreshed' | 'offline' | 'failed' | 'ended'

/** Longer than a call may take; work that still runs then continues. */
const PATIENCE_MS = 35_000

/** Starts a full pull; resolves when it is complete, cannot be, or takes too long. */
export function refresh(): Promise<RefreshOutcome> {
  const before = store.get(syncStatusAtom)?.lastComplete ?? null
  return new Promise(resolve => {
    const end = (outcome: RefreshOutcome) => {
      stopListening()
      stopWaiting()
      resolve(outcome)
    }
    const check = () => {
      const status = store.get(syncStatusAtom)
      if (!status) return
      if (status.lastComplete !== before) end('refreshed')
      else if (status.phase === 'offline') end('offline')
      else if (status.phase === 'needs-auth' || status.phase === 'starting') end('ended')
      else if (status.phase === 'backing-off' || status.phase === 'upgrade-required') end('failed')
    }
    const stopListening = store.sub(syncStatusAtom, check)
    const stopWaiting = systemClock.after(PATIENCE_MS, () => end('failed'))
    void bridge.sendNow()
  })
}
