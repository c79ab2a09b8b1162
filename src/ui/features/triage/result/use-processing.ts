import { useEffect, useState } from 'react'
import { systemClock } from '../../../../platform/clock.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import { pollForResult } from './poll-for-result.ts'
import type { TriageView } from './triage-view.ts'

const ask = () => void bridge.sendNow()

/** Polls for the server's result; `late` once it gave up. Offline it only pauses. `again` restarts it. */
export function useProcessing({ status, document: { queue } }: TriageView): { late: boolean; again(): void } {
  const online = useOnline()
  const waits = status === 'processing' && queue === 0 && online
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits || late) return
    return pollForResult({ clock: systemClock, ask, giveUp: () => setLate(true) })
  }, [waits, late])
  useEffect(() => {
    if (!waits) setLate(false)
  }, [waits])
  const again = () => {
    ask()
    setLate(false)
  }
  return { late, again }
}
