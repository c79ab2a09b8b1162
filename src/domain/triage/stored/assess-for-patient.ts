import type { TriageData } from '../../../contract/entities/triage.ts'
import { type Assessment, assess, knowsAnything } from '../assess.ts'
import { gatherInput } from '../gather-input.ts'
import type { TriageSources } from '../triage-sources.ts'
import { readTranscript } from './stored-transcript.ts'

/** The result of a stored triage with the age and sex of a patient's record; null if nothing is known of the vitals. */
export function assessForPatient(data: TriageData, record: TriageSources['record']): Assessment | null {
  const { input } = gatherInput({ typed: data.typed ?? {}, ...readTranscript(data), record })
  return knowsAnything(input) ? assess({ profileId: data.profile.id, ...input }) : null
}
