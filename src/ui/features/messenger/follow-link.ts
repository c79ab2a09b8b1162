import type { Clock } from '../../../platform/clock.ts'

/** P §4, §9. */
const FIRST_CHECK_MS = 5000
const CHECK_MS = 3000

interface Following {
  clock: Clock
  /** False while the page is hidden or has no network: then nothing is asked. */
  active: () => boolean
  /** Asks the server; true ends it. */
  isOver: () => Promise<boolean>
}

/** Asks 5 s after the link was opened, then 3 s after each reply, until it is over; returns a function that ends it. */
export function followLink({ clock, active, isOver }: Following): () => void {
  let ended = false
  let cancel = clock.after(FIRST_CHECK_MS, () => void check())
  async function check(): Promise<void> {
    if (active() && (await isOver())) return
    if (!ended) cancel = clock.after(CHECK_MS, () => void check())
  }
  return () => {
    ended = true
    cancel()
  }
}
