import type { Clock } from '../../platform/clock.ts'
import type { StorageRoom } from '../../platform/storage.ts'
import { type LiveMeter, METER_MS } from '../meter.ts'
import type { LevelLog } from '../peaks.ts'
import { hear, type SilentSince, tooSilent } from '../silence.ts'
import { STORAGE_CHECK_MS, secondsLeft } from '../storage-watch.ts'

/** The timer of D §9. */
export const TIMER_MS = 100

export interface VitalSigns {
  /** Listens and measures until `end`, 20 times a second. */
  begin(): void
  end(): void
  measureRoom(): Promise<void>
  silent(): boolean
  /** Seconds that still fit on the device; `null` when nobody knows. */
  storageSeconds(): number | null
}

interface VitalOptions {
  clock: Clock
  meter: LiveMeter
  levels(): LevelLog
  room: StorageRoom
  bitsPerSecond: number
  /** Where the own clock is while recording; `null` while not. */
  position(): number | null
  recordedBytes(): number
  /** Ten times a second. */
  onTimer(): void
}

/** What has to be looked at again and again while a microphone is open: level, silence, room. */
export function createVitalSigns(options: VitalOptions): VitalSigns {
  const { clock, meter, room } = options
  let silentSince: SilentSince = null
  let storageSeconds: number | null = null
  let cancel: (() => void) | null = null
  let measuredAt = clock.monotonic()
  let timedAt = clock.monotonic()

  const look = () => {
    cancel = clock.after(METER_MS, look)
    const now = clock.monotonic()
    const level = meter.sample()
    const position = options.position()
    silentSince = position === null ? null : hear(silentSince, now, level)
    if (position !== null && level !== null) options.levels().note(position, level)
    if (now - measuredAt >= STORAGE_CHECK_MS) void measureRoom()
    if (now - timedAt < TIMER_MS) return
    timedAt = now
    options.onTimer()
  }

  async function measureRoom(): Promise<void> {
    measuredAt = clock.monotonic()
    // A browser that refuses to estimate leaves it unknown; the journal notices a full disk by itself.
    const estimate = await room.estimate().catch(() => null)
    storageSeconds = estimate && secondsLeft(estimate, options.recordedBytes(), options.bitsPerSecond)
  }

  return {
    begin() {
      cancel ??= clock.after(METER_MS, look)
    },
    end() {
      cancel?.()
      cancel = null
      silentSince = null
      meter.detach()
    },
    measureRoom,
    silent: () => tooSilent(silentSince, clock.monotonic()),
    storageSeconds: () => storageSeconds,
  }
}
