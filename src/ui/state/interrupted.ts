import type { InterruptedRecording } from '../../audio/recovery.ts'
import type { CommandContext } from '../../db/commands/context.ts'
import type { RecordingDraft } from '../../db/recording-drafts.ts'
import { openScribeRecorder } from './recording.ts'
import { isSaved } from './stored-session.ts'

/** A recording that was cut off, with what the person had said about it, or about the part before it. */
export interface Interrupted extends InterruptedRecording {
  draft: RecordingDraft | null
}

/**
 * What this account left unsaved on this device (R6), newest first; `damaged` cannot be read and is left alone. A session
 * whose recording is stored already was cut off between the saving and the clearing up: that is done here.
 */
export async function findInterrupted(context: CommandContext): Promise<{ found: Interrupted[]; damaged: number }> {
  const { recovery, drafts, accountId } = await openScribeRecorder()
  const { recordings, damaged } = await recovery.list()
  const found: Interrupted[] = []
  for (const recording of recordings) {
    if (recording.moduleId !== 'scribe') continue
    const { sessionId, previousId } = recording
    if (recording.finished && (await isSaved(context, sessionId))) {
      await recovery.discard(sessionId)
      await drafts.drop(sessionId)
    } else {
      const draft = await drafts.of(accountId, sessionId)
      found.push({ ...recording, draft: draft ?? (previousId ? await drafts.of(accountId, previousId) : null) })
    }
  }
  return { found, damaged: damaged.length }
}
