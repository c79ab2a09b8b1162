import type { SyncStatus } from '../../../sync/bridge.ts'
import { useOnline } from '../../state/use-online.ts'
import { useSyncStatus } from '../../state/use-session.ts'

/** Whether the server can be reached, as far as anybody knows; `since` when it could not, by this device's clock. */
export type Connection = { online: true } | { online: false; since: number | null }

export function connection(browserOnline: boolean, status: SyncStatus | null): Connection {
  const since = status?.offlineSince ?? null
  return browserOnline && status?.phase !== 'offline' && since === null ? { online: true } : { online: false, since }
}

export const useConnected = (): Connection => connection(useOnline(), useSyncStatus())
