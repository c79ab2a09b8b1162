import { useCallback, useEffect, useState } from 'react'
import type { Deletion } from '../../../../contract/methods/account.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { countUnsent, unsentWork } from '../../../state/sync/unsent-work.ts'
import { useOnline } from '../../../state/sync/use-online.ts'

export type DeletionState =
  | { kind: 'loading' }
  | { kind: 'offline' }
  | { kind: 'failed'; code: string }
  | { kind: 'ready'; deletion: Deletion; unsent: number }

export type DeletionTime = 'in-30-days' | 'now'
export type DeletionOutcome = 'done' | 'fresh-sign-in-needed' | 'demo' | 'offline' | 'failed'

/** What deleting the account deletes, asked of the server, and the calls that begin and end it. */
export function useDeletion() {
  const context = useCommandContext()
  const online = useOnline()
  const [state, setState] = useState<DeletionState>({ kind: 'loading' })
  const ask = useCallback(async () => {
    const outcome = await bridge.call('userAccount.user:deletionPreview', {})
    if (outcome.kind === 'unreachable') return setState({ kind: 'offline' })
    if (outcome.kind === 'refused') return setState({ kind: 'failed', code: outcome.code })
    const unsent = await unsentWork(context).then(countUnsent, () => 0)
    setState({ kind: 'ready', deletion: outcome.result, unsent })
  }, [context])
  useEffect(() => {
    if (online) void ask()
    else setState({ kind: 'offline' })
  }, [online, ask])

  const begin = async (when: DeletionTime): Promise<DeletionOutcome> => {
    const outcome = await bridge.call('userAccount.user:delete', { when })
    if (outcome.kind === 'unreachable') return 'offline'
    if (outcome.kind === 'refused') {
      if (outcome.data.errorType === 'FreshSignInNeeded') return 'fresh-sign-in-needed'
      return outcome.data.errorType === 'NoDemoPermission' ? 'demo' : 'failed'
    }
    if (when === 'in-30-days') await ask()
    return 'done'
  }
  const keep = async (): Promise<boolean> => {
    const { kind } = await bridge.call('userAccount.user:keepAccount', {})
    await ask()
    return kind === 'answered'
  }
  return { state, ask, begin, keep }
}
