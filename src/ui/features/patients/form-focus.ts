import { type RefObject, useEffect } from 'react'
import type { PatientField } from '../../../domain/patients/patient-fields.ts'

type FormRef = RefObject<HTMLFormElement | null>

const focusField = ({ current }: FormRef, field: PatientField) => {
  const input = current?.elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
}

/**
 * The focus of a form whose inputs carry the fields' names: on the name when it opens, and after each try to save on the
 * first field with a problem, once its sentence stands beside it.
 */
export function useFormFocus(ref: FormRef, tries: number, problem: PatientField | null): void {
  useEffect(() => focusField(ref, 'name'), [ref])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a correction moves the first problem, and must not move the focus.
  useEffect(() => {
    if (tries > 0 && problem) focusField(ref, problem)
  }, [ref, tries])
}

/** A date of which only a part was typed reads as none; it must not be saved as none. */
export function hasHalfDate(form: HTMLFormElement): boolean {
  const input = form.elements.namedItem('dateOfBirth' satisfies PatientField)
  return input instanceof HTMLInputElement && input.validity.badInput
}
