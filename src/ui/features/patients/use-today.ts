import { useEffect, useState } from 'react'
import { calendarDay } from '../../../domain/patients/date-of-birth.ts'
import { systemClock } from '../../../platform/clock.ts'

const MINUTE = 60_000

/** The calendar day where the device is, `yyyy-mm-dd`; follows midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => calendarDay(systemClock.now()))
  useEffect(() => {
    let cancel: () => void
    const look = () => {
      setToday(calendarDay(systemClock.now()))
      cancel = systemClock.after(MINUTE, look)
    }
    look()
    return () => cancel()
  }, [])
  return today
}
