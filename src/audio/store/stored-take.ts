import type { Locks } from '../../platform/locks.ts'
import type { OpenGap } from '../capture/state.ts'
import { recordedMs } from '../recorder/finished-recording.ts'
import { isNotFound, RecorderError } from '../recorder/recorder-error.ts'
import type { RecorderDb } from './recorder-db.ts'
import type { AudioSession, Segment } from './recorder-rows.ts'
import { type Free, lockSession } from './session-lock.ts'
import { createSessionStore } from './session-store.ts'

/** A stored recording that this tab has locked: no other tab records, saves or discards it until `free`. */
export interface StoredTake {
  session: AudioSession
  segments: Segment[]
  mimeType: string
  recordedMs: number
  /** Begins at the session's last stored change. */
  gap: OpenGap
  free: Free
}

/** A stored recording with the parts before it that are not saved yet, oldest first (decision 63). */
export interface StoredRecording extends StoredTake {
  earlier: readonly StoredTake[]
}

/** Rejects with RecorderError RECORDING_NOT_FOUND, RECORDING_IN_USE, RECORDING_FAILED. */
export async function openStored(
  { db, locks }: { db: RecorderDb; locks: Locks },
  ownerId: string,
  sessionId: string,
): Promise<StoredTake> {
  const store = createSessionStore(db, ownerId)
  const free = await lockSession(locks, sessionId)
  if (!free) throw new RecorderError('RECORDING_IN_USE')
  try {
    const session = await store.session(sessionId)
    const segments = await store.segments(sessionId)
    const first = segments[0]
    if (!session || !first) throw new RecorderError('RECORDING_NOT_FOUND')
    const gap = { reason: 'crash' as const, wall: session.updatedAt }
    const length = session.finished?.durationMs ?? recordedMs(segments)
    return { session, segments, mimeType: first.mimeType, recordedMs: length, gap, free }
  } catch (error) {
    await free()
    throw error
  }
}

/** Opens a recording and its unsaved earlier parts: all of them or none. Rejects like `openStored`. */
export async function openRecording(
  ports: { db: RecorderDb; locks: Locks },
  ownerId: string,
  sessionId: string,
): Promise<StoredRecording> {
  const last = await openStored(ports, ownerId, sessionId)
  const { previousId } = last.session
  if (previousId === null) return { ...last, earlier: [] }
  try {
    const { earlier, ...before } = await openRecording(ports, ownerId, previousId)
    return { ...last, earlier: [...earlier, before] }
  } catch (error) {
    // Parts are saved oldest first: if one is gone, so are those before it.
    if (isNotFound(error)) return { ...last, earlier: [] }
    await last.free()
    throw error
  }
}

export async function freeRecording(recording: StoredRecording): Promise<void> {
  await Promise.all([...recording.earlier, recording].map(take => take.free()))
}
