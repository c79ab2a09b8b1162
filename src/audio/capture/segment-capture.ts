import { type Clock, sleep } from '../../platform/clock.ts'
import { MicrophoneError, type MicrophoneStream, type StreamRecorder } from '../../platform/microphone.ts'
import type { GapReason } from '../store/recorder-rows.ts'
import { type Deferred, deferred } from './deferred.ts'
import type { SegmentStart, Take } from './take.ts'
import type { CaptureTiming } from './timing.ts'

export interface SegmentCapture {
  /**
   * Begins a segment, which takes over from a running one once it delivers data. Resolves to true then; to false if it
   * never delivers, and a running segment continues. Throws MicrophoneError.
   */
  begin(stream: MicrophoneStream, take: Take): Promise<boolean>
  /** Stops all segments; resolves when the take has their last data. `tail` lets the last packet become complete. */
  close(tail: boolean): Promise<void>
  /** Makes the browser deliver buffered data now, because the page may be killed. */
  flush(): void
  /** Call it often: detects a microphone that goes quiet without an event, and a successor that never delivers. */
  watch(): void
}

interface CaptureOptions {
  clock: Clock
  timing: CaptureTiming
  /** The take that gets the first data. A first segment of another take takes over from it as any later one does. */
  take: Take
  mimeType: string
  bitsPerSecond: number
  /** The whole recording's own clock, in milliseconds. */
  position(): number
  /** Called after each piece while no successor is pending: the caller may begin one. `due`: the segment is full. */
  onPiece(due: boolean): void
  /** Called when data stops coming; `heardUntil` is on the monotonic clock. */
  onLost(reason: GapReason, heardUntil: number): void
  /** Called when a segment of another take takes over; the old take gets its last data, then `onTakeLeft` is called. */
  onTakeOver(take: Take): void
  onTakeLeft(take: Take): void
}

interface Run {
  take: Take
  start: SegmentStart
  since: number
  lastData: number
  sleptMs: number
  pieces: number
  recorder: StreamRecorder | null
  /** Monotonic time of the requested stop; `null` while it should run. */
  stoppedAt: number | null
  heard: Deferred<boolean>
  done: Deferred<void>
}

const STOP_PATIENCE_MS = 3_000

/**
 * A chain of MediaRecorders. Each is stopped only after its successor has delivered data, so that two segments overlap
 * (the join cuts that) and never leave a gap.
 */
export function createSegmentCapture(options: CaptureOptions): SegmentCapture {
  const { clock, timing } = options
  let current: Run | null = null
  let next: Run | null = null
  let lastTake = options.take
  let closing = false
  const running = new Set<Run>()
  /** The first piece of an MP4 is a header without sound. */
  const provenAfter = options.mimeType.includes('webm') ? 1 : 2

  const stop = (run: Run) => {
    run.stoppedAt ??= clock.monotonic()
    run.recorder?.stop()
    // A browser that never fires `stop` must not block the recording.
    clock.after(STOP_PATIENCE_MS, () => ended(run))
  }

  const ended = (run: Run) => {
    if (!running.delete(run)) return
    run.take.end(run.start.number, (run.stoppedAt ?? clock.monotonic()) - run.since, clock.now())
    if (next === run) next = null
    const unasked = run.stoppedAt === null && current === run
    if (current === run) current = null
    run.heard.resolve(false)
    run.done.resolve()
    if (run.take !== lastTake && ![...running].some(other => other.take === run.take)) options.onTakeLeft(run.take)
    if (unasked) options.onLost('failed', run.lastData)
  }

  const received = (run: Run, bytes: ArrayBuffer) => {
    if (!running.has(run)) return
    const now = clock.monotonic()
    const heardUntil = run.lastData
    run.lastData = now
    run.pieces++
    // The machine slept: its clock advanced, the microphone delivered nothing.
    const slept = now - heardUntil > timing.stallMs
    if (slept) run.sleptMs += now - heardUntil
    run.take.append(run.start, {
      bytes,
      mimeType: run.recorder?.mimeType() ?? options.mimeType,
      elapsedMs: now - run.since - run.sleptMs,
      now: clock.now(),
    })
    if (slept && run === current) return options.onLost('stalled', heardUntil)
    if (run.pieces < provenAfter) return
    run.heard.resolve(true)
    if (run === next) takeOver(run)
    else if (run === current && next === null && !closing) options.onPiece(now - run.since >= timing.segmentMs)
  }

  const takeOver = (run: Run) => {
    const before = current
    current = run
    next = null
    follow(run.take)
    if (before) stop(before)
  }

  const follow = (take: Take) => {
    const before = lastTake
    lastTake = take
    if (before === take) return
    options.onTakeOver(take)
    if (![...running].some(run => run.take === before)) options.onTakeLeft(before)
  }

  /** Drops a successor that has not taken over; the running segment goes on and holds the same audio. */
  const dismiss = (run: Run) => {
    running.delete(run)
    next = null
    run.recorder?.stop()
    run.heard.resolve(false)
    run.done.resolve()
  }

  return {
    begin(stream, take) {
      const since = clock.monotonic()
      const run: Run = {
        take,
        start: {
          number: take.nextSegment(),
          startedMs: Math.max(0, options.position() - take.baseMs),
          continues: current !== null && current.take === take,
          sampleRate: stream.sampleRate ?? 0,
          channels: stream.channels ?? 0,
        },
        since,
        lastData: since,
        sleptMs: 0,
        pieces: 0,
        recorder: null,
        stoppedAt: null,
        heard: deferred(),
        done: deferred(),
      }
      running.add(run)
      try {
        run.recorder = stream.record(
          { mimeType: options.mimeType, bitsPerSecond: options.bitsPerSecond, timesliceMs: timing.timesliceMs },
          {
            data: bytes => received(run, bytes),
            failed: () => options.onLost('failed', run.lastData),
            stopped: () => ended(run),
          },
        )
      } catch (error) {
        running.delete(run)
        throw error instanceof MicrophoneError ? error : new MicrophoneError('failed', error)
      }
      closing = false
      if (next) dismiss(next)
      if (current) next = run
      else {
        current = run
        follow(take)
      }
      return run.heard.promise
    },

    async close(tail) {
      closing = true
      if (running.size > 0 && tail) await sleep(clock, timing.tailMs)
      const runs = [...running]
      for (const run of runs) if (run.stoppedAt === null) stop(run)
      await Promise.all(runs.map(run => run.done.promise))
    },

    flush() {
      for (const run of running) run.recorder?.flush()
    },

    watch() {
      const now = clock.monotonic()
      if (next && now - next.since > timing.stallMs) dismiss(next)
      if (current && current.stoppedAt === null && now - current.lastData > timing.stallMs)
        options.onLost('stalled', current.lastData)
    },
  }
}
