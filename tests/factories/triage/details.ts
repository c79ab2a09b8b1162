import type { TriageDraft } from '../../../src/db/triage-drafts.ts'
import type { TriageDetails } from '../../../src/db/uploads/upload-rows.ts'
import { assessDraft, typedTriage } from '../../../src/ui/state/triage/draft-assessment.ts'
import { draft } from './draft.ts'

/** The details of a finished triage on the device; by default the septic patient of the reference. */
export function triageDetails(change: Partial<TriageDraft> = {}): TriageDetails {
  const made = draft({
    numbers: { RR: '26', SpO2: '90', SBP: '88', HR: '132', Temp: '39.4' },
    ...{ ACVPU: 'C', onOxygen: true },
    ...change,
  })
  const { assessment, known } = assessDraft(made)
  return {
    profileId: made.profileId,
    usePatientNameAsRecordingName: false,
    startedAt: new Date(made.startedAt).toISOString(),
    typed: typedTriage(made),
    provisional: known ? { assessment, at: new Date(made.startedAt + 60_000).toISOString() } : null,
  }
}
