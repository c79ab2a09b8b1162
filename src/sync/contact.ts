import type { Clock } from '../platform/clock.ts'

/** While a request waits, a server that sends no byte for this long cannot be reached. */
export const SILENCE_MS = 15_000

export type Reach = 'heard' | 'silent'

/** Whether the server is heard while requests wait for it; any byte of any response counts. */
export class Contact {
  /** From this device's clock to the server's, at the last answer; null before the first. */
  clockOffsetMs: number | null = null
  /** Called with the offset at each answer. */
  onClockOffset: (offsetMs: number) => void = () => undefined
  private readonly clock: Clock
  private readonly listeners = new Set<(reach: Reach) => void>()
  private waiting = 0
  private silent = false
  /** Monotonic milliseconds. */
  private lastHeard = Number.NEGATIVE_INFINITY
  private cancel: (() => void) | null = null

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Called with `silent` after 15 s without a byte while a request waits, and with `heard` at the first byte after. */
  subscribe(listener: (reach: Reach) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A request begins to wait. The returned function ends its wait, also if nothing was heard; call it once. */
  wait(): () => void {
    this.waiting++
    if (this.waiting === 1) this.listen()
    return () => {
      this.waiting--
      if (this.waiting === 0) this.cancel?.()
    }
  }

  measured(offsetMs: number): void {
    this.clockOffsetMs = offsetMs
    this.onClockOffset(offsetMs)
  }

  heard(): void {
    this.lastHeard = this.clock.monotonic()
    if (this.waiting > 0) this.listen()
    if (!this.silent) return
    this.silent = false
    this.announce('heard')
  }

  /** Milliseconds without a byte, of a request that waits since `since` (monotonic). */
  silenceOf(since: number): number {
    return this.clock.monotonic() - Math.max(since, this.lastHeard)
  }

  private listen(): void {
    this.cancel?.()
    this.cancel = this.clock.after(SILENCE_MS, () => {
      if (this.silent) return
      this.silent = true
      this.announce('silent')
    })
  }

  private announce(reach: Reach): void {
    for (const listener of this.listeners) listener(reach)
  }
}
