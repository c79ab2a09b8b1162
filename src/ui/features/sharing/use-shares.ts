import { useMemo } from 'react'
import { bridge } from '../../state/session/bridge.ts'
import { useRemote } from '../../state/session/use-remote.ts'

/** How often the owner learns that a link was opened while the list is shown. */
const MAX_AGE_MS = 30_000

/** The account's links, of one record or of all, as the server last said; they are revoked there and nowhere else. */
export function useShares(healthRecordId: number | null) {
  const params = useMemo(() => (healthRecordId === null ? {} : { healthRecordId }), [healthRecordId])
  const { value, fetchedAt, asked, refresh } = useRemote('healthRecords.shares:list', params, { maxAgeMs: MAX_AGE_MS })
  /** True once the server has ended it. */
  const revoke = async (id: number): Promise<boolean> => {
    const { kind } = await bridge.call('healthRecords.shares:revoke', { id })
    refresh()
    return kind === 'answered'
  }
  return { shares: value?.shares ?? null, fetchedAt, asked, refresh, revoke }
}
