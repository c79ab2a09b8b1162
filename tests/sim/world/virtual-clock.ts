import type { Clock } from '../../../src/platform/clock.ts'

interface Timer {
  at: number
  order: number
  task: () => void
}

/** The time of a whole world, which passes only through `advance`. */
export class VirtualClock {
  private time = 0
  private order = 0
  private timers: Timer[] = []

  get elapsed(): number {
    return this.time
  }

  after(ms: number, task: () => void): () => void {
    const timer: Timer = { at: this.time + Math.max(0, ms), order: this.order++, task }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter(one => one !== timer)
    }
  }

  /** Milliseconds to the next timer, or null without one. */
  nextIn(): number | null {
    if (this.timers.length === 0) return null
    return Math.min(...this.timers.map(one => one.at)) - this.time
  }

  /** Advances time by `ms` and fires the due timers in order. */
  advance(ms: number): void {
    this.time += ms
    for (;;) {
      const due = this.timers.filter(one => one.at <= this.time).sort((a, b) => a.at - b.at || a.order - b.order)[0]
      if (!due) return
      this.timers = this.timers.filter(one => one !== due)
      due.task()
    }
  }
}

/** The clock of one device. Its monotonic time is the world's; its date may be wrong by years (I13). */
export class DeviceClock implements Clock {
  /** Error of this device's date in milliseconds. */
  skew = 0
  private readonly world: VirtualClock
  private readonly alive: () => boolean

  constructor(world: VirtualClock, alive: () => boolean) {
    this.world = world
    this.alive = alive
  }

  now(): number {
    return Date.UTC(2026, 10, 20, 9) + this.world.elapsed + this.skew
  }

  monotonic(): number {
    return this.world.elapsed
  }

  after(ms: number, task: () => void): () => void {
    return this.world.after(ms, () => {
      if (this.alive()) task()
    })
  }
}
