import type { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import { recordAt } from '../rig/record.ts'

const { clientId, name, createdAt, data } = recordAt(7)

/** A record of about 1 KB, as a call returns it. */
export const oneKilobyteRecord: HealthRecord = {
  ...{ id: 1, clientId, seq: 2, createdAt, updatedAt: createdAt, deletedAt: null, updatedByDevice: null },
  ...{
    userId: 1,
    patientId: null,
    patientClientId: null,
    name,
    recordType: 'ambient-scribe',
    status: 'processed',
    data,
  },
}
