import type { FinishedRecording } from '../../../audio/recorder/finished-recording.ts'
import { RecorderError, storageError } from '../../../audio/recorder/recorder-error.ts'
import type { Gap } from '../../../audio/store/recorder-rows.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import { saveRecording } from '../../../db/commands/recordings.ts'
import type { UploadMode } from '../../../db/commands/uploads.ts'
import type { RecordingDetails, TriageDetails } from '../../../db/uploads/upload-rows.ts'
import { audioExtension } from '../../../domain/files/audio-extension.ts'
import { safeFileName } from '../../../domain/files/file-names.ts'

/** Data about a recording beyond its audio. */
export interface AboutRecording {
  /** `part` is 1, or the number of a part of a recording that outgrew the size limit (decision 63). */
  name(part: number): string
  subtype: string
  patientClientId: string
  /** Typed, or from captions made on this device. */
  transcript: { text: string; model: 'manual' | 'captions' } | null
  /** BCP 47, for the recogniser. */
  locale: string
  /** Makes it the recording of a triage. */
  triage?: TriageDetails
}

/** Parts that are saved already: a repeated save stores only the others. */
const safe = new WeakSet<FinishedRecording>()

/**
 * Saves every part, and releases its pieces only once it is stored (I12). Rejects with RecorderError RECORDING_FAILED;
 * everything is then kept and can be saved again as the same recording, because the session's id is the recording's.
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
    // Pieces that cannot be erased now are found at the next start, and known to be saved.
    await part.release().catch(isRecorderError)
  }
  return saved
}

/** The contract's limit. */
const MOST_GAPS = 1000

const lengthOf = ({ atSeconds, startedAt, endedAt }: Gap) => ({
  atSeconds,
  // The device's clock may have jumped back meanwhile.
  seconds: Math.max(0, (endedAt - startedAt) / 1000),
})

function detailsOf(part: FinishedRecording, about: AboutRecording): RecordingDetails {
  const name = about.name(part.part)
  const { transcript } = about
  return {
    fileName: safeFileName(`${name}.${audioExtension(part.mimeType)}`),
    name,
    subtype: about.subtype,
    mimeType: part.mimeType,
    duration: part.durationSeconds,
    patientClientId: about.patientClientId,
    createdAt: new Date(part.startedAt).toISOString(),
    peaks: [...part.peaks],
    ...(part.gaps.length > 0 && { gaps: part.gaps.slice(0, MOST_GAPS).map(lengthOf) }),
    transcription: transcript && { ...transcript, duration: part.durationSeconds },
    locale: about.locale,
    ...(about.triage && { triage: about.triage }),
  }
}

/** Rejects with RecorderError; the pieces are untouched, so that joining can be tried again. */
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
