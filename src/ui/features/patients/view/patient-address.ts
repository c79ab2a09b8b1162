/** Addresses the screen of one patient: by the server's number, or by the clientId until it is known (decision 15). */
export type PatientAddress = { kind: 'new' } | { kind: 'known'; id: string } | { kind: 'elsewhere' }

const NUMBER = /^[1-9]\d{0,14}$/
const CLIENT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `new` and `0` both mean the form for a new patient; any other id must be a number or a clientId. */
export function patientAddress(id: string): PatientAddress {
  if (id === 'new' || id === '0') return { kind: 'new' }
  return NUMBER.test(id) || CLIENT_ID.test(id) ? { kind: 'known', id } : { kind: 'elsewhere' }
}

interface Identity {
  clientId: string
  id: number | null
}

/** Returns the id for links to a patient. */
export const addressId = ({ id, clientId }: Identity): string => (id === null ? clientId : String(id))

export const isAt = (patient: Identity, id: string): boolean =>
  patient.clientId === id || (patient.id !== null && String(patient.id) === id)
