import type { InterruptedRecording } from '../../../audio/recovery.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import type { RecordingDraft } from '../../../db/recording-drafts.ts'
import { isSaved } from '../session/stored-session.ts'
import { openScribeRecorder } from './recording.ts'

/** An interrupted recording with its draft, or else the draft of the part before it. */
export interface Interrupted extends InterruptedRecording {
  draft: RecordingDraft | null
}

/**
 * This account's unsaved recordings on this device (R6), newest first, and the number of unreadable ones. A session
 * that was saved but not cleaned up, because the tab closed in between, is discarded here.
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
