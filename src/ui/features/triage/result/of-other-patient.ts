import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import type { TriageOfPatient } from '../../../../db/commands/triage.ts'
import { assessForPatient } from '../../../../domain/triage/stored/assess-for-patient.ts'
import { readTriageData } from '../../../../domain/triage/triage-record.ts'
import type { TriageSources } from '../../../../domain/triage/triage-sources.ts'

/** The triage with the age and sex of another patient's record. The server's result was of the former one. */
export function ofOtherPatient(
  { name, data, createdAt }: RecordingDocument,
  next: { patientClientId: string; record: TriageSources['record'] },
  /** A record that has its patient's name gets that of the next. */
  names: { former: string | null; next: string },
): TriageOfPatient {
  const triage = readTriageData(data)
  const assessment = triage && assessForPatient(triage, next.record)
  const at = triage?.provisional?.at ?? triage?.startedAt ?? createdAt
  return {
    patientClientId: next.patientClientId,
    name: name === names.former ? names.next : name,
    data: triage ? { provisional: assessment && { assessment, at }, results: null } : {},
  }
}
