import type { Bag } from '../../contract/bag.ts'
import type { Database } from '../open.ts'

/** The file of P §2.11: every patient and record of the account that this device has. */
export interface PatientData {
  exportedAt: string
  patients: Bag[]
  healthRecords: Bag[]
}

/** P §3: what an exported record does not have. */
const DROPPED = new Set(['id', 'patientId', 'sourceData', 'deletedAt'])

const withoutDropped = (bag: Readonly<Bag>): Bag =>
  Object.fromEntries(Object.entries(bag).filter(([key]) => !DROPPED.has(key)))

/** Also what was not sent yet. */
export async function patientData(database: Database, now: number): Promise<PatientData> {
  const alive = { selector: { deletedAt: null } }
  const [patients, records, recordings] = await Promise.all([
    database.patients.find(alive).exec(),
    database.healthRecords.find(alive).exec(),
    database.recordings.find(alive).exec(),
  ])
  return {
    exportedAt: new Date(now).toISOString(),
    patients: patients.map(({ clientId, name, data, createdAt, updatedAt }) =>
      withoutDropped({ clientId, name, data, createdAt, updatedAt }),
    ),
    healthRecords: [...records, ...recordings].map(
      ({ clientId, name, recordType, patientClientId, data, createdAt, updatedAt }) => ({
        ...{ clientId, name, recordType, patientClientId, createdAt, updatedAt },
        data: withoutDropped(data as Bag),
      }),
    ),
  }
}
