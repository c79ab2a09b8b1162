import { useEffect, useState } from 'react'
import { systemClock } from '../../../../platform/clock.ts'

export type Step = 0 | 25 | 100

/** How long a finished report is shown as such (D §9). */
const RESET_MS = 1000

/** Progress of a report: 0 when it is asked for, 25 once the request is stored, 100 when it is answered, then none. */
export function useProgress(isStarting: boolean, isAwaited: boolean): Step | null {
  const [wasAwaited, setWasAwaited] = useState(isAwaited)
  const [isDone, setDone] = useState(false)
  if (wasAwaited !== isAwaited) {
    setWasAwaited(isAwaited)
    setDone(wasAwaited)
  }
  useEffect(() => (isDone ? systemClock.after(RESET_MS, () => setDone(false)) : undefined), [isDone])
  if (isStarting) return 0
  if (isAwaited) return 25
  return isDone ? 100 : null
}
