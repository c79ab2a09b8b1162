import type { MicrophoneWish } from '../../platform/microphone.ts'
import { MicrophoneError } from '../../platform/microphone.ts'
import type { FinishedRecording } from '../finished-recording.ts'
import type { LiveMeter } from '../meter.ts'
import { LevelLog } from '../peaks.ts'
import type { Preset } from '../presets.ts'
import { RecorderError, storageError } from '../recorder-error.ts'
import type { RecorderPorts } from '../recorder-ports.ts'
import type { StoredRecording } from '../stored-take.ts'
import { createLiveRecording, type LiveRecording } from './live-recording.ts'
import { createMicrophoneKeeper, type MicrophoneKeeper } from './microphone-keeper.ts'
import { activeMs, type CaptureEffect, type CaptureEvent, type CaptureState, type Moment } from './state.ts'
import { faultOf, step } from './step.ts'
import type { CaptureTiming } from './timing.ts'
import { createVitalSigns, type VitalSigns } from './vital-signs.ts'

/** Without an event from the browser an interrupted recording tries the microphone again after so long. */
const REOPEN_MS = 2_000

export interface EngineOptions {
  ports: RecorderPorts
  ownerId: string
  moduleId: string
  presetName: string
  preset: Preset
  timing: CaptureTiming
  meter: LiveMeter
  wish(): Promise<MicrophoneWish>
  onChange(): void
}

export interface Engine {
  state(): CaptureState
  moment(): Moment
  live(): LiveRecording | null
  finished(): FinishedRecording | null
  device(): { id: string; label: string } | null
  signs: Pick<VitalSigns, 'silent' | 'storageSeconds'>
  /** Begins with this format; a stored session is continued. */
  start(mimeType: string | null, stored: StoredRecording | null): void
  /** One promise per effect; they reject only where nobody else tells of a failure (`erase`). */
  dispatch(event: CaptureEvent): Promise<void>[]
  /** When all effects so far are carried out; the opening of a microphone is only begun by then. */
  acted(): Promise<void>
  /** When the microphone that was asked for last is open or refused. */
  opened(): Promise<void>
  /** Takes the wished microphone now, without a gap while recording. Rejects with RecorderError. */
  changeMicrophone(): Promise<void>
  close(): Promise<void>
}

/** Carries out what `step` decides: one effect after another, and the world's answers back as events. */
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
  let letSleep: (() => void) | null = null

  const moment = (): Moment => ({ monotonic: clock.monotonic(), wall: clock.now() })
  const position = () => activeMs(state, clock.monotonic())

  const signs = createVitalSigns({
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
      signs.begin()
    },
    onLost: reason => dispatch({ kind: 'lost', at: moment(), reason, heardUntil: clock.monotonic() }),
    onBack() {
      // A full disk is not cured by a microphone: the person resumes when there is room.
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
    accompany()
    onChange()
    return running
  }

  /** What goes with a state for as long as it lasts: the lit screen, the next try for a microphone. */
  function accompany(): void {
    if (state.kind === 'recording' || state.kind === 'requesting' || state.kind === 'interrupted')
      letSleep ??= ports.awake.hold()
    else {
      letSleep?.()
      letSleep = null
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
        // Not awaited: a question to the person may stay unanswered, and a discard must not wait for it.
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
    signs.end()
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
        // The person went away meanwhile; a newer attempt would have taken the stream over by itself.
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
      // A hidden tab's timers may be held back for a minute; what its microphone delivers is not.
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
    signs,
    dispatch,
    start(type, continued) {
      live = null
      finished = null
      stored = continued
      mimeType = type
      levels = new LevelLog()
      void signs.measureRoom()
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
      letSleep?.()
      await live?.close(false)
      signs.end()
      keeper.close()
      await live?.abandon()
      state = { kind: 'idle' }
      live = null
      onChange()
    },
  }
}
