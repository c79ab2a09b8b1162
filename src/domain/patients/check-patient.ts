import { isCalendarDate } from './date-of-birth.ts'
import { PATIENT_FIELDS, type PatientDraft, type PatientField } from './patient-fields.ts'

/** The first three are the specification's (P §5), which has no key for an invalid date. */
export type PatientProblemKey = 'requiredFieldsEmpty' | 'invalidEmail' | 'invalidPhone' | 'invalidDateOfBirth'
export type PatientProblems = Partial<Record<PatientField, PatientProblemKey>>

/** Something, an at sign, something, a dot, something; no spaces. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An address of basic x@y.z shape without spaces (P §5). */
export const isEmail = (text: string): boolean => EMAIL.test(text)
const PHONE = /^\+?\d{10,14}$/

/**
 * Returns the problems that block saving a patient, by field (P §5). `today` is the user's calendar day `yyyy-mm-dd`;
 * a patient born today passes.
 */
export function checkPatient(draft: PatientDraft, today: string): PatientProblems {
  const { name, nickname, email, phone, dateOfBirth } = draft
  const wasBorn = isCalendarDate(dateOfBirth) && dateOfBirth <= today
  return {
    ...(name.trim() === '' && { name: 'requiredFieldsEmpty' }),
    ...(nickname.trim() === '' && { nickname: 'requiredFieldsEmpty' }),
    ...(dateOfBirth !== '' && !wasBorn && { dateOfBirth: 'invalidDateOfBirth' }),
    ...(phone !== '' && !PHONE.test(phone) && { phone: 'invalidPhone' }),
    ...(email !== '' && !isEmail(email) && { email: 'invalidEmail' }),
  }
}

/** The first field of the form that has a problem; null if the patient can be saved. */
export const firstProblem = (problems: PatientProblems): PatientField | null =>
  PATIENT_FIELDS.find(field => problems[field] !== undefined) ?? null
