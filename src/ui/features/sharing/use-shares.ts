import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Share } from '../../../contract/methods/health-record-sharing.ts'
import { revokeShare } from '../../../db/commands/shares.ts'
import { allDocuments } from '../../../db/queries/documents.ts'
import { useMinute } from '../../record-kit/use-minute.ts'
import { bridge } from '../../state/session/bridge.ts'
import { useLive } from '../../state/session/use-live.ts'
import { useRemote } from '../../state/session/use-remote.ts'
import { useCommandContext, useDatabase } from '../../state/session/use-session.ts'
import { useOnline } from '../../state/sync/use-online.ts'

/** An older list is asked for again wherever it is shown. */
const MAX_AGE_MS = 30_000
const ALL = {}

/** `waits`: it is stored here and sent with the next connection; until then the link works. */
export type Revoked = 'ended' | 'waits' | 'refused'

/** The account's links, of one record or of all, as the server last said, and those that wait here for their end. */
export function useShares(healthRecordId: number | null) {
  const context = useCommandContext()
  const online = useOnline()
  const minute = useMinute()
  const { value, fetchedAt, asked, refresh, join } = useRemote('healthRecords.shares:list', ALL, {
    maxAgeMs: MAX_AGE_MS,
  })
  // Others open links: the list is asked for whenever it is opened, and each minute while it is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minute is the reason to ask
  useEffect(() => {
    if (online && document.visibilityState === 'visible') join()
  }, [online, join, minute])
  const waiting = useWaiting(refresh)
  const shares = useMemo(
    () => value?.shares.filter(one => healthRecordId === null || one.healthRecordId === healthRecordId) ?? null,
    [value, healthRecordId],
  )
  const revoke = async ({ id }: Share, name: string): Promise<Revoked> => {
    if (online) {
      const { kind } = await bridge.call('healthRecords.shares:revoke', { id })
      refresh()
      if (kind !== 'unreachable') return kind === 'answered' ? 'ended' : 'refused'
    }
    await revokeShare(context, { shareId: id, name })
    return 'waits'
  }
  return { shares, waiting, fetchedAt, asked, refresh, revoke }
}

/** Numbers of the links whose end was not sent yet; the list is asked for again once one was. */
function useWaiting(refresh: () => void): ReadonlySet<number> {
  const database = useDatabase()
  const found = useLive(useCallback(() => allDocuments(database, 'shareRevocations'), [database]))
  const all = found.kind === 'ready' ? found.value : null
  const count = all?.length ?? 0
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) refresh()
    before.current = count
  }, [count, refresh])
  return useMemo(() => new Set(all?.filter(({ sync }) => !sync.parked).map(({ shareId }) => shareId)), [all])
}
