import type { Clock } from '../../../src/platform/clock.ts'

export interface VirtualClock extends Clock {
  /** Advances time timer by timer; after each timer all work queued on the event loop is completed. */
  advance(ms: number): Promise<void>
  /** Sets the wall clock only, as a user or a time server does. */
  setWall(now: number): void
  /** Simulates a sleeping machine: time passes without timers; those that are due fire at the next `advance`. */
  sleep(ms: number): void
  pending(): number
}

/** Waits some turns of the event loop, enough for promises and fake-indexeddb, which uses setImmediate, to finish. */
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
