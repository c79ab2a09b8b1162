import type { RecordType } from '../../../../contract/entities/health-record.ts'
import { listOf } from '../../../../domain/records/record-lists.ts'
import { listPath } from './record-address.ts'
import { useListWords } from './use-list-words.ts'

/** The list of a type's records: the way back from one of them. Of what has no list, the lab results. */
export function useBackToList(recordType: RecordType | null): { to: string; label: string } {
  const words = useListWords()
  const list = (recordType && listOf(recordType)) ?? 'labResults'
  return { to: listPath(list), label: words[list].title }
}
