import { useLingui } from '@lingui/react/macro'
import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { edit } from '../../../../db/commands/context.ts'
import { checkPatient, firstProblem, type PatientProblems } from '../../../../domain/patients/check-patient.ts'
import {
  changedFields,
  draftOf,
  draftWith,
  type PatientContent,
  type PatientDraft,
  type PatientEdits,
  type PatientField,
  withEdits,
} from '../../../../domain/patients/patient-fields.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { changedElsewhere, editTexts, type FieldEdits, typed } from '../../../record-kit/field-edits.ts'
import { useFormDraft } from '../../../record-kit/use-form-draft.ts'
import { useSaySaved } from '../../../record-kit/use-say-saved.ts'
import { useToday } from '../../../record-kit/use-today.ts'
import { useCurrentPatient } from '../../../state/session/current-patient.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { addPatient } from '../actions/patient-actions.ts'
import { hasHalfDate, useFormFocus } from './form-focus.ts'

export interface PatientFormModel {
  ref: RefObject<HTMLFormElement | null>
  state: 'idle' | 'saving' | 'failed'
  /** As typed, not trimmed. */
  texts: PatientDraft
  today: string
  /** Empty until the first attempt to save. */
  problems: PatientProblems
  elsewhere: PatientEdits
  dirty: boolean
  type: (field: PatientField, text: string) => void
  clear: () => void
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

const EMPTY_PATIENT: PatientContent = { name: '', data: {} }

/** The key of a patient's unsaved form draft; null is the form of a new patient. */
export const patientDraftKey = (clientId: string | null): string => `patients/${clientId ?? 'new'}`

/**
 * The edits of a patient, checked and saved. The stored patient stays live: fields that were not edited here follow
 * changes from other devices.
 */
export function usePatientForm(
  patient: PatientDocument | null,
  gone: boolean,
  onSaved: (clientId: string) => void,
): PatientFormModel {
  const context = useCommandContext()
  const current = useCurrentPatient()
  const today = useToday()
  const sayCleared = useSayCleared()
  const saySaved = useSaySaved()
  const ref = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<FieldEdits<PatientField>>({})
  const [tries, setTries] = useState(0)
  const [halfDate, setHalfDate] = useState(false)
  const [state, setState] = useState<PatientFormModel['state']>('idle')
  useFormDraft(patientDraftKey(patient?.clientId ?? null), edits, setEdits)
  const stored = draftOf(patient ?? EMPTY_PATIENT)
  const texts = editTexts(edits)
  const dirty = changedFields(stored, texts).length > 0 || gone
  const check = (half: boolean): PatientProblems => ({
    ...checkPatient(draftWith(stored, texts), today),
    ...(half && { dateOfBirth: 'invalidDateOfBirth' }),
  })
  const problems = tries > 0 ? check(halfDate) : {}
  useFormFocus(ref, tries, firstProblem(problems))

  const write = async (): Promise<string> => {
    if (!patient || gone) return await addPatient(context, withEdits(patient ?? EMPTY_PATIENT, texts), current)
    if (dirty) await edit(context, 'patients', patient.clientId, was => withEdits(was, texts))
    return patient.clientId
  }
  const save = async () => {
    setState('saving')
    try {
      onSaved(await write())
      if (dirty) saySaved()
    } catch {
      setState('failed')
    }
  }
  return {
    ref,
    state,
    texts: { ...stored, ...texts },
    today,
    problems,
    elsewhere: changedElsewhere(edits, stored),
    dirty,
    type(field, text) {
      setEdits(was => typed(was, stored, field, text))
      if (field === 'dateOfBirth') setHalfDate(false)
    },
    clear() {
      setEdits({})
      setTries(0)
      ref.current?.reset()
      sayCleared(() => setEdits(edits))
    },
    submit(event) {
      event.preventDefault()
      if (state === 'saving') return
      const half = hasHalfDate(event.currentTarget)
      setHalfDate(half)
      if (firstProblem(check(half)) === null) void save()
      else setTries(tries + 1)
    },
  }
}

function useSayCleared(): (undo: () => void) => void {
  const { t } = useLingui()
  return undo =>
    toasts.show({
      kind: 'info',
      title: t({ id: 'patients.cleared', message: 'The form is empty again' }),
      action: { label: t({ id: 'patients.undo', message: 'Undo' }), run: undo },
    })
}
