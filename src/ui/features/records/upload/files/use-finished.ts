import { useEffect } from 'react'
import { browserVisibility } from '../../../../../platform/browser/visibility.ts'
import { systemClock } from '../../../../../platform/clock.ts'
import { useRemote } from '../../../../state/session/use-remote.ts'
import { useOnline } from '../../../../state/sync/use-online.ts'
import { POLL_MS, poll } from './poll.ts'

const NONE = {}

/**
 * Calls `onRefresh` when the in-progress list is refreshed, with the clientIds that it has. It is asked for every 10 s
 * while `isWatched`, the page is visible and the network is there (decision 59).
 */
export function useInProgressRefresh(isWatched: boolean, onRefresh: (clientIds: ReadonlySet<string>) => void): void {
  const { value, fetchedAt, refresh } = useRemote('healthRecords:listRecordsInProgress', NONE, { maxAgeMs: POLL_MS })
  const online = useOnline()
  useEffect(() => {
    if (!isWatched || !online) return
    return poll({ clock: systemClock, visible: browserVisibility.visible, refresh })
  }, [isWatched, online, refresh])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refresh counts, also with the same result.
  useEffect(() => {
    if (value === null) return
    const { uploaded, processing, error, recentlyUploaded } = value
    onRefresh(new Set([uploaded, processing, error, recentlyUploaded].flat().map(({ clientId }) => clientId)))
  }, [fetchedAt])
}
