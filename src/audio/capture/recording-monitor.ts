import type { Clock } from '../../platform/clock.ts'
import type { StorageRoom } from '../../platform/storage.ts'
import type { LevelLog } from '../file/peaks.ts'
import { type LiveMeter, METER_MS } from '../meter/meter.ts'
import { hear, type SilentSince, tooSilent } from '../meter/silence.ts'
import { STORAGE_CHECK_MS, secondsLeft } from '../recorder/storage-watch.ts'

/** The timer of D §9. */
export const TIMER_MS = 100

export interface RecordingMonitor {
  /** Samples the level 20 times a second until `end`. */
  begin(): void
  end(): void
  measureRoom(): Promise<void>
  silent(): boolean
  /** Seconds that still fit on the device; `null` when unknown. */
  storageSeconds(): number | null
}

interface MonitorOptions {
  clock: Clock
  meter: LiveMeter
  levels(): LevelLog
  room: StorageRoom
  bitsPerSecond: number
  /** The own clock while recording; `null` otherwise. */
  position(): number | null
  recordedBytes(): number
  /** Called ten times a second. */
  onTimer(): void
}

/** Measures level, silence and free storage while a microphone is open. */
export function createRecordingMonitor(options: MonitorOptions): RecordingMonitor {
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
    // Without an estimate the room is unknown; the journal detects a full disk by itself.
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
