import type { FinishedRecording } from '../../audio/finished-recording.ts'
import { isNotFound } from '../../audio/recorder-error.ts'
import type { KeptRecording } from '../../audio/recovery.ts'
import type { CommandContext } from '../../db/commands/context.ts'
import type { ModuleRecorder } from './module-recorder.ts'

/** The recording of this session is a record by now. */
export async function isSaved({ uploads, database, accountId }: CommandContext, sessionId: string): Promise<boolean> {
  if (await uploads.blob(accountId, sessionId)) return true
  return (await database.recordings.findOne(sessionId).exec()) !== null
}

/** Taken for saving and not saved yet: nobody else can take it, so a second try needs the same one. */
const taken = new Map<string, KeptRecording>()

type Recovering = Pick<ModuleRecorder, 'recovery'>

/** What `stop` would have answered; the same again until it is saved. Rejects with RecorderError. */
export async function takeInterrupted({ recovery }: Recovering, sessionId: string): Promise<FinishedRecording> {
  const finished = taken.get(sessionId) ?? (await recovery.keep(sessionId))
  taken.set(sessionId, finished)
  return finished
}

/** What was taken and could not be saved can be found, continued and discarded again. */
export async function letGo(sessionId: string): Promise<void> {
  const kept = taken.get(sessionId)
  taken.delete(sessionId)
  await kept?.letGo()
}

/** Rejects with RecorderError, and like `save`. */
export async function saveInterrupted(
  recorder: Recovering,
  sessionId: string,
  save: (finished: FinishedRecording) => Promise<void>,
): Promise<void> {
  try {
    await save(await takeInterrupted(recorder, sessionId))
  } finally {
    await letGo(sessionId)
  }
}

/** Deletes every part of it. Rejects with RecorderError when it is here and could not be deleted. */
export async function discardInterrupted({ recovery }: Recovering, sessionId: string): Promise<void> {
  await letGo(sessionId)
  try {
    await recovery.discard(sessionId, { withEarlier: true })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/** Begins with the stored session; one that is not here (never stored, or saved) is forgotten, and it begins afresh. */
export async function goOnOrBegin(
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
