import type { FinishedRecording } from '../../../../audio/recorder/finished-recording.ts'
import { RecorderError, type RecorderErrorCode } from '../../../../audio/recorder/recorder-error.ts'
import type { CommandContext } from '../../../../db/commands/context.ts'
import { saveTypedTriage } from '../../../../db/commands/triage.ts'
import type { UploadMode } from '../../../../db/commands/uploads.ts'
import type { TriageDraft } from '../../../../db/triage-drafts.ts'
import type { TriageDetails } from '../../../../db/uploads/upload-rows.ts'
import {
  checkTriageRecording,
  type TriageRecordingFault,
} from '../../../../domain/triage/recording/recording-limits.ts'
import { typedValue } from '../../../../domain/triage/typed-number.ts'
import type { VitalId } from '../../../../domain/triage/vitals.ts'
import { saveFinished } from '../../../state/recorder/save-recording.ts'
import { assessDraft, typedTriage } from '../../../state/triage/draft-assessment.ts'
import { impossibleField } from './vitals/field-order.ts'

/** Why a triage was not stored. Nothing is lost: the draft and the recording stay as they were. */
export type FinishRefusal =
  /** A number outside the possible range; the refusal holds until `numbers` change. */
  | { kind: 'implausible'; vital: VitalId; given: number; numbers: TriageDraft['numbers'] }
  | { kind: 'recording'; fault: TriageRecordingFault }
  /** `typedAlone`: the recording can never be saved, but the triage can be finished without it. */
  | { kind: 'recorder'; code: RecorderErrorCode; typedAlone: boolean }
  | { kind: 'not-stored' }

/** `clientId` of the record that the triage became. */
export type FinishOutcome = { kind: 'stored'; clientId: string } | { kind: 'refused'; refusal: FinishRefusal }

export interface FinishPorts {
  context: CommandContext
  mode: UploadMode
  /** The name of the record. */
  name: string
  /** BCP 47, for the recogniser. */
  locale: string
  usePatientNameAsRecordingName: boolean
  /** Ends and returns the recording of the draft; null if nothing was recorded. Rejects with RecorderError. */
  recordingOf(draft: TriageDraft): Promise<FinishedRecording | null>
}

/** Error codes after which a recording can never be saved. */
const UNSAVABLE: readonly string[] = ['RECORDING_TOO_SHORT', 'RECORDING_NOT_FOUND', 'NO_ACTIVE_RECORDING']

/** Returns the length of all parts together and the size of the largest part, because each part is sent by itself. */
function wholeOf(last: FinishedRecording) {
  const parts = [...last.earlierParts, last]
  return {
    durationSeconds: parts.reduce((sum, part) => sum + part.durationSeconds, 0),
    bytes: Math.max(...parts.map(({ size }) => size)),
    mimeType: last.mimeType,
  }
}

function detailsOf(draft: TriageDraft, usePatientNameAsRecordingName: boolean, now: number) {
  const { assessment, known } = assessDraft(draft)
  const details: TriageDetails = {
    profileId: draft.profileId,
    usePatientNameAsRecordingName,
    startedAt: new Date(draft.startedAt).toISOString(),
    typed: typedTriage(draft),
    provisional: known ? { assessment, at: new Date(now).toISOString() } : null,
  }
  return { details, known }
}

/** Returns the refusal for a failure of the recorder or the store. */
export function refusalOf(error: unknown, draft: TriageDraft | null): FinishRefusal {
  if (!(error instanceof RecorderError)) return { kind: 'not-stored' }
  const unsavable = UNSAVABLE.includes(error.code)
  const typedAlone = unsavable && draft !== null && assessDraft({ ...draft, heardText: '' }).known
  return { kind: 'recorder', code: error.code, typedAlone }
}

const refused = (refusal: FinishRefusal): FinishOutcome => ({ kind: 'refused', refusal })

/** Ends the recording and stores the triage (I12); returns `stored` only once it is durable. Never rejects. */
export async function finishTriage(draft: TriageDraft, ports: FinishPorts): Promise<FinishOutcome> {
  const { context, mode, name, locale } = ports
  const vital = impossibleField(draft.numbers)
  if (vital) {
    const given = typedValue(draft.numbers[vital]) ?? 0
    return refused({ kind: 'implausible', vital, given, numbers: draft.numbers })
  }
  try {
    const finished = await ports.recordingOf(draft)
    const { details, known } = detailsOf(draft, ports.usePatientNameAsRecordingName, context.clock.now())
    const fault = finished || !known ? checkTriageRecording(finished && wholeOf(finished)) : null
    if (fault) return refused({ kind: 'recording', fault })
    const { patientClientId, clientId } = draft
    if (!finished) {
      await saveTypedTriage(context, { clientId, name, patientClientId, triage: details })
      return { kind: 'stored', clientId }
    }
    const heard = draft.heardText.trim()
    const about = {
      name: () => name,
      subtype: 'dictation',
      patientClientId,
      transcript: heard === '' ? null : { text: heard, model: 'captions' as const },
      locale,
      triage: details,
    }
    await saveFinished(context, finished, about, mode)
    return { kind: 'stored', clientId: finished.sessionId }
  } catch (error) {
    return refused(refusalOf(error, draft))
  }
}
