import { useEffect, useState } from 'react'
import { systemClock } from '../../../platform/clock.ts'
import { bridge } from '../../state/bridge.ts'
import { useOnline } from '../../state/use-online.ts'
import type { TriageView } from './triage-view.ts'

/** Decision 103: every 3 s, backing off to 10 s, given up after ten minutes. */
const FIRST_MS = 3_000
const LONGEST_MS = 10_000
const PATIENCE_MS = 10 * 60_000

/** Asks for the server's result while somebody waits for it; offline it waits without an end. */
export function useProcessing({ status, document: { queue } }: TriageView): 'waiting' | 'late' {
  const online = useOnline()
  const waits = status === 'processing' && queue === 0 && online
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return
    setLate(false)
    const began = systemClock.monotonic()
    let pause = FIRST_MS
    let cancel: () => void = () => undefined
    const ask = () => {
      if (systemClock.monotonic() - began > PATIENCE_MS) return setLate(true)
      void bridge.sendNow()
      pause = Math.min(LONGEST_MS, pause * 1.5)
      cancel = systemClock.after(pause, ask)
    }
    cancel = systemClock.after(pause, ask)
    return () => cancel()
  }, [waits])
  return late ? 'late' : 'waiting'
}
