import type { ConflictDocument } from '../../../../db/collections/conflicts.ts'
import { fieldAt } from '../../../../domain/patients/patient-fields.ts'
import { useFieldLabels } from './use-field-labels.ts'

/** Returns the form's label of a field; null if it is no field of a patient. */
export function useFieldWord(): (place: Pick<ConflictDocument, 'kind' | 'field'>) => string | null {
  const { fields } = useFieldLabels()
  return ({ kind, field: path }) => {
    const field = kind === 'patients' ? fieldAt(path) : null
    return field && fields[field].toLocaleLowerCase()
  }
}
