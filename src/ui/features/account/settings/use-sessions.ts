import { useCallback, useEffect, useState } from 'react'
import type { OwnSession } from '../../../../contract/methods/account.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useOnline } from '../../../state/sync/use-online.ts'

export type SessionList =
  | { kind: 'loading' }
  | { kind: 'ready'; sessions: readonly OwnSession[] }
  | { kind: 'unreachable' }
  | { kind: 'refused'; code: string }

/** The account's sessions, which only the server knows; asked again when the network returns. */
export function useSessions() {
  const [list, setList] = useState<SessionList>({ kind: 'loading' })
  const online = useOnline()
  const ask = useCallback(async () => {
    const outcome = await bridge.call('userAccount.sessions:list', {})
    if (outcome.kind === 'answered') setList({ kind: 'ready', sessions: outcome.result.sessions })
    else setList(outcome.kind === 'refused' ? { kind: 'refused', code: outcome.code } : { kind: 'unreachable' })
  }, [])
  useEffect(() => {
    if (online) void ask()
    else setList({ kind: 'unreachable' })
  }, [online, ask])
  /** True if the server has ended it. */
  const revoke = async (which: { sessionId: string } | { others: true }): Promise<boolean> => {
    const { kind } = await bridge.call('userAccount.sessions:revoke', which)
    await ask()
    return kind === 'answered'
  }
  return { list, ask, revoke }
}
