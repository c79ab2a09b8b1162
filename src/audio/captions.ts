import type { Clock } from '../platform/clock.ts'
import type { LocalSpeech, SpeechRun } from '../platform/local-speech.ts'

export type CaptionsState =
  | { kind: 'off' }
  | { kind: 'starting' }
  /** `unsettled` may still change; `text` of the captions will not. */
  | { kind: 'listening'; unsettled: string }
  /** There is no recognition for this language on this device, or it broke off with `fault`, the engine's own name. */
  | { kind: 'unavailable'; fault: string | null }

export interface CaptionsSnapshot {
  readonly state: CaptionsState
  /** Everything settled since the captions were made, phrase after phrase. */
  readonly text: string
}

/** Draft captions while recording. They are made on the device or not at all: no sound ever leaves it. */
export interface Captions {
  /** The same object until something changed. */
  snapshot(): CaptionsSnapshot
  subscribe(listener: () => void): () => void
  /** Listens until `stop`; what was heard before is kept. */
  start(): Promise<void>
  stop(): void
}

/** An engine ends a run after a pause in speech; the next begins after so long, so that one that fails cannot spin. */
const RESTART_MS = 300
/** Ends of a run that are no reason to give up: the next run may hear. */
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
