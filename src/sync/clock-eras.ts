import type { ClockEra } from '../db/clock-era.ts'
import type { Clock } from '../platform/clock.ts'

/** The server corrects times by whole minutes. */
const TOLERANCE_MS = 60_000
/** Until then an era may have gone on unseen after it was last stored. */
const UNSEEN_MS = 2 * 60_000
const KEEP_EVERY_MS = 30_000
const MOST_ERAS = 20

const same = (a: number | null, b: number) => a !== null && Math.abs(a - b) < TOLERANCE_MS

/**
 * The offset in an era that the server was not heard in: by the jumps beside it, else as before, because a clock stays as
 * it is until it is seen to be set. A jump ahead may be the device's sleep: then the offset is the same on both sides.
 */
function offsetOf(eras: readonly ClockEra[], index: number): number | null {
  const era = eras[index]
  if (!era) return null
  if (era.offsetMs !== null) return era.offsetMs
  const before = offsetOf(eras, index - 1)
  const next = eras[index + 1]
  const after = next?.jumpMs == null ? null : offsetAfter(eras, index + 1)
  if (next?.jumpMs != null && after !== null) {
    const wasSet = next.jumpMs < 0 || same(before, after + next.jumpMs)
    return wasSet ? after + next.jumpMs : after
  }
  if (era.jumpMs === null || before === null) return before
  return era.jumpMs < 0 ? before - era.jumpMs : null
}

/** Like `offsetOf`, from what is known later only. */
function offsetAfter(eras: readonly ClockEra[], index: number): number | null {
  const era = eras[index]
  if (!era || era.offsetMs !== null) return era?.offsetMs ?? null
  const jumpMs = eras[index + 1]?.jumpMs ?? 0
  const after = jumpMs < 0 ? offsetAfter(eras, index + 1) : null
  return after === null ? null : after + jumpMs
}

export interface ClockErasPorts {
  clock: Clock
  /** Reads the eras of earlier runs, the newest last. */
  known(): Promise<ClockEra[]>
  /** Stores all eras; a failure is not told, because the next change stores them again. */
  keep(eras: ClockEra[]): void
}

/**
 * Finds by how much the device's clock was wrong when something was stamped, although it was set since: from the offsets
 * that the server's answers gave, and from jumps against monotonic time.
 */
export class ClockEras {
  private readonly ports: ClockErasPorts
  private ready: Promise<void> = Promise.resolve()
  private eras: ClockEra[] = []
  /** Device clock, milliseconds. */
  private keptAt = 0
  /** Device clock less monotonic time, when last seen. */
  private lead = 0

  constructor(ports: ClockErasPorts) {
    this.ports = ports
  }

  /** Starts a run: the clock may have been set before it, unseen. */
  begin(): void {
    const now = this.ports.clock.now()
    this.lead = this.leadNow()
    this.keptAt = now
    this.eras = [{ from: now, until: now, offsetMs: null, jumpMs: null }]
    this.ready = this.ports.known().then(
      known => {
        this.eras = [...known, ...this.eras].slice(-MOST_ERAS)
        this.ports.keep(this.eras)
      },
      // Without earlier runs, only what is stamped from now on is known.
      () => undefined,
    )
  }

  private leadNow(): number {
    return this.ports.clock.now() - this.ports.clock.monotonic()
  }

  /** Call it often: a jump is dated between two calls. */
  observe(): void {
    const now = this.ports.clock.now()
    const jumpMs = this.leadNow() - this.lead
    const current = this.eras.at(-1)
    if (!current) return
    if (Math.abs(jumpMs) < TOLERANCE_MS) current.until = Math.max(current.until, now)
    else {
      const began = current.until + jumpMs
      current.until = now - jumpMs
      this.add({ from: Math.min(began, now), until: now, offsetMs: null, jumpMs })
    }
    this.lead = this.leadNow()
    if (Math.abs(now - this.keptAt) >= KEEP_EVERY_MS) this.keep()
  }

  private keep(): void {
    this.keptAt = this.ports.clock.now()
    void this.ready.then(() => this.ports.keep(this.eras))
  }

  /** The server's answer gave this offset of the clock as it is now. */
  measured(offsetMs: number): void {
    this.observe()
    const current = this.eras.at(-1)
    if (!current) return
    if (same(current.offsetMs, offsetMs)) return
    if (current.offsetMs === null) {
      current.offsetMs = offsetMs
      this.keep()
    } else {
      const now = this.ports.clock.now()
      this.add({ from: now, until: now, offsetMs, jumpMs: null })
    }
  }

  private add(era: ClockEra): void {
    this.eras = [...this.eras, era].slice(-MOST_ERAS)
    this.keep()
  }

  /**
   * The clock to send with what was stamped at this time, as it would show now had it not been set since; undefined if it
   * was not. `measure` makes the server answer, if it was not heard since the clock was set.
   */
  async deviceTime(stampedAt: number | undefined, measure: () => Promise<unknown>): Promise<number | undefined> {
    await this.ready
    this.observe()
    if (stampedAt === undefined) return undefined
    const last = this.eras.length - 1
    const index = this.eras.findLastIndex(({ from, until }) => from <= stampedAt && stampedAt <= until + UNSEEN_MS)
    if (index === -1 || index === last) return undefined
    if (this.eras[last]?.offsetMs === null) await measure()
    const now = this.eras.at(-1)?.offsetMs ?? null
    const then = offsetOf(this.eras, index)
    if (now === null || then === null || same(then, now)) return undefined
    return Math.round(this.ports.clock.now() + now - then)
  }
}
