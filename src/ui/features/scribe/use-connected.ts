import { useOnline } from '../../state/use-online.ts'
import { useSyncStatus } from '../../state/use-session.ts'

/** Whether the server can be reached, as far as anybody knows; `since` when it could not, by this device's clock. */
export function useConnected(): { online: true } | { online: false; since: number | null } {
  const browser = useOnline()
  const status = useSyncStatus()
  const since = status?.offlineSince ?? null
  return browser && status?.phase !== 'offline' && since === null ? { online: true } : { online: false, since }
}
