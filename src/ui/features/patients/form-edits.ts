import {
  PATIENT_FIELDS,
  type PatientDraft,
  type PatientEdits,
  type PatientField,
} from '../../../domain/patients/patient-fields.ts'

/** What a person typed over what stood there when they began. */
export type FormEdits = { readonly [F in PatientField]?: { text: string; over: string } }

/** The edits with one more; typing back what stood there is no edit. */
export function typed(edits: FormEdits, stored: PatientDraft, field: PatientField, text: string): FormEdits {
  const over = edits[field]?.over ?? stored[field]
  const { [field]: _replaced, ...others } = edits
  return text === over ? others : { ...others, [field]: { text, over } }
}

export function editTexts(edits: FormEdits): PatientEdits {
  const texts: PatientEdits = {}
  for (const field of PATIENT_FIELDS) {
    const edit = edits[field]
    if (edit) texts[field] = edit.text
  }
  return texts
}

/** Fields that another device changed while somebody types over them here, with what stands there now. */
export function changedElsewhere(edits: FormEdits, stored: PatientDraft): PatientEdits {
  const changed: PatientEdits = {}
  for (const field of PATIENT_FIELDS) {
    const [edit, now] = [edits[field], stored[field]]
    if (edit && now !== edit.over && now !== edit.text.trim()) changed[field] = now
  }
  return changed
}
