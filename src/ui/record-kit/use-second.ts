import { useEffect, useState } from 'react'
import { systemClock } from '../../platform/clock.ts'

const SECOND = 1000

/** The current time, updated each second, for a countdown. */
export function useSecond(): number {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => systemClock.after(SECOND - (now % SECOND), () => setNow(systemClock.now())), [now])
  return now
}
