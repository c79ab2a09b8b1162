import type { Clock } from '../platform/clock.ts'
import type { Locks } from '../platform/locks.ts'
import { createFinished, type FinishedRecording, joinPieces, recordedMs } from './recorder/finished-recording.ts'
import { PRESETS } from './recorder/presets.ts'
import { RecorderError } from './recorder/recorder-error.ts'
import type { RecorderDb } from './store/recorder-db.ts'
import type { Gap } from './store/recorder-rows.ts'
import { isBeingRecorded } from './store/session-lock.ts'
import { createSessionStore } from './store/session-store.ts'
import { freeRecording, openRecording, openStored, type StoredTake } from './store/stored-take.ts'

/** A recording that ended without being saved, because its tab was closed or killed. */
export interface InterruptedRecording {
  sessionId: string
  moduleId: string
  /** Milliseconds since the epoch, like `lastStoredAt`. */
  startedAt: number
  lastStoredAt: number
  /** Stored length on its own clock. */
  durationSeconds: number
  mimeType: string
  size: number
  gaps: readonly Gap[]
  /** 1, or the part's number in a recording that was split by size (decision 63). */
  part: number
  previousId: string | null
  /** Stopped, but not yet saved. */
  finished: boolean
  /** With its earlier parts shorter than the preset's minimum (decision 64): it can only be continued or discarded. */
  tooShort: boolean
}

/** Locked by this tab until `release` or `unlock`. */
export interface KeptRecording extends FinishedRecording {
  /** Unlocks it without saving: `list` returns it again, and it can be kept, continued or discarded. */
  unlock(): Promise<void>
}

export interface Recovery {
  /** Newest first. `damaged` holds the ids of rows that cannot be read; these rows are left untouched. */
  list(): Promise<{ recordings: InterruptedRecording[]; damaged: string[] }>
  /** Joins the stored pieces into one file. Rejects with RECORDING_NOT_FOUND, RECORDING_FAILED. */
  listen(sessionId: string): Promise<Blob>
  /**
   * Returns what `stop` would have returned, earlier parts included, locked until `release` or `unlock`. Rejects with
   * RecorderError: RECORDING_TOO_SHORT, RECORDING_NOT_FOUND, RECORDING_IN_USE, RECORDING_FAILED.
   */
  keep(sessionId: string): Promise<KeptRecording>
  /** Deletes it without asking; `withEarlier` deletes its earlier parts too. Rejects like `keep`, but never for its length. */
  discard(sessionId: string, options?: { withEarlier?: boolean }): Promise<void>
}

/** Finds recordings that an account left unsaved on this device (R6); `recorder.start` can continue one. */
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
      const lengths = new Map<string, number>()
      for (const { id, finished } of sessions) {
        const segments = await store.segments(id)
        if (segments.length > 0) lengths.set(id, finished?.durationMs ?? recordedMs(segments))
      }
      const before = new Map(sessions.map(({ id, previousId }) => [id, previousId]))
      /** The length that `keep` compares with the minimum: of the part and its earlier parts. */
      const lengthOf = (id: string | null): number => {
        const own = id === null ? undefined : lengths.get(id)
        return own === undefined ? 0 : own + lengthOf(before.get(id ?? '') ?? null)
      }
      for (const session of sessions) {
        if (await isBeingRecorded(locks, session.id)) continue
        const segments = await store.segments(session.id)
        const first = segments[0]
        if (!first) continue
        recordings.push({
          sessionId: session.id,
          moduleId: session.moduleId,
          startedAt: session.createdAt,
          lastStoredAt: session.updatedAt,
          durationSeconds: (lengths.get(session.id) ?? 0) / 1000,
          mimeType: first.mimeType,
          size: segments.reduce((sum, segment) => sum + segment.size, 0),
          gaps: session.gaps,
          part: session.part,
          previousId: session.previousId,
          finished: session.finished !== null,
          tooShort: lengthOf(session.id) < minimumMs(session.preset),
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
        return { ...(await finish(recording, earlierParts)), unlock: () => freeRecording(recording) }
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
        // The newest part is erased last: the earlier ones are found through it.
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
