import { useEffect, useState } from 'react'
import { browserStorageRoom } from '../../../platform/browser/storage.ts'

export interface Room {
  usedBytes: number
  quotaBytes: number
  /** The browser promised not to evict stored data. */
  persisted: boolean
}

/** Asks the browser not to evict stored data; `useStorageRoom` has the result at its next refresh. */
export const protectStorage = (): Promise<boolean> => browserStorageRoom.persist()

const REFRESH_MS = 30_000

/** Storage on this device, refreshed every 30 s while mounted; null until the browser reports it. */
export function useStorageRoom(): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    let watching = true
    const ask = async () => {
      const [{ usage, quota }, persisted] = await Promise.all([
        browserStorageRoom.estimate(),
        browserStorageRoom.persisted(),
      ])
      if (watching && quota > 0) setRoom({ usedBytes: usage, quotaBytes: quota, persisted })
    }
    void ask()
    const timer = setInterval(() => void ask(), REFRESH_MS)
    return () => {
      watching = false
      clearInterval(timer)
    }
  }, [])
  return room
}
