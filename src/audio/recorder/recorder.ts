import type { MicrophoneDevice } from '../../platform/microphone.ts'
import { createEngine } from '../capture/engine.ts'
import { negotiateMimeType } from '../capture/mime.ts'
import { CAPTURE_TIMING, type CaptureTiming } from '../capture/timing.ts'
import { createMeter, type Meter } from '../meter/meter.ts'
import { type AudioChoices, createSettingsStore } from '../store/settings-store.ts'
import { freeRecording, openRecording } from '../store/stored-take.ts'
import type { FinishedRecording } from './finished-recording.ts'
import { PRESETS, type PresetName } from './presets.ts'
import { RecorderError } from './recorder-error.ts'
import type { RecorderPorts } from './recorder-ports.ts'
import { type RecorderSnapshot, snapshotOf } from './recorder-snapshot.ts'
import { askToPersist } from './storage-watch.ts'

export interface RecorderOptions {
  ownerId: string
  /** `scribe`, `triage` */
  moduleId: string
  preset: PresetName
  timing?: Partial<CaptureTiming>
}

/** Records audio; one per module and account. It outlives every screen and depends on none. */
export interface Recorder {
  /** Returns the same object until something changes, as useSyncExternalStore requires. */
  snapshot(): RecorderSnapshot
  /** Called after every change, ten times a second while recording. */
  subscribe(listener: () => void): () => void
  /**
   * Opens the microphone and records; `continueSession` continues a stored recording (R6). Does nothing while one is
   * under way. Rejects with RecorderError: the microphone's codes, RECORDING_NOT_FOUND, RECORDING_IN_USE.
   */
  start(options?: { continueSession?: string }): Promise<void>
  /** Only while recording. */
  pause(): void
  /** Continues a paused recording; tries the microphone of an interrupted one at once. */
  resume(): void
  /**
   * Rejects with RecorderError NO_ACTIVE_RECORDING, RECORDING_TOO_SHORT or RECORDING_FAILED. After the last two it is
   * paused with everything kept, and can be resumed, stopped again or discarded.
   */
  stop(): Promise<FinishedRecording>
  /** Deletes the recording, a continued one included. Rejects with RECORDING_FAILED; what is left stays recoverable. */
  discard(): Promise<void>
  devices(): Promise<MicrophoneDevice[]>
  /** `null` is the system's default. While recording, the new microphone takes over without a gap. */
  setDevice(id: string | null): Promise<void>
  choices(): Promise<AudioChoices>
  /** Stores the choices for this account and module. Rejects with RecorderError if the microphone cannot be opened with them. */
  choose(choices: Partial<AudioChoices>): Promise<void>
  readonly meter: Meter
  /** Ends the segments and releases the microphone; the recording stays recoverable. */
  close(): Promise<void>
}

export function createRecorder(ports: RecorderPorts, options: RecorderOptions): Recorder {
  const preset = PRESETS[options.preset]
  const settings = createSettingsStore(ports.db, options.ownerId, options.moduleId, preset.noiseReduction)
  const listeners = new Set<() => void>()
  const meter = createMeter()
  let mimeType: string | null = null
  let persistent: boolean | null = null

  const engine = createEngine({
    ports,
    ...options,
    presetName: options.preset,
    preset,
    timing: { ...CAPTURE_TIMING, ...options.timing },
    meter,
    async wish() {
      // Settings that cannot be read must not block recording.
      const choices = await settings.load().catch(() => settings.defaults)
      return { ...choices, sampleRate: preset.sampleRate, channels: preset.channels }
    },
    onChange: () => update(),
  })

  const build = (): RecorderSnapshot =>
    snapshotOf({
      capture: engine.state(),
      monotonic: ports.clock.monotonic(),
      finished: engine.finished(),
      live: engine.live()?.progress() ?? null,
      mimeType,
      device: engine.device(),
      preset,
      silent: engine.monitor.silent(),
      level: meter.level(),
      storageSeconds: engine.monitor.storageSeconds(),
      persistent,
    })

  let snapshot = build()
  const update = () => {
    snapshot = build()
    for (const listener of listeners) listener()
  }

  const choose = async (choices: Partial<AudioChoices>) => {
    await settings.save(choices)
    await engine.changeMicrophone()
    update()
  }

  const isBusy = () => !['idle', 'failed', 'stopped'].includes(engine.state().kind)

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async start({ continueSession } = {}) {
      if (isBusy()) return
      const stored = continueSession ? await openRecording(ports, options.ownerId, continueSession) : null
      if (isBusy()) return stored ? await freeRecording(stored) : undefined
      const supports = (type: string) => ports.microphone.supports(type)
      mimeType = stored && supports(stored.mimeType) ? stored.mimeType : negotiateMimeType(supports)
      engine.start(mimeType, stored)
      await engine.acted()
      await engine.opened()
      await engine.acted()
      const state = engine.state()
      if (state.kind === 'failed') throw new RecorderError(state.fault.code, state.fault.detail)
      persistent ??= await askToPersist(ports.room)
      update()
    },
    pause: () => void engine.dispatch({ kind: 'pause', at: engine.moment() }),
    resume: () => void engine.dispatch({ kind: 'resume' }),
    async stop() {
      const before = engine.state()
      engine.dispatch({ kind: 'stop', at: engine.moment() })
      if (engine.state() === before && before.kind !== 'stopping') throw new RecorderError('NO_ACTIVE_RECORDING')
      await engine.acted()
      const state = engine.state()
      const finished = engine.finished()
      if (state.kind === 'stopped' && finished) return finished
      if (state.kind === 'paused' && state.fault) throw new RecorderError(state.fault.code, state.fault.detail)
      throw new RecorderError('NO_ACTIVE_RECORDING')
    },
    async discard() {
      await Promise.all(engine.dispatch({ kind: 'discard' }))
    },
    devices: () => ports.microphone.devices(),
    setDevice: id => choose({ deviceId: id }),
    choices: settings.load,
    choose,
    meter,
    close: engine.close,
  }
}
