import { useEffect, useState } from 'react'
import { type CollectionFacts, collectionFacts } from '../../../db/queries/sync-facts.ts'
import { type Checkpoint, SyncJournal } from '../../../db/sync-journal.ts'
import type { UploadItem } from '../../../db/upload-store.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Inspection } from '../../../sync/bridge.ts'
import { bridge } from '../../state/bridge.ts'
import { useCommandContext } from '../../state/use-session.ts'

export interface SyncInside {
  inspection: Inspection
  collections: CollectionFacts[]
  checkpoints: Checkpoint[]
  uploads: UploadItem[]
  /** Calls that left, or were about to, and whose answer is not stored. */
  unsettled: number
}

const LOOK_AGAIN_MS = 1000

/** What the engine and its databases hold, looked at again every second; null until the first look. */
export function useSyncInside(): SyncInside | null {
  const { database, uploads, accountId } = useCommandContext()
  const [inside, setInside] = useState<SyncInside | null>(null)
  useEffect(() => {
    const journal = new SyncJournal(accountId)
    let watching = true
    let cancel: () => void = () => undefined
    const look = async () => {
      const [inspection, collections, checkpoints, items, unsettled] = await Promise.all([
        bridge.inspect(),
        collectionFacts(database),
        journal.allCheckpoints(),
        uploads.items(accountId),
        journal.unsettled(),
      ])
      if (!watching) return
      setInside({ inspection, collections, checkpoints, uploads: items, unsettled: unsettled.length })
    }
    const again = () => {
      // A store that does not answer now, because the weather says so, is asked again.
      void look()
        .catch(() => undefined)
        .then(() => {
          if (watching) cancel = systemClock.after(LOOK_AGAIN_MS, again)
        })
    }
    again()
    return () => {
      watching = false
      cancel()
      journal.close()
    }
  }, [database, uploads, accountId])
  return inside
}
