import { useCallback, useEffect, useRef, useState } from 'react'
import { CHART } from '../../../../domain/timeline/bar-size.ts'

export interface Cursor {
  /** Index of the mark; null without one. */
  at: number | null
  /** Whether its card is open. */
  open: boolean
}

const NONE: Cursor = { at: null, open: false }

/** The mark that is looked at. By pointer its card opens and closes after the delays of H §9, by hand at once. */
export function useCursor(hasNotes: (at: number) => boolean) {
  const [cursor, set] = useState<Cursor>(NONE)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const point = useCallback((at: number) => {
    clearTimeout(timer.current)
    set({ at, open: true })
  }, [])
  const clear = useCallback(() => {
    clearTimeout(timer.current)
    set(NONE)
  }, [])
  const keep = useCallback(() => clearTimeout(timer.current), [])
  const leave = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => set(NONE), CHART.notesUntil)
  }, [])
  const rest = useCallback(
    (at: number) => {
      clearTimeout(timer.current)
      set(was => (was.at === at ? was : { at, open: false }))
      timer.current = setTimeout(() => set({ at, open: true }), hasNotes(at) ? CHART.notesAfter : CHART.cardAfter)
    },
    [hasNotes],
  )
  return { cursor, point, clear, keep, leave, rest }
}
