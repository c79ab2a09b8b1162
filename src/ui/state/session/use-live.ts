import { useEffect, useState } from 'react'
import type { Live } from '../../../db/queries/live.ts'

export type LiveState<T> =
  /** No result yet; `slow` after 100 ms, when a skeleton is due. */
  { kind: 'loading'; slow: boolean } | { kind: 'ready'; value: T } | { kind: 'failed'; reason: unknown }

const SLOW_MS = 100

/** One object, so that an effect that depends on the state runs once, not with every render. */
const LOADING = { kind: 'loading', slow: false } as const

/**
 * The latest result of a live query of the local store. `ask` must be stable: wrap it in useCallback or define it
 * outside. A new `ask` starts a new query.
 */
export function useLive<T>(ask: () => Live<T>): LiveState<T> {
  const [state, setState] = useState<{ ask: () => Live<T>; now: LiveState<T> }>({
    ask,
    now: LOADING,
  })
  useEffect(() => {
    const slow = setTimeout(
      () =>
        setState(was =>
          was.ask === ask && was.now.kind !== 'loading' ? was : { ask, now: { kind: 'loading', slow: true } },
        ),
      SLOW_MS,
    )
    const subscription = ask().subscribe({
      next(value) {
        clearTimeout(slow)
        setState({ ask, now: { kind: 'ready', value } })
      },
      error(reason) {
        clearTimeout(slow)
        setState({ ask, now: { kind: 'failed', reason } })
      },
    })
    return () => {
      clearTimeout(slow)
      subscription.unsubscribe()
    }
  }, [ask])
  return state.ask === ask ? state.now : LOADING
}
