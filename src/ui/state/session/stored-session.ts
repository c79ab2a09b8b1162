import type { FinishedRecording } from '../../../audio/recorder/finished-recording.ts'
import { isNotFound } from '../../../audio/recorder/recorder-error.ts'
import type { KeptRecording } from '../../../audio/recovery.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import type { ModuleRecorder } from '../recorder/module-recorder.ts'

/** True if the recording of this session is already saved as a record. */
export async function isSaved({ uploads, database, accountId }: CommandContext, sessionId: string): Promise<boolean> {
  if (await uploads.blob(accountId, sessionId)) return true
  return (await database.recordings.findOne(sessionId).exec()) !== null
}

/** Recordings locked for saving and not yet saved. A second try reuses them, because they cannot be locked twice. */
const taken = new Map<string, KeptRecording>()

type Recovering = Pick<ModuleRecorder, 'recovery'>

/** Returns what `stop` would have returned, the same object until `unlock`. Rejects with RecorderError. */
export async function lockInterrupted({ recovery }: Recovering, sessionId: string): Promise<FinishedRecording> {
  const finished = taken.get(sessionId) ?? (await recovery.keep(sessionId))
  taken.set(sessionId, finished)
  return finished
}

/** Releases the lock of a recording. If it was not saved, it can be found, continued or discarded once more. */
export async function unlock(sessionId: string): Promise<void> {
  await taken.get(sessionId)?.unlock()
  // Kept until then: what is still locked by this tab must be found by the next try.
  taken.delete(sessionId)
}

/** Rejects with RecorderError, and like `save`. */
export async function saveInterrupted(
  recorder: Recovering,
  sessionId: string,
  save: (finished: FinishedRecording) => Promise<void>,
): Promise<void> {
  try {
    await save(await lockInterrupted(recorder, sessionId))
  } finally {
    await unlock(sessionId)
  }
}

/** Deletes every part. Rejects with RecorderError if that fails; a recording that is not here counts as deleted. */
export async function discardInterrupted({ recovery }: Recovering, sessionId: string): Promise<void> {
  await unlock(sessionId)
  try {
    await recovery.discard(sessionId, { withEarlier: true })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/** Continues the stored session; if it is not here (never stored, or saved), forgets it and starts a new one. */
export async function continueOrStart(
  sessionId: string | null,
  begin: (sessionId: string | null) => Promise<void>,
  forget: () => void,
): Promise<void> {
  try {
    await begin(sessionId)
  } catch (error) {
    if (sessionId === null || !isNotFound(error)) throw error
    forget()
    await begin(null)
  }
}
