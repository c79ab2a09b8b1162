import { useCallback, useState } from 'react'
import type { Live } from '../../db/queries/live.ts'
import { type LiveState, useLive } from '../state/session/use-live.ts'

/** The state of a live query, and a function that repeats the query after a failure. `ask` must be stable. */
export function useRetryableLive<T>(ask: () => Live<T>): [LiveState<T>, () => void] {
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must repeat the query.
  const found = useLive(useCallback(() => ask(), [ask, attempt]))
  return [found, () => setAttempt(attempt + 1)]
}
