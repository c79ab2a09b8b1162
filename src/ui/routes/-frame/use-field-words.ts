import { useFieldWord } from '../../features/patients/view/use-field-word.ts'
import { useRecordFieldWord } from '../../features/records/words/use-record-field-word.ts'
import type { FieldWord } from '../../features/shell/sync-centre/compare/version-fields.ts'

/** The labels of every feature's fields, for versions that people compare. */
export function useFieldWords(): FieldWord {
  const patient = useFieldWord()
  const record = useRecordFieldWord()
  return place => patient(place) ?? record(place)
}
