import { useState } from 'react'
import { systemClock } from '../../../platform/clock.ts'
import { bridge } from '../../state/bridge.ts'
import { store, syncStatusAtom } from '../../state/session.ts'

const PATIENCE_MS = 10_000

/** Asks the server now; the second is true until it answered, or for ten seconds. The pill says how it stands. */
export function useRefresh(): [() => Promise<void>, boolean] {
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    const before = store.get(syncStatusAtom)?.lastComplete ?? null
    void bridge.sendNow()
    await new Promise<void>(resolve => {
      const stop = store.sub(syncStatusAtom, () => {
        const status = store.get(syncStatusAtom)
        if (status && (status.lastComplete !== before || status.phase === 'offline')) resolve()
      })
      systemClock.after(PATIENCE_MS, () => {
        stop()
        resolve()
      })
    })
    setBusy(false)
  }
  return [refresh, busy]
}
