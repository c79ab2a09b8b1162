import type { MicrophoneFault } from '../../platform/microphone.ts'
import type { RecorderErrorCode } from '../recorder/recorder-error.ts'
import type { GapReason } from '../store/recorder-rows.ts'

/** A moment on both clocks: durations come from `monotonic` (R7), `wall` is for display. */
export interface Moment {
  monotonic: number
  wall: number
}

export interface RecorderFault {
  code: RecorderErrorCode
  detail: string | null
}

/** A gap that began at `wall` and has not ended. */
export interface OpenGap {
  reason: GapReason
  wall: number
}

/**
 * `activeMs` is the own clock: the total time in `recording`, without the current stretch (which began at `since`).
 *
 *            start              opened             pause
 *   idle ───────────▶ requesting ─────▶ recording ───────▶ paused
 *    ▲                 │ ▲   │              │  ▲             │ │
 *    │         refused │ │ ▲                │  ▲             │ │
 *    │                 ▼ │ └─── resume ─────┼──┼─────────────┘ │ stop
 *    │               failed            lost │  │ opened        │
 *    │                                      ▼  │               ▼  finished
 *    │                                  interrupted ──stop──▶ stopping ──▶ stopped
 *    └── discard (from every state), released (from stopped) ─────────────────┘
 */
export type CaptureState =
  | { kind: 'idle' }
  /** `fresh`: nothing is recorded yet, so a refusal leads to `failed`. Otherwise `gap` may be open. */
  | { kind: 'requesting'; activeMs: number; fresh: boolean; gap: OpenGap | null }
  | { kind: 'recording'; activeMs: number; since: number }
  /** `fault`: why the last stop was refused or failed. */
  | { kind: 'paused'; activeMs: number; fault: RecorderFault | null }
  | { kind: 'interrupted'; activeMs: number; gap: OpenGap; reopening: boolean }
  | { kind: 'stopping'; activeMs: number }
  | { kind: 'stopped'; activeMs: number }
  | { kind: 'failed'; fault: RecorderFault }

export type CaptureEvent =
  /** `activeMs` and `gap` are those of the session that is continued (R6); 0 and null for a new one. */
  | { kind: 'start'; activeMs: number; gap: OpenGap | null }
  | { kind: 'opened'; at: Moment }
  | { kind: 'refused'; at: Moment; fault: MicrophoneFault }
  | { kind: 'pause'; at: Moment }
  | { kind: 'resume' }
  /** Data stopped coming; `heardUntil` is the time of the last data on the monotonic clock. */
  | { kind: 'lost'; at: Moment; reason: GapReason; heardUntil: number }
  /** A microphone may be back. */
  | { kind: 'back' }
  | { kind: 'tick'; at: Moment }
  | { kind: 'stop'; at: Moment }
  | { kind: 'finished' }
  | { kind: 'unfinished'; fault: RecorderFault }
  | { kind: 'discard' }
  | { kind: 'released' }

/** The engine performs the effects of a step in order. */
export type CaptureEffect =
  /** Take the microphone (open it unless it is open and live) and begin a segment. */
  | { kind: 'open' }
  /** End the running segments and keep them. */
  | { kind: 'close'; tail: boolean }
  | { kind: 'release-microphone' }
  | { kind: 'mark-gap'; gap: OpenGap; endedAt: number; atMs: number }
  | { kind: 'finish'; activeMs: number }
  | { kind: 'erase' }

/** The limits of the preset, in milliseconds. */
export interface CaptureLimits {
  minMs: number
  maxMs: number
  autoStop: boolean
}

/** The own clock at a monotonic time; milliseconds. */
export function activeMs(state: CaptureState, monotonic: number): number {
  switch (state.kind) {
    case 'recording':
      return state.activeMs + Math.max(0, monotonic - state.since)
    case 'requesting':
    case 'paused':
    case 'interrupted':
    case 'stopping':
    case 'stopped':
      return state.activeMs
    case 'idle':
    case 'failed':
      return 0
  }
}
