import { useAtomValue } from 'jotai'
import type { CommandContext } from '../../../db/commands/context.ts'
import type { Database } from '../../../db/open.ts'
import type { Session } from '../../../db/session-store.ts'
import type { SyncStatus } from '../../../sync/bridge.ts'
import { type SessionState, sessionAtom, store, syncStatusAtom } from './session.ts'

export const useSessionState = (): SessionState => useAtomValue(sessionAtom, { store })
export const useSyncStatus = (): SyncStatus | null => useAtomValue(syncStatusAtom, { store })

function useSignedIn(): SessionState & { kind: 'signed-in' } {
  const state = useSessionState()
  if (state.kind !== 'signed-in') throw new Error('this screen needs a signed-in user; the route guard sees to it')
  return state
}

/** The account's local database; only below the guard of signed-in routes. */
export const useDatabase = (): Database => useSignedIn().database
/** What every local write needs; only below the guard of signed-in routes. */
export const useCommandContext = (): CommandContext => useSignedIn().context
/** The signed-in user's session; only below the guard of signed-in routes. */
export const useSession = (): Session => useSignedIn().session
