import type { SyncStatus } from '../../sync/bridge.ts'
import { useSyncStatus } from '../state/session/use-session.ts'
import { useOnline } from '../state/sync/use-online.ts'

export type ServerContact =
  /** The first pull is under way. */
  | { kind: 'asking' }
  /** Unreachable since `since`; `asOf` is the last complete pull. Both by the device's clock; null if unknown. */
  | { kind: 'away'; since: number | null; asOf: number | null }
  | { kind: 'here' }

/** `browserOnline` is only a hint: the engine knows whether the server was reached. */
export function serverContact(browserOnline: boolean, status: SyncStatus | null): ServerContact {
  const [since, asOf] = [status?.offlineSince ?? null, status?.lastComplete ?? null]
  if (!browserOnline || status?.phase === 'offline' || since !== null) return { kind: 'away', since, asOf }
  const asking = !status || status.phase === 'starting' || status.phase === 'cycling'
  return asking && asOf === null ? { kind: 'asking' } : { kind: 'here' }
}

/** Whether the server can be reached, and how complete the data of this device can be. */
export const useServerContact = (): ServerContact => serverContact(useOnline(), useSyncStatus())
