import { safeAudioName } from '../../audio/audio-file-rules.ts'
import type { FinishedRecording } from '../../audio/finished-recording.ts'
import { RecorderError, storageError } from '../../audio/recorder-error.ts'
import type { CommandContext } from '../../db/commands/context.ts'
import { saveRecording, type UploadMode } from '../../db/commands/recordings.ts'
import type { RecordingDetails, TriageDetails } from '../../db/upload-store.ts'
import { audioExtension } from '../../domain/scribe/audio-extension.ts'

/** What the person and the device know about a recording, beyond its sound. */
export interface AboutRecording {
  /** `part` is 1 for nearly every recording; one that outgrew the size limit has more (decision 63). */
  name(part: number): string
  subtype: string
  patientClientId: string
  /** Typed, or heard by this device. */
  transcript: { text: string; model: 'manual' | 'captions' } | null
  /** BCP 47, for the recogniser. */
  locale: string
  /** Makes it the recording of a triage. */
  triage?: TriageDetails
}

/** Parts that are stored elsewhere by now; of a save that is repeated only the rest is done. */
const safe = new WeakSet<FinishedRecording>()

/**
 * Saves every part of a finished recording and lets go of its pieces only when it is stored (I12): when this rejects,
 * with RecorderError RECORDING_FAILED, everything is where it was and can be saved again. A repeated save is the same
 * recording, because the session's id is the recording's.
 */
export async function saveFinished(
  context: CommandContext,
  finished: FinishedRecording,
  about: AboutRecording,
  mode: UploadMode,
): Promise<string[]> {
  const saved: string[] = []
  for (const part of [...finished.earlierParts, finished]) {
    if (!safe.has(part)) {
      const bytes = await joined(part)
      try {
        await saveRecording(context, bytes, detailsOf(part, about), mode, part.sessionId)
      } catch (error) {
        throw storageError(error)
      }
      safe.add(part)
    }
    saved.push(part.sessionId)
    // What cannot be erased now is found at the next start, and known to be saved.
    await part.release().catch(isRecorderError)
  }
  return saved
}

function detailsOf(part: FinishedRecording, about: AboutRecording): RecordingDetails {
  const name = about.name(part.part)
  const { transcript } = about
  return {
    fileName: safeAudioName(`${name}.${audioExtension(part.mimeType)}`),
    name,
    subtype: about.subtype,
    mimeType: part.mimeType,
    duration: part.durationSeconds,
    patientClientId: about.patientClientId,
    createdAt: new Date(part.startedAt).toISOString(),
    peaks: [...part.peaks],
    transcription: transcript && { ...transcript, duration: part.durationSeconds },
    locale: about.locale,
    ...(about.triage && { triage: about.triage }),
  }
}

/** Whatever hinders the joining, the pieces are untouched and it can be tried again. */
async function joined(part: FinishedRecording): Promise<Blob> {
  try {
    return await part.blob()
  } catch (error) {
    throw error instanceof RecorderError ? error : new RecorderError('RECORDING_FAILED', null, error)
  }
}

function isRecorderError(error: unknown): void {
  if (!(error instanceof RecorderError)) throw error
}
