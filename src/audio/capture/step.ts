import type { MicrophoneFault } from '../../platform/microphone.ts'
import type { GapReason } from '../store/recorder-rows.ts'
import {
  activeMs,
  type CaptureEffect,
  type CaptureEvent,
  type CaptureLimits,
  type CaptureState,
  type Moment,
  type OpenGap,
  type RecorderFault,
} from './state.ts'

export interface Step {
  state: CaptureState
  effects: CaptureEffect[]
}

/** Pure: the caller performs the effects. An event that a state does not handle changes nothing. */
export function step(state: CaptureState, event: CaptureEvent, limits: CaptureLimits): Step {
  switch (event.kind) {
    case 'start':
      if (state.kind !== 'idle' && state.kind !== 'failed' && state.kind !== 'stopped') return stay(state)
      return to(
        { kind: 'requesting', activeMs: event.activeMs, fresh: event.gap === null, gap: event.gap },
        { kind: 'open' },
      )
    case 'opened':
      return opened(state, event.at)
    case 'refused':
      return refused(state, event.at, event.fault)
    case 'pause':
      if (state.kind !== 'recording') return stay(state)
      return to(
        { kind: 'paused', activeMs: activeMs(state, event.at.monotonic), fault: null },
        { kind: 'close', tail: true },
      )
    case 'resume':
      if (state.kind === 'paused')
        return to({ kind: 'requesting', activeMs: state.activeMs, fresh: false, gap: null }, { kind: 'open' })
      return reopen(state)
    case 'lost':
      return lost(state, event)
    case 'back':
      return reopen(state)
    case 'tick':
      if (!limits.autoStop || activeMs(state, event.at.monotonic) < limits.maxMs) return stay(state)
      return state.kind === 'recording' ? stop(state, event.at, limits) : stay(state)
    case 'stop':
      return stop(state, event.at, limits)
    case 'finished':
      return state.kind === 'stopping' ? to({ kind: 'stopped', activeMs: state.activeMs }) : stay(state)
    case 'unfinished':
      if (state.kind !== 'stopping') return stay(state)
      return to({ kind: 'paused', activeMs: state.activeMs, fault: event.fault })
    case 'discard':
      if (state.kind === 'idle') return stay(state)
      return to({ kind: 'idle' }, { kind: 'close', tail: false }, { kind: 'release-microphone' }, { kind: 'erase' })
    case 'released':
      return state.kind === 'stopped' ? to({ kind: 'idle' }) : stay(state)
  }
}

const stay = (state: CaptureState): Step => ({ state, effects: [] })
const to = (state: CaptureState, ...effects: CaptureEffect[]): Step => ({ state, effects })

const closeGap = (gap: OpenGap, at: Moment, atMs: number): CaptureEffect => ({
  kind: 'mark-gap',
  gap,
  endedAt: at.wall,
  atMs,
})

function opened(state: CaptureState, at: Moment): Step {
  if (state.kind !== 'requesting' && state.kind !== 'interrupted') return stay(state)
  const gap = state.gap
  return to(
    { kind: 'recording', activeMs: state.activeMs, since: at.monotonic },
    ...(gap ? [closeGap(gap, at, state.activeMs)] : []),
  )
}

/** A refused first request leads to `failed`; after something was recorded, it is an interruption like any other. */
function refused(state: CaptureState, at: Moment, fault: MicrophoneFault): Step {
  const release = { kind: 'release-microphone' } as const
  if (state.kind === 'interrupted') return to({ ...state, reopening: false }, release)
  if (state.kind !== 'requesting') return stay(state)
  if (state.fresh) return to({ kind: 'failed', fault: faultOf(fault) }, release, { kind: 'erase' })
  const gap = state.gap ?? { reason: reasonOf(fault), wall: at.wall }
  return to({ kind: 'interrupted', activeMs: state.activeMs, gap, reopening: false }, release)
}

function lost(state: CaptureState, event: Extract<CaptureEvent, { kind: 'lost' }>): Step {
  // A paused recording loses nothing: the microphone is opened again on resume.
  if (state.kind === 'paused') return to(state, { kind: 'release-microphone' })
  if (state.kind !== 'recording') return stay(state)
  const silentMs = Math.max(0, event.at.monotonic - Math.max(event.heardUntil, state.since))
  const gap = { reason: event.reason, wall: event.at.wall - silentMs }
  const reopening = canReopen(event.reason) && event.at.monotonic - state.since >= SETTLED_MS
  return to(
    { kind: 'interrupted', activeMs: activeMs(state, event.at.monotonic - silentMs), gap, reopening },
    { kind: 'close', tail: false },
    // A muted track is kept, because only its own event tells when it is unmuted.
    ...(event.reason === 'muted' ? [] : [{ kind: 'release-microphone' } as const]),
    ...(reopening ? [{ kind: 'open' } as const] : []),
  )
}

/** A microphone lost sooner than this after opening is retried with a delay, so that a broken one cannot spin. */
const SETTLED_MS = 1_000

/** Returns true if reopening at once may succeed: when a headset is pulled out, another microphone may be there. */
function canReopen(reason: GapReason): boolean {
  switch (reason) {
    case 'ended':
    case 'stalled':
    case 'failed':
    case 'crash':
      return true
    case 'muted':
    case 'withdrawn':
    case 'storage':
      return false
  }
}

function reopen(state: CaptureState): Step {
  if (state.kind !== 'interrupted' || state.reopening) return stay(state)
  return to({ ...state, reopening: true }, { kind: 'open' })
}

const STOPPABLE: ReadonlySet<CaptureState['kind']> = new Set(['recording', 'paused', 'interrupted'])

function stop(state: CaptureState, at: Moment, limits: CaptureLimits): Step {
  if (state.kind === 'requesting' ? state.fresh : !STOPPABLE.has(state.kind)) return stay(state)
  const length = activeMs(state, at.monotonic)
  const ending: CaptureEffect[] = [
    ...('gap' in state && state.gap ? [closeGap(state.gap, at, length)] : []),
    ...(state.kind === 'recording' ? [{ kind: 'close', tail: true } as const] : []),
  ]
  if (length < limits.minMs) {
    const fault: RecorderFault = { code: 'RECORDING_TOO_SHORT', detail: String(limits.minMs / 1000) }
    return to({ kind: 'paused', activeMs: length, fault }, ...ending)
  }
  return to(
    { kind: 'stopping', activeMs: length },
    ...ending,
    { kind: 'release-microphone' },
    { kind: 'finish', activeMs: length },
  )
}

export function faultOf(fault: MicrophoneFault): RecorderFault {
  switch (fault) {
    case 'unsupported':
      return { code: 'BROWSER_NOT_SUPPORTED', detail: null }
    case 'denied':
      return { code: 'MICROPHONE_ACCESS_DENIED', detail: null }
    case 'missing':
      return { code: 'DEVICE_NOT_FOUND', detail: null }
    case 'busy':
      return { code: 'RECORDING_FAILED', detail: 'microphone-busy' }
    case 'failed':
      return { code: 'RECORDING_FAILED', detail: 'microphone-error' }
  }
}

function reasonOf(fault: MicrophoneFault): GapReason {
  switch (fault) {
    case 'denied':
      return 'withdrawn'
    case 'missing':
      return 'ended'
    case 'busy':
      return 'muted'
    case 'unsupported':
    case 'failed':
      return 'failed'
  }
}
