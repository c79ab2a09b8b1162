import type { FinishedRecording } from '../../audio/finished-recording.ts'
import type { CommandContext } from '../../db/commands/context.ts'
import type { ModuleRecorder } from './module-recorder.ts'

/** The recording of this session is a record by now. */
export async function isSaved({ uploads, database, accountId }: CommandContext, sessionId: string): Promise<boolean> {
  if (await uploads.blob(accountId, sessionId)) return true
  return (await database.recordings.findOne(sessionId).exec()) !== null
}

/** Taken for saving and not saved yet: nobody else can take it, so a second try needs the same one. */
const taken = new Map<string, FinishedRecording>()

/** What `stop` would have answered; the same again until it is saved. Rejects with RecorderError. */
export async function takeInterrupted(
  { recovery }: Pick<ModuleRecorder, 'recovery'>,
  sessionId: string,
): Promise<FinishedRecording> {
  const finished = taken.get(sessionId) ?? (await recovery.keep(sessionId))
  taken.set(sessionId, finished)
  return finished
}
