import { useLingui } from '@lingui/react/macro'
import type { PatientField } from '../../../../domain/patients/patient-fields.ts'

export type PatientGroup = 'person' | 'contact' | 'vitalSigns' | 'insurance' | 'description'

export interface FieldLabels {
  groups: Record<PatientGroup, string>
  fields: Record<PatientField, string>
  genders: Record<'male' | 'female', string>
}

/** Labels of a patient's fields and groups, for the form and the facts. */
export function useFieldLabels(): FieldLabels {
  const { t } = useLingui()
  return {
    groups: {
      person: t({ id: 'patients.group.person', message: 'Person' }),
      contact: t({ id: 'patients.group.contact', message: 'Contact' }),
      vitalSigns: t({ id: 'patients.group.vitalSigns', message: 'Recent vital signs' }),
      insurance: t({ id: 'patients.group.insurance', message: 'Insurance' }),
      description: t({ id: 'patients.group.description', message: 'Notes' }),
    },
    fields: {
      name: t({ id: 'patients.field.name', message: 'Name' }),
      nickname: t({ id: 'patients.field.nickname', message: 'Nickname' }),
      gender: t({ id: 'patients.field.gender', message: 'Gender' }),
      dateOfBirth: t({ id: 'patients.field.dateOfBirth', message: 'Date of birth' }),
      phone: t({ id: 'patients.field.phone', message: 'Phone' }),
      email: t({ id: 'patients.field.email', message: 'E-mail' }),
      address: t({ id: 'patients.field.address', message: 'Address' }),
      height: t({ id: 'patients.field.height', message: 'Height' }),
      weight: t({ id: 'patients.field.weight', message: 'Weight' }),
      bloodPressure: t({ id: 'patients.field.bloodPressure', message: 'Blood pressure' }),
      bloodGroup: t({ id: 'patients.field.bloodGroup', message: 'Blood group' }),
      insuranceNumber: t({ id: 'patients.field.insuranceNumber', message: 'Policy number' }),
      insuranceCompany: t({ id: 'patients.field.insuranceCompany', message: 'Company' }),
      description: t({ id: 'patients.field.description', message: 'Description' }),
    },
    genders: {
      male: t({ id: 'patients.gender.male', message: 'Male' }),
      female: t({ id: 'patients.gender.female', message: 'Female' }),
    },
  }
}
