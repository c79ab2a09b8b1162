import { useCallback, useEffect, useState } from 'react'
import { findInterrupted, type Interrupted } from '../../../../state/recorder/interrupted.ts'
import { setInterruptedCount, useRecorderValue } from '../../../../state/recorder/recording.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'

export type InterruptedState =
  | { kind: 'looking' }
  | { kind: 'looked'; found: Interrupted[]; damaged: number }
  /** The recorder's store could not be read; nothing was changed. */
  | { kind: 'failed' }

/** Finds the interrupted recordings on this device; searches again when the recorder becomes idle, and on request. */
export function useInterrupted(): [InterruptedState, () => void] {
  const context = useCommandContext()
  const [state, setState] = useState<InterruptedState>({ kind: 'looking' })
  const [requests, setRequests] = useState(0)
  const resting = useRecorderValue(({ state: { kind } }) => kind === 'idle', true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests and an idle recorder start a new search.
  useEffect(() => {
    let wanted = true
    findInterrupted(context).then(
      result => {
        if (!wanted) return
        setInterruptedCount(result.found.length)
        setState({ kind: 'looked', ...result })
      },
      () => wanted && setState({ kind: 'failed' }),
    )
    return () => {
      wanted = false
      setInterruptedCount(0)
    }
  }, [context, requests, resting])
  return [state, useCallback(() => setRequests(count => count + 1), [])]
}
