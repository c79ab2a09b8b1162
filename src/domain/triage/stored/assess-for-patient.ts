import type { TriageData } from '../../../contract/entities/triage.ts'
import { type Assessment, assess, knowsAnything } from '../assess.ts'
import { gatherInput } from '../gather-input.ts'
import type { TriageSources } from '../triage-sources.ts'
import { readTranscript } from './stored-transcript.ts'

/**
 * The result of a stored triage with the age and sex of a patient's record; null if nothing is known of the vitals.
 * `doubted` are facts that another result left open.
 */
export function assessForPatient(
  data: TriageData,
  record: TriageSources['record'],
  doubted: TriageSources['doubted'] = [],
): Assessment | null {
  const { input } = gatherInput({ typed: data.typed ?? {}, ...readTranscript(data), record, doubted })
  return knowsAnything(input) ? assess({ profileId: data.profile.id, ...input }) : null
}
