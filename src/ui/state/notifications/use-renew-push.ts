import { useEffect } from 'react'
import { useSession, useSyncStatus } from '../session/use-session.ts'
import { renewPush } from './push.ts'

/** Once a start, as soon as the server is reached. */
export function useRenewPush(): void {
  const { accountId, impersonated } = useSession()
  const reached = useSyncStatus()?.upToDate === true
  useEffect(() => {
    if (reached && !impersonated) void renewPush(accountId).catch(() => undefined)
  }, [reached, accountId, impersonated])
}
