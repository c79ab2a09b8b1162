import { useEffect, useState } from 'react'
import { systemClock } from '../../platform/clock.ts'

/** The current time, updated every `ms` while `isActive`. */
export function useTick(isActive: boolean, ms: number): number {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => {
    if (!isActive) return
    let stop: (() => void) | null = null
    const next = () => {
      stop = systemClock.after(ms, () => {
        setNow(systemClock.now())
        next()
      })
    }
    next()
    return () => stop?.()
  }, [isActive, ms])
  return now
}
