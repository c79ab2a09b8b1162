import { useCallback, useMemo } from 'react'
import { liveStoredFiles, uploadedDocuments } from '../../../../../db/queries/upload-files.ts'
import { systemClock } from '../../../../../platform/clock.ts'
import { useLive } from '../../../../state/session/use-live.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { useWaitFacts } from '../../../../state/sync/use-wait-facts.ts'
import { type UploadEntry, uploadEntry } from './upload-entry.ts'

export type UploadEntries = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; entries: UploadEntry[] }

/** The stored records of the list: all that are not on the server, and those of `made`; newest first. */
export function useUploadEntries(made: readonly string[]): UploadEntries {
  const { database, uploads, accountId } = useCommandContext()
  const documents = useLive(useCallback(() => uploadedDocuments(database, made), [database, made]))
  const files = useLive(useCallback(() => liveStoredFiles(uploads, accountId), [uploads, accountId]))
  const facts = useWaitFacts()
  const now = systemClock.now()
  const stored = files.kind === 'ready' ? files.value : null
  const found = documents.kind === 'ready' ? documents.value : null
  const entries = useMemo(
    () => found && stored && found.map(one => uploadEntry(one, stored.get(one.clientId), facts, now)),
    [found, stored, facts, now],
  )
  if (documents.kind === 'failed' || files.kind === 'failed') return { kind: 'failed' }
  return entries && facts.jobs ? { kind: 'ready', entries } : { kind: 'loading' }
}
