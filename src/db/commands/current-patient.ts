import type { AccountDocument } from '../collections/account.ts'
import type { PatientDocument } from '../collections/patients.ts'

/** Returns the patient whom this tab has chosen; null if it chose none, or one who is not on this device any more. */
export const chosenOf = (patients: readonly PatientDocument[], chosen: string | null): PatientDocument | null =>
  patients.find(({ clientId }) => clientId === chosen) ?? null

/**
 * Returns the chosen patient; without a choice the account's start value, by clientId or by the number that older
 * clients stored, else the first patient (P §4). Only a choice decides whom a new record is for (decision 133).
 */
export function currentOf(
  patients: readonly PatientDocument[],
  chosen: string | null,
  account: AccountDocument | null,
): PatientDocument | null {
  const start = account?.data.preferences?.currentPatientId
  const isStart = ({ clientId, id }: PatientDocument) =>
    clientId === start || (id !== null && String(id) === String(start))
  return chosenOf(patients, chosen) ?? patients.find(isStart) ?? patients[0] ?? null
}
