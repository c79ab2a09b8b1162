import { useCallback } from 'react'
import type { AccountDocument } from '../../../db/collections/account.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { useLive } from '../session/use-live.ts'
import { useDatabase } from '../session/use-session.ts'

/** The signed-in user; null until the account is read, or was pulled for the first time. */
export function useAccount(): AccountDocument | null {
  const database = useDatabase()
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  return account.kind === 'ready' ? account.value : null
}
