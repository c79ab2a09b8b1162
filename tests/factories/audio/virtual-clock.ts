import type { Clock } from '../../../src/platform/clock.ts'

export interface VirtualClock extends Clock {
  /** Lets the time pass, timer by timer; between two of them everything that waits for the event loop is done. */
  advance(ms: number): Promise<void>
  /** Moves the wall clock only, as a person or the network does. */
  setWall(now: number): void
  /** The machine sleeps: time passes and nothing is done; what was due is done when time passes again. */
  sleep(ms: number): void
  pending(): number
}

/** Turns of the event loop until promises and fake-indexeddb, which works in setImmediate, have nothing left to do. */
export async function turns(count = 12): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(resolve => setImmediate(resolve))
}

export async function until(condition: () => boolean, what: string): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    if (condition()) return
    await turns(1)
  }
  throw new Error(`never happened: ${what}`)
}

export function createVirtualClock(start = 1_795_000_000_000): VirtualClock {
  let monotonic = 1_000
  let wallOffset = start - monotonic
  let timers: { at: number; task: () => void }[] = []
  return {
    now: () => monotonic + wallOffset,
    monotonic: () => monotonic,
    after(ms, task) {
      const timer = { at: monotonic + ms, task }
      timers.push(timer)
      return () => {
        timers = timers.filter(each => each !== timer)
      }
    },
    async advance(ms) {
      const end = monotonic + ms
      await turns()
      for (;;) {
        const next = timers.reduce<(typeof timers)[number] | null>(
          (first, timer) => (timer.at <= end && (first === null || timer.at < first.at) ? timer : first),
          null,
        )
        if (!next) break
        timers = timers.filter(each => each !== next)
        monotonic = Math.max(monotonic, next.at)
        next.task()
        await turns(4)
      }
      monotonic = end
      await turns()
    },
    setWall(now) {
      wallOffset = now - monotonic
    },
    sleep(ms) {
      monotonic += ms
    },
    pending: () => timers.length,
  }
}
