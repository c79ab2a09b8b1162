import type { Clock } from '../../../platform/clock.ts'

/** Decision 103: after 3 s, backing off to 10 s, given up after ten minutes. */
const FIRST_MS = 3_000
const LONGEST_MS = 10_000
const PATIENCE_MS = 10 * 60_000
const BACKOFF = 1.5

interface Asking {
  clock: Pick<Clock, 'monotonic' | 'after'>
  ask(): void
  /** Ten minutes are over, and nobody asks any more. */
  giveUp(): void
}

/** Asks until the answer ends it or the patience is over; the result ends it. */
export function askForResult({ clock, ask, giveUp }: Asking): () => void {
  const began = clock.monotonic()
  let pause = FIRST_MS
  let cancel = clock.after(pause, look)
  function look() {
    const left = PATIENCE_MS - (clock.monotonic() - began)
    if (left <= 0) {
      giveUp()
      return
    }
    ask()
    pause = Math.min(LONGEST_MS, pause * BACKOFF)
    cancel = clock.after(Math.min(pause, left), look)
  }
  return () => cancel()
}
