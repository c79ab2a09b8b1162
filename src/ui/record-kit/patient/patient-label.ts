import { useLingui } from '@lingui/react/macro'
import type { PatientDocument } from '../../../db/collections/patients.ts'
import { NO_PATIENT } from '../../../db/document.ts'
import { ageOn } from '../../../domain/patients/date-of-birth.ts'
import { usePatient } from '../../state/session/current-patient.ts'
import { useToday } from '../use-today.ts'

/** Returns "Anna Petrova, 54", with the months or days of an infant; the name alone without a date of birth. */
export function useNameAndAge(): (patient: PatientDocument) => string {
  const { t } = useLingui()
  const today = useToday()
  return ({ name, data }) => {
    const age = ageOn(data.dateOfBirth, today)
    if (!age) return name
    const { unit, count } = age
    switch (unit) {
      case 'years':
        return `${name}, ${count}`
      case 'months':
        return t({ id: 'kit.patient.months', message: `${name}, ${count} mo` })
      case 'days':
        return t({ id: 'kit.patient.days', message: `${name}, ${count} d` })
    }
  }
}

/** Name and age of the patient of a record, or that there is none; empty while loading. */
export function usePatientLabel(clientId: string): string {
  const { t } = useLingui()
  const patient = usePatient(clientId)
  const nameAndAge = useNameAndAge()
  if (clientId === NO_PATIENT) return t({ id: 'kit.patient.unknown', message: 'Unknown patient' })
  if (patient === undefined) return ''
  return patient ? nameAndAge(patient) : t({ id: 'kit.patient.gone', message: 'Patient not on this device' })
}
