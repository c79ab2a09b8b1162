import { liveQuery } from 'dexie'
import { useCallback } from 'react'
import { from } from 'rxjs'
import { keptFiles } from '../../../state/records/source-file.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import type { KeptDocumentsModel } from './sync-items.ts'

const NONE = { pinned: 0, unpinned: 0 }

export function useKeptDocuments(): KeptDocumentsModel {
  const { accountId } = useCommandContext()
  const live = useLive(useCallback(() => from(liveQuery(() => keptFiles.usage(accountId))), [accountId]))
  return { ...(live.kind === 'ready' ? live.value : NONE), onFree: () => keptFiles.freeUnpinned(accountId) }
}
