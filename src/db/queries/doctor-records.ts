import { firstValueFrom } from 'rxjs'
import type { StoredRecord } from '../../domain/records/record-facts.ts'
import type { HealthRecordDocument } from '../collections/health-records.ts'
import type { Database } from '../open.ts'
import { patientRecords } from './health-records.ts'

/** The records of a patient and those without one, once; `unsent`: those that the server has not as they are here. */
export async function doctorRecords(
  database: Database,
  patientClientId: string,
): Promise<{ records: StoredRecord[]; unsent: ReadonlySet<string> }> {
  const all = await firstValueFrom(patientRecords(database, patientClientId, asStored))
  return {
    records: all.map(({ record }) => record),
    unsent: new Set(all.flatMap(({ record, isSent }) => (isSent ? [] : [record.clientId]))),
  }
}

/** Without what a document of a device carries beside it: it crosses to a worker. */
function asStored({
  clientId,
  id,
  name,
  recordType,
  status,
  patientClientId,
  createdAt,
  updatedAt,
  data,
  sync,
}: HealthRecordDocument) {
  const record: StoredRecord = { clientId, id, name, recordType, status, patientClientId, createdAt, updatedAt, data }
  return { record, isSent: id !== null && sync.localRev === sync.ackedRev }
}
