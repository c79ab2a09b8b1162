import type { Clock } from '../../../../../platform/clock.ts'

/** H §9: how often the in-progress list is asked for. */
export const POLL_MS = 10_000

interface Polling {
  clock: Clock
  visible: () => boolean
  refresh: () => void
}

/** Calls `refresh` every POLL_MS while the page is visible (decision 59); returns a function that ends it. */
export function poll({ clock, visible, refresh }: Polling): () => void {
  let cancel: (() => void) | null = null
  const next = () => {
    cancel = clock.after(POLL_MS, () => {
      if (visible()) refresh()
      next()
    })
  }
  next()
  return () => cancel?.()
}
