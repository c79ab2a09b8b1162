import type { Progress } from '../capture/live-recording.ts'
import { activeMs, type CaptureState, type RecorderFault } from '../capture/state.ts'
import type { Gap, GapReason } from '../store/recorder-rows.ts'
import type { FinishedRecording } from './finished-recording.ts'
import type { Preset } from './presets.ts'
import { LOW_STORAGE_SECONDS } from './storage-watch.ts'

export type RecorderState =
  | { kind: 'idle' }
  /** Waits for the browser to open the microphone. */
  | { kind: 'requesting' }
  | { kind: 'recording' }
  /** `fault`: why the last stop was refused (RECORDING_TOO_SHORT) or failed. Everything is kept. */
  | { kind: 'paused'; fault: RecorderFault | null }
  /** No audio since `since` (ms since the epoch). What was recorded is kept; it continues by itself or by `resume`. */
  | { kind: 'interrupted'; reason: GapReason; since: number }
  | { kind: 'stopping' }
  | { kind: 'stopped'; finished: FinishedRecording }
  | { kind: 'failed'; fault: RecorderFault }

export interface RecorderWarnings {
  /** R4: ten seconds of silence. */
  silent: boolean
  /** The level cannot be measured; the recording itself goes on. */
  unmeasured: boolean
  /** R8: seconds that still fit, once they are fewer than five minutes. */
  storageSeconds: number | null
  /** Storing fails at present; audio recorded since then is in memory and would be lost with the tab. */
  storing: RecorderFault | null
  /** The preset's maximum is passed; the recording goes on (decision 63). */
  pastMaximum: boolean
  /** Whether the browser promised not to evict stored data; `null` until it was asked. */
  persistent: boolean | null
}

/** Times are seconds. */
export interface RecorderSnapshot {
  readonly state: RecorderState
  /** Null until a recording exists: an id that a caller stores always leads to one. */
  readonly sessionId: string | null
  /** The own clock: recorded time, without pauses. */
  readonly seconds: number
  /** How many of `seconds` are on the disk. */
  readonly storedSeconds: number
  /** Bytes of the current part. */
  readonly size: number
  readonly part: number
  readonly gaps: readonly Gap[]
  readonly mimeType: string | null
  readonly device: { id: string; label: string } | null
  readonly warnings: RecorderWarnings
}

export interface SnapshotInput {
  capture: CaptureState
  monotonic: number
  finished: FinishedRecording | null
  live: Progress | null
  mimeType: string | null
  device: { id: string; label: string } | null
  preset: Preset
  silent: boolean
  level: number | null
  storageSeconds: number | null
  persistent: boolean | null
}

export function snapshotOf(input: SnapshotInput): RecorderSnapshot {
  const { capture, live, preset } = input
  const ms = activeMs(capture, input.monotonic)
  const recording = capture.kind === 'recording'
  const left = input.storageSeconds
  return {
    state: publicState(capture, input.finished),
    sessionId: hasSession(capture) ? (live?.sessionId ?? null) : null,
    seconds: ms / 1000,
    storedSeconds: Math.min(ms, live?.storedMs ?? 0) / 1000,
    size: live?.size ?? 0,
    part: live?.part ?? 1,
    gaps: live?.gaps ?? [],
    mimeType: input.mimeType,
    device: input.device,
    warnings: {
      silent: recording && input.silent,
      unmeasured: recording && input.level === null,
      storageSeconds: left !== null && left < LOW_STORAGE_SECONDS ? left : null,
      storing:
        live?.storage.kind === 'failing' ? { code: live.storage.error.code, detail: live.storage.error.detail } : null,
      pastMaximum: ms >= preset.maxDuration * 1000,
      persistent: input.persistent,
    },
  }
}

function hasSession(capture: CaptureState): boolean {
  switch (capture.kind) {
    case 'idle':
    case 'failed':
      return false
    case 'requesting':
      return !capture.fresh
    case 'recording':
    case 'paused':
    case 'interrupted':
    case 'stopping':
    case 'stopped':
      return true
  }
}

function publicState(capture: CaptureState, finished: FinishedRecording | null): RecorderState {
  switch (capture.kind) {
    case 'idle':
    case 'requesting':
    case 'recording':
    case 'stopping':
      return { kind: capture.kind }
    case 'paused':
      return { kind: 'paused', fault: capture.fault }
    case 'interrupted':
      return { kind: 'interrupted', reason: capture.gap.reason, since: capture.gap.wall }
    case 'stopped':
      return finished ? { kind: 'stopped', finished } : { kind: 'stopping' }
    case 'failed':
      return { kind: 'failed', fault: capture.fault }
  }
}
