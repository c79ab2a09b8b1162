import { useOnline } from '../../state/use-online.ts'
import { useSyncStatus } from '../../state/use-session.ts'

export type ServerContact =
  /** Nothing has come from the server yet, but it is being asked. */
  | { kind: 'asking' }
  /** The server cannot be reached; `asOf` the device's time of the last complete pull, where this run had one. */
  | { kind: 'away'; asOf: number | null }
  | { kind: 'here' }

/** How far what this device has can be the whole of it. */
export function useServerContact(): ServerContact {
  const online = useOnline()
  const status = useSyncStatus()
  const asOf = status?.lastComplete ?? null
  if (!online || status?.phase === 'offline' || (status?.offlineSince ?? null) !== null) return { kind: 'away', asOf }
  const asking = !status || status.phase === 'starting' || status.phase === 'cycling'
  return asking && asOf === null ? { kind: 'asking' } : { kind: 'here' }
}
