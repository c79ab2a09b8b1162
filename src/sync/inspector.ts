import type { Clock } from '../platform/clock.ts'

/** One event of the engine; never contains clinical text. */
export interface Trace {
  /** Counts from 1, so that a gap shows what was dropped. */
  number: number
  at: number
  event: string
  detail?: Record<string, string | number | boolean | null>
}

const CAPACITY = 500

/** Keeps the last events of the engine, for /dev/sync. */
export class Inspector {
  private readonly ring: Trace[] = []
  private readonly clock: Clock
  private noted = 0

  constructor(clock: Clock) {
    this.clock = clock
  }

  note(event: string, detail?: Trace['detail']): void {
    this.ring.push({ number: ++this.noted, at: this.clock.now(), event, ...(detail ? { detail } : {}) })
    if (this.ring.length > CAPACITY) this.ring.shift()
  }

  events(): Trace[] {
    return [...this.ring]
  }
}
