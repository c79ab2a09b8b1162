import type { Row } from '../../contract/row.ts'
import type { ReplicatedRow } from '../database/schema/replicated-table.ts'

/** The fields of every row on the wire. */
export const wireRow = (row: Omit<ReplicatedRow, 'userId' | 'data' | 'bytes'>) =>
  ({
    id: row.id,
    clientId: row.clientId,
    seq: row.seq,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    updatedByDevice: row.updatedByDevice,
    restoredFrom: row.restoredFrom,
  }) satisfies Row
