import { useCallback, useEffect, useState } from 'react'
import type { MethodName, ResultOf } from '../../../contract/methods.ts'
import { keptRemote } from '../../../db/queries/remote-cache.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { CallParams } from '../../../sync/bridge.ts'
import { useOnline } from '../sync/use-online.ts'
import { bridge } from './bridge.ts'
import { type Asked, fetchRemote, isStale, joinRemote, remoteKey } from './remote.ts'
import { useLive } from './use-live.ts'
import { useCommandContext } from './use-session.ts'

export interface Remote<R> {
  /** The last result; null if there was none yet. */
  value: R | null
  /** Device clock, milliseconds. */
  fetchedAt: number | null
  asked: Asked
  /** Asks again, also while an earlier call is under way: what it answers may be older than the reason to ask. */
  refresh: () => void
  /** Asks again unless a call is under way. */
  join: () => void
}

/**
 * Data that only the server has (a balance, plans, lists of an administrator): the cached result with its age,
 * requested again when online and the result is older than `maxAgeMs`. `params` must be stable.
 */
export function useRemote<N extends MethodName>(
  method: N,
  params: CallParams<N>,
  { maxAgeMs }: { maxAgeMs: number },
): Remote<ResultOf<N>> {
  const context = useCommandContext()
  const online = useOnline()
  const key = remoteKey(method, params)
  const kept = useLive(useCallback(() => keptRemote(context.database, key), [context.database, key]))
  const [asked, setAsked] = useState<Asked>({ kind: 'idle' })
  const ask = useCallback(
    (by: typeof fetchRemote) => {
      setAsked({ kind: 'asking' })
      void by(context, bridge.call, method, params).then(setAsked)
    },
    [context, method, params],
  )
  const refresh = useCallback(() => ask(fetchRemote), [ask])
  const join = useCallback(() => ask(joinRemote), [ask])
  const found = kept.kind === 'ready' ? kept.value : null
  const due = kept.kind === 'ready' && isStale(found?.fetchedAt ?? null, systemClock.now(), maxAgeMs)
  useEffect(() => {
    if (online && due) join()
  }, [online, due, join])
  return {
    // The worker has parsed the result that is cached under this key.
    value: (found?.value ?? null) as ResultOf<N> | null,
    fetchedAt: found?.fetchedAt ?? null,
    asked,
    refresh,
    join,
  }
}
