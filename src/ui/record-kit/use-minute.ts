import { useEffect, useState } from 'react'
import { systemClock } from '../../platform/clock.ts'

const MINUTE = 60_000

/** The current time, updated each minute, so that "today" becomes "yesterday" on a screen left open overnight. */
export function useMinute(): number {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => systemClock.after(MINUTE - (now % MINUTE), () => setNow(systemClock.now())), [now])
  return now
}
