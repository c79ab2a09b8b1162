import type { ConflictDocument } from '../../../db/documents.ts'
import { fieldAt } from '../../../domain/patients/patient-fields.ts'
import { useFieldLabels } from '../../features/patients/use-field-labels.ts'
import { useConflictWords } from '../../features/shell/conflict-words.ts'

/** What a field that two devices changed is called where it is filled in. */
export function useFieldWord(): (conflict: ConflictDocument) => string {
  const { fields } = useFieldLabels()
  const words = useConflictWords()
  return ({ kind, field: path }) => {
    const field = kind === 'patients' ? fieldAt(path) : null
    return field ? fields[field].toLocaleLowerCase() : words(path)
  }
}
