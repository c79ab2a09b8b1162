import type { PatientData } from '../../contract/entities/patient.ts'
import { textOf } from '../records/report.ts'
import { calendarDate } from './dates.ts'
import { identifier, idFrom } from './ids.ts'
import { type Fields, words } from './json-text.ts'
import type { Resource } from './resource.ts'

export interface ExportedPatient {
  clientId: string
  name: string
  data: PatientData
  /** ISO time of the last change. */
  updatedAt: string
}

export const patientId = (clientId: string): string => idFrom('patient', clientId)

const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What the profile says, nothing derived from it. */
export function patientResource({ clientId, name, data }: ExportedPatient): Resource {
  const contact = isBag(data.contactInfo) ? data.contactInfo : {}
  const insurance = isBag(data.insurance) ? data.insurance : {}
  const number = words(insurance.number)
  const company = words(insurance.company)
  const telecom = (['phone', 'email'] as const).flatMap((system): Fields[] => {
    const value = words(contact[system])
    return value ? [{ system, value }] : []
  })
  const address = words(contact.address)
  const called = words(name)
  return {
    resourceType: 'Patient',
    id: patientId(clientId),
    identifier: [
      identifier(clientId),
      ...(number ? [{ value: number, ...(company && { assigner: { display: company } }) }] : []),
    ],
    name: called ? [{ text: called }] : [],
    telecom,
    gender: data.gender === 'male' || data.gender === 'female' ? data.gender : 'unknown',
    birthDate: calendarDate(data.dateOfBirth),
    address: address ? [{ text: address }] : [],
  }
}

/** Values of the profile that have no date and no source: text, never observations. */
export function statedValues({
  data,
}: ExportedPatient): { key: 'height' | 'weight' | 'bloodPressure' | 'bloodGroup'; value: string }[] {
  const stated = isBag(data.recentVitalSigns) ? data.recentVitalSigns : {}
  return (['height', 'weight', 'bloodPressure', 'bloodGroup'] as const).flatMap(key => {
    const value = stated[key]
    const text = typeof value === 'number' ? String(value) : textOf(value)
    return text === '' ? [] : [{ key, value: text }]
  })
}
