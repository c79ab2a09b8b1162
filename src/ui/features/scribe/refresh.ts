import { systemClock } from '../../../platform/clock.ts'
import { bridge } from '../../state/bridge.ts'
import { store, syncStatusAtom } from '../../state/session.ts'

/** `ended`: the session is over, and the sign-in says so. */
export type RefreshOutcome = 'refreshed' | 'offline' | 'failed' | 'ended'

/** Longer than a call may take; whatever still runs then goes on by itself. */
const PATIENCE_MS = 35_000

/** Asks the server for everything now, and answers when that is done or cannot be. */
export function refresh(): Promise<RefreshOutcome> {
  const before = store.get(syncStatusAtom)?.lastComplete ?? null
  return new Promise(resolve => {
    const end = (outcome: RefreshOutcome) => {
      stopListening()
      stopWaiting()
      resolve(outcome)
    }
    const look = () => {
      const status = store.get(syncStatusAtom)
      if (!status) return
      if (status.lastComplete !== before) end('refreshed')
      else if (status.phase === 'offline') end('offline')
      else if (status.phase === 'needs-auth' || status.phase === 'starting') end('ended')
      else if (status.phase === 'backing-off' || status.phase === 'upgrade-required') end('failed')
    }
    const stopListening = store.sub(syncStatusAtom, look)
    const stopWaiting = systemClock.after(PATIENCE_MS, () => end('failed'))
    void bridge.sendNow()
  })
}
