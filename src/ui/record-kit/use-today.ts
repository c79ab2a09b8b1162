import { useEffect, useState } from 'react'
import { calendarDay } from '../../domain/patients/date-of-birth.ts'
import { systemClock } from '../../platform/clock.ts'

const MINUTE = 60_000

/** The device's calendar day `yyyy-mm-dd`, updated each minute. */
export function useToday(): string {
  const [today, setToday] = useState(() => calendarDay(systemClock.now()))
  useEffect(() => {
    let cancel: () => void
    const update = () => {
      setToday(calendarDay(systemClock.now()))
      cancel = systemClock.after(MINUTE, update)
    }
    update()
    return () => cancel()
  }, [])
  return today
}
