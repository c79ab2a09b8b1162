import { useLingui } from '@lingui/react/macro'
import type { RecordType } from '../../../../contract/entities/health-record.ts'
import { listOf } from '../../../../domain/records/record-lists.ts'
import { INSIGHTS, listPath } from './record-address.ts'
import { useListWords } from './use-list-words.ts'

/** The list of a type's records: the way back from one of them. Of what has no list, the lab results. */
export function useBackToList(recordType: RecordType | null): { to: string; label: string } {
  const { t } = useLingui()
  const words = useListWords()
  if (recordType === 'insight') return { to: INSIGHTS, label: t({ id: 'records.insights', message: 'AI insights' }) }
  const list = (recordType && listOf(recordType)) ?? 'labResults'
  return { to: listPath(list), label: words[list].title }
}
