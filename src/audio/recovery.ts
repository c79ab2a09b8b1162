import type { Clock } from '../platform/clock.ts'
import type { Locks } from '../platform/locks.ts'
import { createFinished, type FinishedRecording, joinPieces, recordedMs } from './finished-recording.ts'
import { PRESETS } from './presets.ts'
import type { RecorderDb } from './recorder-db.ts'
import { RecorderError } from './recorder-error.ts'
import type { Gap } from './recorder-rows.ts'
import { isBeingRecorded } from './session-lock.ts'
import { createSessionStore } from './session-store.ts'
import { openStored } from './stored-take.ts'

/** A recording that ended without being saved, because its tab was closed or killed. */
export interface InterruptedRecording {
  sessionId: string
  moduleId: string
  /** Milliseconds since the epoch, like `lastStoredAt`. */
  startedAt: number
  lastStoredAt: number
  /** By its own clock, as far as it is stored. */
  durationSeconds: number
  mimeType: string
  size: number
  gaps: readonly Gap[]
  /** Of a recording that was split by size (decision 63). */
  part: number
  previousId: string | null
  /** It was stopped, and only the saving is missing. */
  finished: boolean
  /** Shorter than its preset allows to keep (decision 64): it can be continued or discarded. */
  tooShort: boolean
}

export interface Recovery {
  /** Newest first. `damaged` are ids whose rows cannot be read; nothing touches them. */
  list(): Promise<{ recordings: InterruptedRecording[]; damaged: string[] }>
  /** What is stored of it as one file. */
  listen(sessionId: string): Promise<Blob>
  /**
   * What `stop` would have answered. Nobody else can touch it until `release`. Rejects with RecorderError:
   * RECORDING_TOO_SHORT, RECORDING_NOT_FOUND, RECORDING_IN_USE, RECORDING_FAILED.
   */
  keep(sessionId: string): Promise<FinishedRecording>
  /** Deletes it; the person has confirmed. Rejects like `keep`. */
  discard(sessionId: string): Promise<void>
}

/** Finds what an account left unsaved on this device (R6). To go on recording it: `recorder.start({continueSession})`. */
export function createRecovery(ports: { db: RecorderDb; locks: Locks; clock: Clock }, ownerId: string): Recovery {
  const { db, locks, clock } = ports
  const store = createSessionStore(db, ownerId)

  return {
    async list() {
      const { sessions, damaged } = await store.sessions()
      const recordings: InterruptedRecording[] = []
      for (const session of sessions) {
        if (await isBeingRecorded(locks, session.id)) continue
        const segments = await store.segments(session.id)
        const first = segments[0]
        if (!first) continue
        const durationMs = session.finished?.durationMs ?? recordedMs(segments)
        recordings.push({
          sessionId: session.id,
          moduleId: session.moduleId,
          startedAt: session.createdAt,
          lastStoredAt: session.updatedAt,
          durationSeconds: durationMs / 1000,
          mimeType: first.mimeType,
          size: segments.reduce((sum, segment) => sum + segment.size, 0),
          gaps: session.gaps,
          part: session.part,
          previousId: session.previousId,
          finished: session.finished !== null,
          tooShort: durationMs < minimumMs(session.preset),
        })
      }
      return { recordings: recordings.sort((a, b) => b.startedAt - a.startedAt), damaged }
    },

    async listen(sessionId) {
      const segments = await store.segments(sessionId)
      if (segments.length === 0) throw new RecorderError('RECORDING_NOT_FOUND')
      return (await joinPieces(segments, segment => store.bytes(sessionId, segment))).blob
    },

    async keep(sessionId) {
      const { session, segments, recordedMs: durationMs, free } = await openStored(ports, ownerId, sessionId)
      try {
        const minimum = minimumMs(session.preset)
        if (durationMs < minimum) throw new RecorderError('RECORDING_TOO_SHORT', `${minimum / 1000}`)
        const finished = { ...session, finished: session.finished ?? { at: clock.now(), durationMs } }
        await store.put(finished)
        const release = async () => {
          await store.erase(sessionId)
          free()
        }
        return createFinished({
          session: finished,
          segments,
          durationMs,
          earlierParts: [],
          complete: () => true,
          pieces: segment => store.bytes(sessionId, segment),
          release,
        })
      } catch (error) {
        free()
        throw error
      }
    },

    async discard(sessionId) {
      const { free } = await openStored(ports, ownerId, sessionId)
      try {
        await store.erase(sessionId)
      } finally {
        free()
      }
    },
  }
}

function minimumMs(preset: string): number {
  const known = Object.entries(PRESETS).find(([name]) => name === preset)
  return (known?.[1].minDuration ?? 0) * 1000
}
