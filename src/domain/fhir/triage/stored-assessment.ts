import type { TriageData } from '../../../contract/entities/triage.ts'
import type { Evidence, TriageResults } from '../../../contract/entities/triage-results.ts'
import type { StoredRecord } from '../../records/record-facts.ts'
import type { Assessment } from '../../triage/assess.ts'
import { readTriageData } from '../../triage/triage-record.ts'
import { instant } from '../dates.ts'

/** A triage as it is exported: what was measured, by whom it was said, and whether the server has confirmed the result. */
export interface ExportedTriage {
  record: StoredRecord
  data: TriageData
  assessment: Assessment
  /** Null where only the device has scored it. */
  results: TriageResults | null
  /** ISO with a zone. */
  at: string | undefined
}

/** Null for a triage without a result, or one that another version wrote. */
export function exportedTriage(record: StoredRecord): ExportedTriage | null {
  const data = readTriageData(record.data)
  const results = data?.results ?? null
  const assessment = (results ?? data?.provisional)?.assessment
  if (!data || !assessment) return null
  return { record, data, results, assessment, at: instant(data.startedAt) ?? instant(record.createdAt) }
}

/** A person typed the value, and nothing that was heard contradicts it. A provisional result does not say who did. */
export function isTyped({ results, data }: ExportedTriage, fact: Evidence['fact']): boolean {
  const said = results?.evidence.find(one => one.fact === fact)
  if (results) return said !== undefined && said.from !== 'speech' && said.certainty === 1
  const typed: Readonly<Record<string, unknown>> = data.typed?.vitals ?? {}
  return typed[fact] !== null && typed[fact] !== undefined
}
