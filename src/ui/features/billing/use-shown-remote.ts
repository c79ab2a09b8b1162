import { useEffect, useRef } from 'react'
import type { MethodName, ResultOf } from '../../../contract/methods.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { CallParams } from '../../../sync/bridge.ts'
import { type Remote, useRemote } from '../../state/session/use-remote.ts'
import { useOnline } from '../../state/sync/use-online.ts'

/** While a screen is shown, what is older is asked for again. */
const MAX_AGE_MS = 60_000
/** What another part of the same screen has just asked for. */
const JUST_NOW_MS = 1000

/** Money as the device has it, asked for again each time it is shown: work elsewhere may have cost something meanwhile. */
export function useShownRemote<N extends MethodName>(method: N, params: CallParams<N>): Remote<ResultOf<N>> {
  const remote = useRemote(method, params, { maxAgeMs: MAX_AGE_MS })
  const online = useOnline()
  const { fetchedAt, refresh } = remote
  const shown = useRef<() => void>(null)
  useEffect(() => {
    // Without any result it is asked for already.
    if (!online || fetchedAt === null || shown.current === refresh) return
    shown.current = refresh
    if (systemClock.now() - fetchedAt > JUST_NOW_MS) refresh()
  }, [online, fetchedAt, refresh])
  return remote
}
