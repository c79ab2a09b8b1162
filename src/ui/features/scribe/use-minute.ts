import { useEffect, useState } from 'react'
import { systemClock } from '../../../platform/clock.ts'

const MINUTE = 60_000

/** The time, renewed each minute: "today" becomes "yesterday" on a screen that stays open over night. */
export function useMinute(): number {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => systemClock.after(MINUTE - (now % MINUTE), () => setNow(systemClock.now())), [now])
  return now
}
