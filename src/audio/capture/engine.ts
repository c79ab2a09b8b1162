import type { MicrophoneRequest } from '../../platform/microphone.ts'
import { MicrophoneError } from '../../platform/microphone.ts'
import { LevelLog } from '../file/peaks.ts'
import type { LiveMeter } from '../meter/meter.ts'
import type { FinishedRecording } from '../recorder/finished-recording.ts'
import type { Preset } from '../recorder/presets.ts'
import { RecorderError, storageError } from '../recorder/recorder-error.ts'
import type { RecorderPorts } from '../recorder/recorder-ports.ts'
import type { StoredRecording } from '../store/stored-take.ts'
import { createLiveRecording, type LiveRecording } from './live-recording.ts'
import { createMicrophoneKeeper, type MicrophoneKeeper } from './microphone-keeper.ts'
import { createRecordingMonitor, type RecordingMonitor } from './recording-monitor.ts'
import { activeMs, type CaptureEffect, type CaptureEvent, type CaptureState, type Moment } from './state.ts'
import { faultOf, step } from './step.ts'
import type { CaptureTiming } from './timing.ts'

/** Delay until an interrupted recording tries the microphone again, if the browser sends no event before. */
const REOPEN_MS = 2_000

export interface EngineOptions {
  ports: RecorderPorts
  ownerId: string
  moduleId: string
  presetName: string
  preset: Preset
  timing: CaptureTiming
  meter: LiveMeter
  wish(): Promise<MicrophoneRequest>
  onChange(): void
}

export interface Engine {
  state(): CaptureState
  moment(): Moment
  live(): LiveRecording | null
  finished(): FinishedRecording | null
  device(): { id: string; label: string } | null
  monitor: Pick<RecordingMonitor, 'silent' | 'storageSeconds'>
  /** Starts recording in this format; continues `stored` if given. */
  start(mimeType: string | null, stored: StoredRecording | null): void
  /** Returns one promise per effect. Only `erase` rejects: the other effects report a failure through the state. */
  dispatch(event: CaptureEvent): Promise<void>[]
  /** Resolves when all effects so far are done; a microphone may still be opening. */
  acted(): Promise<void>
  /** Resolves when the microphone requested last is open or refused. */
  opened(): Promise<void>
  /** Switches to the chosen microphone, without a gap while recording. Rejects with RecorderError. */
  changeMicrophone(): Promise<void>
  close(): Promise<void>
}

/** Performs the effects that `step` decides, one after another, and dispatches their results as events. */
export function createEngine(options: EngineOptions): Engine {
  const { ports, preset, meter, onChange } = options
  const { clock } = ports
  const limits = { minMs: preset.minDuration * 1000, maxMs: preset.maxDuration * 1000, autoStop: preset.autoStop }

  let state: CaptureState = { kind: 'idle' }
  let live: LiveRecording | null = null
  let finished: FinishedRecording | null = null
  let stored: StoredRecording | null = null
  let mimeType: string | null = null
  let levels = new LevelLog()
  let effects: Promise<unknown> = Promise.resolve()
  let attempt = 0
  let opening: Promise<void> = Promise.resolve()
  let cancelReopen: (() => void) | null = null
  let allowSleep: (() => void) | null = null

  const moment = (): Moment => ({ monotonic: clock.monotonic(), wall: clock.now() })
  const position = () => activeMs(state, clock.monotonic())

  const monitor = createRecordingMonitor({
    clock,
    meter,
    levels: () => levels,
    room: ports.room,
    bitsPerSecond: preset.bitsPerSecond,
    position: () => (state.kind === 'recording' ? position() : null),
    recordedBytes: () => live?.size() ?? 0,
    onTimer() {
      live?.watch()
      dispatch({ kind: 'tick', at: moment() })
    },
  })

  const keeper: MicrophoneKeeper = createMicrophoneKeeper({
    microphone: ports.microphone,
    visibility: ports.visibility,
    onOpen(stream) {
      meter.attach(stream)
      monitor.begin()
    },
    onLost: reason => dispatch({ kind: 'lost', at: moment(), reason, heardUntil: clock.monotonic() }),
    onBack() {
      // A returning microphone does not free a full disk: the user resumes when there is room.
      if (state.kind !== 'interrupted' || state.gap.reason !== 'storage') dispatch({ kind: 'back' })
    },
  })
  const stopVisibility = ports.visibility.subscribe(visible => {
    if (!visible) live?.flush()
  })

  function dispatch(event: CaptureEvent): Promise<void>[] {
    const next = step(state, event, limits)
    state = next.state
    const running = next.effects.map(effect => {
      const done = effects.then(() => perform(effect))
      effects = done.catch(() => undefined)
      return done
    })
    followState()
    onChange()
    return running
  }

  /** Keeps the screen awake, and a retry of the microphone scheduled, for as long as the state calls for it. */
  function followState(): void {
    if (state.kind === 'recording' || state.kind === 'requesting' || state.kind === 'interrupted')
      allowSleep ??= ports.awake.hold()
    else {
      allowSleep?.()
      allowSleep = null
    }
    const reason = state.kind === 'interrupted' && !state.reopening ? state.gap.reason : null
    if (reason === null || reason === 'storage' || reason === 'withdrawn') {
      cancelReopen?.()
      cancelReopen = null
    } else
      cancelReopen ??= clock.after(REOPEN_MS, () => {
        cancelReopen = null
        dispatch({ kind: 'back' })
      })
  }

  async function perform(effect: CaptureEffect): Promise<void> {
    switch (effect.kind) {
      case 'open':
        // Not awaited: the browser's permission prompt may stay open, and a discard must not wait for it.
        opening = open(++attempt)
        return
      case 'close':
        return live?.close(effect.tail)
      case 'release-microphone':
        return release()
      case 'mark-gap': {
        const { reason, wall } = effect.gap
        live?.mark({ reason, startedAt: wall, endedAt: effect.endedAt, atSeconds: effect.atMs / 1000 })
        return
      }
      case 'finish':
        return finish(effect.activeMs)
      case 'erase': {
        const erased = live
        live = null
        return erased?.erase()
      }
    }
  }

  function release(): void {
    keeper.release()
    monitor.end()
  }

  async function open(token: number): Promise<void> {
    const awaited = () =>
      token === attempt && (state.kind === 'requesting' || (state.kind === 'interrupted' && state.reopening))
    try {
      if (mimeType === null) throw new MicrophoneError('unsupported')
      const begun = live === null ? await record(mimeType) : null
      if (begun && !awaited()) return begun.abandon()
      live ??= begun
      const stream = await keeper.take(await options.wish(), state.kind === 'interrupted')
      if (live && awaited()) {
        void live.begin(stream)
        dispatch({ kind: 'opened', at: moment() })
      } else if (token === attempt) {
        // The recording ended meanwhile, and no newer attempt uses the stream.
        release()
      }
    } catch (error) {
      const fault = error instanceof MicrophoneError ? error.fault : 'failed'
      if (awaited()) dispatch({ kind: 'refused', at: moment(), fault })
      if (!(error instanceof MicrophoneError)) throw error
    }
  }

  async function record(type: string): Promise<LiveRecording> {
    const mine: LiveRecording = await createLiveRecording({
      ...options,
      ports,
      mimeType: type,
      levels,
      stored,
      position,
      stream: keeper.open,
      onLost(reason, heardUntil) {
        if (live === mine) dispatch({ kind: 'lost', at: moment(), reason, heardUntil })
      },
      // A hidden tab's timers may be held back for a minute, its microphone's data is not.
      onChange: () => void dispatch({ kind: 'tick', at: moment() }),
      onReleased() {
        if (live !== mine) return
        live = null
        finished = null
        dispatch({ kind: 'released' })
      },
    })
    return mine
  }

  async function finish(atMs: number): Promise<void> {
    try {
      if (!live) throw new RecorderError('RECORDING_FAILED', 'no-audio')
      finished = await live.finish(atMs)
      dispatch({ kind: 'finished' })
    } catch (error) {
      dispatch({ kind: 'unfinished', fault: storageError(error) })
    }
  }

  return {
    state: () => state,
    moment,
    live: () => live,
    finished: () => finished,
    device() {
      const stream = keeper.open()
      return stream && { id: stream.deviceId, label: stream.label }
    },
    monitor,
    dispatch,
    start(type, continued) {
      live = null
      finished = null
      stored = continued
      mimeType = type
      levels = new LevelLog()
      void monitor.measureRoom()
      dispatch({ kind: 'start', activeMs: continued?.recordedMs ?? 0, gap: continued?.gap ?? null })
    },
    async acted() {
      for (let seen: unknown = null; seen !== effects; ) {
        seen = effects
        await effects
      }
    },
    opened: () => opening,
    async changeMicrophone() {
      if (state.kind === 'paused') release()
      if (state.kind !== 'recording' || !live) return
      try {
        const { stream, adopt } = await keeper.change(await options.wish())
        const heard = state.kind === 'recording' && (await live.begin(stream))
        if (heard) adopt()
        else stream.close()
      } catch (error) {
        if (!(error instanceof MicrophoneError)) throw error
        const { code, detail } = faultOf(error.fault)
        throw new RecorderError(code, detail, error)
      }
    },
    async close() {
      attempt++
      stopVisibility()
      cancelReopen?.()
      allowSleep?.()
      await live?.close(false)
      monitor.end()
      keeper.close()
      await live?.abandon()
      state = { kind: 'idle' }
      live = null
      onChange()
    },
  }
}
