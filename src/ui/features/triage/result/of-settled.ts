import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import type { TriageOfPatient } from '../../../../db/commands/triage.ts'
import { assessForPatient } from '../../../../domain/triage/stored/assess-for-patient.ts'
import { readTriageData } from '../../../../domain/triage/triage-record.ts'
import type { TriageSources } from '../../../../domain/triage/triage-sources.ts'
import type { SettledFact } from '../intake/settle-patient.tsx'

/** The triage with an age or a pregnancy that a clinician confirmed. The server's result did not know of it. */
export function ofSettled(
  { patientClientId, name, data, createdAt }: RecordingDocument,
  { fact, ...patient }: SettledFact,
  /** `doubted`: what was open before, this fact among them. */
  { record, doubted = [] }: Pick<TriageSources, 'record' | 'doubted'>,
): TriageOfPatient {
  const triage = readTriageData(data)
  if (!triage) return { patientClientId, name, data: {} }
  const before = triage.typed ?? {}
  const confirmed = [...new Set([...(before.confirmed ?? []), fact])]
  const typed = { ...before, patient: { ...before.patient, ...patient }, confirmed }
  const assessment = assessForPatient({ ...triage, typed }, record, doubted)
  const at = triage.provisional?.at ?? triage.startedAt ?? createdAt
  return { patientClientId, name, data: { typed, provisional: assessment && { assessment, at }, results: null } }
}
