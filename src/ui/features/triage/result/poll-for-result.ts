import type { Clock } from '../../../../platform/clock.ts'

/** Decision 103: after 3 s, backing off to 10 s, given up after ten minutes. */
const FIRST_MS = 3_000
const LONGEST_MS = 10_000
const GIVE_UP_MS = 10 * 60_000
const BACKOFF = 1.5

interface Asking {
  clock: Pick<Clock, 'monotonic' | 'after'>
  ask(): void
  /** Called once after ten minutes; `ask` is not called again. */
  giveUp(): void
}

/** Calls `ask` repeatedly for ten minutes; the returned function stops it. */
export function pollForResult({ clock, ask, giveUp }: Asking): () => void {
  const began = clock.monotonic()
  let pause = FIRST_MS
  let cancel = clock.after(pause, look)
  function look() {
    const left = GIVE_UP_MS - (clock.monotonic() - began)
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
