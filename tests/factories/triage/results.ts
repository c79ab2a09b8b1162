import type { TriageDetails } from '../../../src/db/uploads/upload-rows.ts'
import { scoreTriage } from '../../../src/domain/triage/score-triage.ts'
import { extractVitals } from '../../../src/domain/triage/speech/extract-vitals.ts'
import type { TriageSources } from '../../../src/domain/triage/triage-sources.ts'

interface Scored {
  triage: TriageDetails
  healthRecordId: number | null
  /** The words of the recording. */
  said: string
  record?: TriageSources['record']
}

/** The server's result of a triage, by the server's rules. */
export const serverResults = ({ triage, healthRecordId, said, record = { ageYears: null, sex: null } }: Scored) => ({
  ...scoreTriage({
    ...{ profileId: triage.profileId, typed: triage.typed, heard: said === '' ? null : extractVitals(said), record },
    ...{ writer: 'engine', transcript: said, suggestions: null, locale: 'en' },
  }),
  ...{ scoredAt: new Date().toISOString(), healthRecordId, documentAssetId: null },
})
