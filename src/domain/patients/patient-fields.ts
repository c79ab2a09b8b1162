import type { Bag } from '../../contract/bag.ts'
import type { PatientData } from '../../contract/entities/patient.ts'

/** The fields of the patient form, in its order (P §3). */
export const PATIENT_FIELDS = [
  'name',
  'nickname',
  'gender',
  'dateOfBirth',
  'phone',
  'email',
  'address',
  'height',
  'weight',
  'bloodPressure',
  'bloodGroup',
  'insuranceNumber',
  'insuranceCompany',
  'description',
] as const
export type PatientField = (typeof PATIENT_FIELDS)[number]

/** Every field as text; '' if unknown. */
export type PatientDraft = Record<PatientField, string>
/** Fields that the user has changed so far. */
export type PatientEdits = Partial<PatientDraft>
export interface PatientContent {
  name: string
  data: PatientData
}

/** Longest texts that the contract accepts, in UTF-16 units. */
export const LONGEST = { name: 500, line: 2000, description: 20_000 } as const

/** Where each field lives in `data`. */
const PLACES = {
  nickname: ['nickname'],
  gender: ['gender'],
  dateOfBirth: ['dateOfBirth'],
  phone: ['contactInfo', 'phone'],
  email: ['contactInfo', 'email'],
  address: ['contactInfo', 'address'],
  height: ['recentVitalSigns', 'height'],
  weight: ['recentVitalSigns', 'weight'],
  bloodPressure: ['recentVitalSigns', 'bloodPressure'],
  bloodGroup: ['recentVitalSigns', 'bloodGroup'],
  insuranceNumber: ['insurance', 'number'],
  insuranceCompany: ['insurance', 'company'],
  description: ['description'],
} as const satisfies Record<Exclude<PatientField, 'name'>, readonly [string] | readonly [string, string]>

/** The form's field at a dotted path of the stored patient (`data.contactInfo.phone`); null if there is none. */
export const fieldAt = (path: string): PatientField | null =>
  PATIENT_FIELDS.find(field => (field === 'name' ? 'name' : ['data', ...PLACES[field]].join('.')) === path) ?? null

const bagOf = (value: unknown): Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const fieldOf = ({ name, data }: PatientContent, field: PatientField): string => {
  if (field === 'name') return textOf(name)
  const [outer, inner] = PLACES[field]
  const text = textOf(inner === undefined ? data[outer] : bagOf(data[outer])[inner])
  // Other clients store a date of birth with a time.
  return field === 'dateOfBirth' ? text.replace(/^(\d{4}-\d{2}-\d{2})T.*$/s, '$1') : text
}

const draftFrom = (read: (field: PatientField) => string): PatientDraft => ({
  name: read('name'),
  nickname: read('nickname'),
  gender: read('gender'),
  dateOfBirth: read('dateOfBirth'),
  phone: read('phone'),
  email: read('email'),
  address: read('address'),
  height: read('height'),
  weight: read('weight'),
  bloodPressure: read('bloodPressure'),
  bloodGroup: read('bloodGroup'),
  insuranceNumber: read('insuranceNumber'),
  insuranceCompany: read('insuranceCompany'),
  description: read('description'),
})

/** A stored patient as the form shows it. */
export const draftOf = (content: PatientContent): PatientDraft => draftFrom(field => fieldOf(content, field))

/** The stored patient with the edits applied and trimmed, as it would be saved. */
export const draftWith = (stored: PatientDraft, edits: PatientEdits): PatientDraft =>
  draftFrom(field => (edits[field] ?? stored[field]).trim())

/** The fields whose edit differs from the stored value. */
export function changedFields(stored: PatientDraft, edits: PatientEdits): PatientField[] {
  const draft = draftWith(stored, edits)
  return PATIENT_FIELDS.filter(field => draft[field] !== stored[field])
}

const DECIMAL = /^\d{1,9}(?:[.,]\d{1,9})?$/
/** Centimetres and kilograms become numbers if they parse as such; "about 80" stays text. */
const measureOf = (text: string): string | number => (DECIMAL.test(text) ? Number(text.replace(',', '.')) : text)

function storedValue(field: PatientField, text: string): string | number | null {
  if (text === '') return field === 'nickname' ? '' : null
  return field === 'height' || field === 'weight' ? measureOf(text) : text
}

/**
 * Applies the edits. Fields that do not differ stay untouched, so that changes from other devices and unknown data are
 * kept; a cleared field becomes null, because the server keeps what a write leaves out.
 */
export function withEdits(content: PatientContent, edits: PatientEdits): PatientContent {
  const stored = draftOf(content)
  const draft = draftWith(stored, edits)
  let { name, data } = content
  for (const field of changedFields(stored, edits)) {
    if (field === 'name') name = draft.name
    else {
      const [outer, inner] = PLACES[field]
      const value = storedValue(field, draft[field])
      data = { ...data, [outer]: inner === undefined ? value : { ...bagOf(data[outer]), [inner]: value } }
    }
  }
  return { name, data }
}
