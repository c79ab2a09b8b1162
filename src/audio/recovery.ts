import type { Clock } from '../platform/clock.ts'
import type { Locks } from '../platform/locks.ts'
import { createFinished, type FinishedRecording, joinPieces, recordedMs } from './finished-recording.ts'
import { PRESETS } from './presets.ts'
import type { RecorderDb } from './recorder-db.ts'
import { RecorderError } from './recorder-error.ts'
import type { Gap } from './recorder-rows.ts'
import { isBeingRecorded } from './session-lock.ts'
import { createSessionStore } from './session-store.ts'
import { freeRecording, openRecording, openStored, type StoredTake } from './stored-take.ts'

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

/** In our hands until it is released or let go. */
export interface KeptRecording extends FinishedRecording {
  /** Frees it unsaved: it is found, kept, continued and discarded like before. */
  letGo(): Promise<void>
}

export interface Recovery {
  /** Newest first. `damaged` are ids whose rows cannot be read; nothing touches them. */
  list(): Promise<{ recordings: InterruptedRecording[]; damaged: string[] }>
  /** What is stored of it as one file. */
  listen(sessionId: string): Promise<Blob>
  /**
   * What `stop` would have answered, with the parts before it. Nobody else can touch them until `release`. Rejects with
   * RecorderError: RECORDING_TOO_SHORT, RECORDING_NOT_FOUND, RECORDING_IN_USE, RECORDING_FAILED.
   */
  keep(sessionId: string): Promise<KeptRecording>
  /** Deletes it, and the parts before it where that is wished; the person has confirmed. Rejects like `keep`. */
  discard(sessionId: string, options?: { withEarlier?: boolean }): Promise<void>
}

/** Finds what an account left unsaved on this device (R6). To go on recording it: `recorder.start({continueSession})`. */
export function createRecovery(ports: { db: RecorderDb; locks: Locks; clock: Clock }, ownerId: string): Recovery {
  const { db, locks, clock } = ports
  const store = createSessionStore(db, ownerId)

  const finish = async (take: StoredTake, earlierParts: FinishedRecording[]): Promise<FinishedRecording> => {
    const { session, segments, recordedMs: durationMs, free } = take
    const finished = { ...session, finished: session.finished ?? { at: clock.now(), durationMs } }
    await store.put(finished)
    return createFinished({
      session: finished,
      segments,
      durationMs,
      earlierParts,
      complete: () => true,
      pieces: segment => store.bytes(session.id, segment),
      async release() {
        await store.erase(session.id)
        await free()
      },
    })
  }

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
      const recording = await openRecording(ports, ownerId, sessionId)
      const { session, earlier, recordedMs: lastMs } = recording
      try {
        const minimum = minimumMs(session.preset)
        const length = earlier.reduce((sum, part) => sum + part.recordedMs, lastMs)
        if (length < minimum) throw new RecorderError('RECORDING_TOO_SHORT', `${minimum / 1000}`)
        const earlierParts: FinishedRecording[] = []
        for (const part of earlier) earlierParts.push(await finish(part, []))
        return { ...(await finish(recording, earlierParts)), letGo: () => freeRecording(recording) }
      } catch (error) {
        await freeRecording(recording)
        throw error
      }
    },

    async discard(sessionId, { withEarlier = false } = {}) {
      const recording = withEarlier
        ? await openRecording(ports, ownerId, sessionId)
        : { ...(await openStored(ports, ownerId, sessionId)), earlier: [] }
      try {
        // The last goes last: through it the others are found.
        for (const { session } of [...recording.earlier, recording]) await store.erase(session.id)
      } finally {
        await freeRecording(recording)
      }
    },
  }
}

function minimumMs(preset: string): number {
  const known = Object.entries(PRESETS).find(([name]) => name === preset)
  return (known?.[1].minDuration ?? 0) * 1000
}
