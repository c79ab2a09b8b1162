import { useEffect, useState } from 'react'
import { type CollectionFacts, collectionFacts } from '../../../db/queries/sync-facts.ts'
import { type Checkpoint, SyncJournal } from '../../../db/sync-journal.ts'
import type { UploadItem } from '../../../db/uploads/upload-rows.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Inspection } from '../../../sync/bridge.ts'
import { bridge } from '../../state/session/bridge.ts'
import { useCommandContext } from '../../state/session/use-session.ts'

export interface SyncInside {
  inspection: Inspection
  collections: CollectionFacts[]
  checkpoints: Checkpoint[]
  uploads: UploadItem[]
  /** Calls that were sent, or were about to be, and have no stored response. */
  unsettled: number
}

const LOOK_AGAIN_MS = 1000

/** Returns the state of the engine and its databases, read every second; null until the first read. */
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
      // A failed read, as under an injected fault, is repeated like any other.
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
