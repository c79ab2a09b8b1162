import { useLingui } from '@lingui/react/macro'
import type { PatientProblemKey } from '../../../../domain/patients/check-patient.ts'
import type { PatientField } from '../../../../domain/patients/patient-fields.ts'
import type { PatientFormModel } from './use-patient-form.ts'

/** Returns the notes under a field: its problem, and the value from another device if that changed, else the hint. */
export function useFieldNotes({
  problems,
  elsewhere,
}: Pick<PatientFormModel, 'problems' | 'elsewhere'>): (
  field: PatientField,
  hint?: string,
) => { error?: string; hint?: string } {
  const { t } = useLingui()
  const problemText = (key: PatientProblemKey) => {
    switch (key) {
      case 'requiredFieldsEmpty':
        return t({ id: 'requiredFieldsEmpty', message: 'Name and nickname are required.' })
      case 'invalidEmail':
        return t({ id: 'invalidEmail', message: 'This is not a complete e-mail address, such as anna@example.org.' })
      case 'invalidPhone':
        return t({ id: 'invalidPhone', message: 'A phone number has 10 to 14 digits, with or without + in front.' })
      case 'invalidDateOfBirth':
        return t({ id: 'invalidDateOfBirth', message: 'Give a complete date that is not later than today.' })
    }
  }
  return (field, hint) => {
    const [key, other] = [problems[field], elsewhere[field]]
    return {
      error: key && problemText(key),
      hint:
        other === undefined
          ? hint
          : other === ''
            ? t({ id: 'patients.clearedElsewhere', message: 'Another device has cleared this meanwhile.' })
            : t({
                id: 'patients.changedElsewhere',
                message: `Another device has changed this to “${other}” meanwhile.`,
              }),
    }
  }
}
