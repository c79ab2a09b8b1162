import { useEffect, useState } from 'react'
import { systemClock } from '../../../platform/clock.ts'
import { bridge } from '../../state/bridge.ts'
import { useOnline } from '../../state/use-online.ts'
import { askForResult } from './ask-for-result.ts'
import type { TriageView } from './triage-view.ts'

const ask = () => void bridge.sendNow()

/** Asks for the server's result while somebody waits for it; offline it waits without an end. `again` begins anew. */
export function useProcessing({ status, document: { queue } }: TriageView): { late: boolean; again(): void } {
  const online = useOnline()
  const waits = status === 'processing' && queue === 0 && online
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits || late) return
    return askForResult({ clock: systemClock, ask, giveUp: () => setLate(true) })
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
