import type { Clock } from '../platform/clock.ts'
import type { LocalSpeech, SpeechRun } from '../platform/local-speech.ts'

export type CaptionsState =
  | { kind: 'off' }
  | { kind: 'starting' }
  /** `unsettled` may still change; the snapshot's `text` is final. */
  | { kind: 'listening'; unsettled: string }
  /** `fault` is the engine's name of the error that ended recognition; null if the device cannot do this language. */
  | { kind: 'unavailable'; fault: string | null }

export interface CaptionsSnapshot {
  readonly state: CaptionsState
  /** Every settled phrase since `createCaptions`, in order. */
  readonly text: string
}

/** Draft captions while recording. They are made on the device or not at all: audio never leaves it. */
export interface Captions {
  /** Returns the same object until something changes. */
  snapshot(): CaptionsSnapshot
  subscribe(listener: () => void): () => void
  /** Listens until `stop`; text from earlier starts is kept. */
  start(): Promise<void>
  stop(): void
}

/** Engines end a run at a pause in speech. The next run starts after this delay: a failing engine must not spin. */
const RESTART_MS = 300
/** Faults that end a run but not the captions: the next run may succeed. */
const PASSING = new Set(['no-speech', 'aborted', 'network'])

/** `language` is BCP 47: `ru-RU`, `en-US`, `el-GR`. */
export function createCaptions({ speech, clock }: { speech: LocalSpeech; clock: Clock }, language: string): Captions {
  const listeners = new Set<() => void>()
  let snapshot: CaptionsSnapshot = { state: { kind: 'off' }, text: '' }
  let run: SpeechRun | null = null
  let wanted = false
  let cancelRestart: (() => void) | null = null

  const become = (state: CaptionsState, text: string = snapshot.text) => {
    snapshot = { state, text }
    for (const listener of listeners) listener()
  }

  const listen = () => {
    const before = snapshot.text
    const after = (settled: readonly string[]) => [before, ...settled].filter(Boolean).join(' ')
    run = speech.listen(language, {
      heard: (settled, unsettled) => become({ kind: 'listening', unsettled }, after(settled)),
      ended(fault) {
        run = null
        if (!wanted) return become({ kind: 'off' })
        if (fault !== null && !PASSING.has(fault)) {
          wanted = false
          return become({ kind: 'unavailable', fault })
        }
        become({ kind: 'listening', unsettled: '' })
        cancelRestart = clock.after(RESTART_MS, listen)
      },
    })
    if (run) become({ kind: 'listening', unsettled: '' })
    else become({ kind: 'unavailable', fault: null })
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async start() {
      if (wanted) return
      wanted = true
      become({ kind: 'starting' })
      const availability = await speech.availability(language)
      if (!wanted) return
      if (availability === 'available') return listen()
      wanted = false
      become({ kind: 'unavailable', fault: null })
    },
    stop() {
      wanted = false
      cancelRestart?.()
      if (run) run.stop()
      else if (snapshot.state.kind !== 'unavailable') become({ kind: 'off' })
    },
  }
}
