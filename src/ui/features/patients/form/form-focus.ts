import { type RefObject, useEffect } from 'react'
import type { PatientField } from '../../../../domain/patients/patient-fields.ts'

type FormRef = RefObject<HTMLFormElement | null>

const focusField = ({ current }: FormRef, field: PatientField) => {
  const input = current?.elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
}

/**
 * Focuses the name when the form opens, and after each refused save the first field with a problem, once its message is
 * rendered. The inputs carry the fields' names.
 */
export function useFormFocus(ref: FormRef, tries: number, problem: PatientField | null): void {
  useEffect(() => focusField(ref, 'name'), [ref])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a correction moves the first problem, and must not move the focus.
  useEffect(() => {
    if (tries > 0 && problem) focusField(ref, problem)
  }, [ref, tries])
}

/** True if only a part of the date was typed: its value is empty then, and must not be saved as no date. */
export function hasHalfDate(form: HTMLFormElement): boolean {
  const input = form.elements.namedItem('dateOfBirth' satisfies PatientField)
  return input instanceof HTMLInputElement && input.validity.badInput
}
