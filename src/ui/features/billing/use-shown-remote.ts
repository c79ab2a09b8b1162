import { useEffect, useRef } from 'react'
import type { MethodName, ResultOf } from '../../../contract/methods.ts'
import type { CallParams } from '../../../sync/bridge.ts'
import { type Remote, useRemote } from '../../state/session/use-remote.ts'
import { useOnline } from '../../state/sync/use-online.ts'

/** While a screen is shown, what is older is asked for again. */
const MAX_AGE_MS = 60_000

/** Money as the device has it, asked for again each time it is shown: work elsewhere may have cost something meanwhile. */
export function useShownRemote<N extends MethodName>(method: N, params: CallParams<N>): Remote<ResultOf<N>> {
  const remote = useRemote(method, params, { maxAgeMs: MAX_AGE_MS })
  const online = useOnline()
  const { fetchedAt, asked, join } = remote
  const isAsking = asked.kind === 'asking'
  const shown = useRef<() => void>(null)
  useEffect(() => {
    if (!online || shown.current === join) return
    // Without any result it is asked for already.
    if (!isAsking && fetchedAt === null) return
    shown.current = join
    if (!isAsking) join()
  }, [online, fetchedAt, isAsking, join])
  return remote
}
