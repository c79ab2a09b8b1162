import { useLingui } from '@lingui/react/macro'
import type { RecordType } from '../../../contract/entities/health-record.ts'

/** One record of each type, in words; null for what is no health record. */
export function useTypeWords(): (recordType: RecordType) => string | null {
  const { t } = useLingui()
  const words: Partial<Record<RecordType, string>> = {
    labResults: t({ id: 'records.type.labResults', message: 'Lab result' }),
    studies: t({ id: 'records.type.studies', message: 'Study' }),
    imaging: t({ id: 'records.type.imaging', message: 'Imaging' }),
    diagnostics: t({ id: 'records.type.diagnostics', message: 'Diagnostics' }),
    conclusions: t({ id: 'records.type.conclusions', message: 'Report of a specialist' }),
    others: t({ id: 'records.type.others', message: 'Other document' }),
    treatment: t({ id: 'records.type.treatment', message: 'Treatment' }),
    insight: t({ id: 'records.type.insight', message: 'Insight' }),
    healthLog: t({ id: 'records.type.healthLog', message: 'Health log' }),
    auto: t({ id: 'records.type.auto', message: 'Document' }),
  }
  return recordType => words[recordType] ?? null
}
