import type { Database } from '../open.ts'

/** True if the server has never had this patient, which is on this device. */
export async function isUnsentPatient(database: Database, clientId: string): Promise<boolean> {
  const patient = await database.patients.findOne(clientId).exec()
  return patient !== null && patient.id === null
}
