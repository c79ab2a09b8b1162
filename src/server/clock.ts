/** Time for everything under src/server; nothing else there reads a clock. */
export interface Clock {
  /** Milliseconds since 1970, UTC. May jump when the machine's clock is set. */
  now(): number
  /** Milliseconds since an arbitrary moment; never goes back. For measuring how long something took. */
  monotonic(): number
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
}

/** The moment `offset` milliseconds from now, as the database driver takes it. */
export const moment = (clock: Clock, offset = 0): Date => new Date(clock.now() + offset)
