import { useCallback } from 'react'
import type { UserData } from '../../../contract/entities/user.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { useLive } from './use-live.ts'
import { useDatabase, useSession } from './use-session.ts'

interface OwnUser {
  /** The nickname, else the name. */
  called: string
  /** Null until the account was read. */
  data: UserData | null
}

/** The signed-in user, live. */
export function useOwnUser(): OwnUser {
  const { accountId, name } = useSession()
  const database = useDatabase()
  const account = useLive(useCallback(() => ownAccount(database, accountId), [database, accountId]))
  const user = account.kind === 'ready' ? account.value : null
  return { called: user?.data.nickname || user?.name || name, data: user?.data ?? null }
}
