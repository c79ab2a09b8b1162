import { useCallback, useEffect, useState } from 'react'
import { findInterrupted, type Interrupted } from '../../state/interrupted.ts'
import { tellInterrupted, useRecorderValue } from '../../state/recording.ts'
import { useCommandContext } from '../../state/use-session.ts'

export type InterruptedState =
  | { kind: 'looking' }
  | { kind: 'looked'; found: Interrupted[]; damaged: number }
  /** The store of the recorder did not answer; nothing was touched. */
  | { kind: 'failed' }

/** The recordings that were cut off on this device; looked for again when the recorder comes to rest, and on demand. */
export function useInterrupted(): [InterruptedState, () => void] {
  const context = useCommandContext()
  const [state, setState] = useState<InterruptedState>({ kind: 'looking' })
  const [wish, setWish] = useState(0)
  const resting = useRecorderValue(({ state: { kind } }) => kind === 'idle', true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish and a recorder at rest are reasons to look again.
  useEffect(() => {
    let wanted = true
    findInterrupted(context).then(
      result => {
        if (!wanted) return
        tellInterrupted(result.found.length)
        setState({ kind: 'looked', ...result })
      },
      () => wanted && setState({ kind: 'failed' }),
    )
    return () => {
      wanted = false
      tellInterrupted(0)
    }
  }, [context, wish, resting])
  return [state, useCallback(() => setWish(one => one + 1), [])]
}
