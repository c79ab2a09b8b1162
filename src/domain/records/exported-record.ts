import type { Bag } from '../../contract/bag.ts'
import type { StoredRecord } from './record-facts.ts'

/** H §3: what an exported record does not have. */
const DROPPED: ReadonlySet<string> = new Set(['id', 'patientId', 'sourceData', 'deletedAt'])

const withoutDropped = (bag: Readonly<Bag>): Bag =>
  Object.fromEntries(Object.entries(bag).filter(([key]) => !DROPPED.has(key)))

type Exportable = Omit<StoredRecord, 'id' | 'patientClientId'> & { patientClientId: string | null }

/** A record as `healthRecords:export` returns it and as the file has it: the same on server and device. */
export const exportedRecord = (record: Exportable): Bag => {
  const { clientId, name, recordType, status, patientClientId, createdAt, updatedAt, data } = record
  return {
    ...{ clientId, name, recordType, status, patientClientId: patientClientId || null, createdAt, updatedAt },
    data: withoutDropped(data),
  }
}

interface ExportablePatient {
  clientId: string
  name: string
  createdAt: string
  updatedAt: string
  data: Bag
}

export const exportedPatient = ({ clientId, name, createdAt, updatedAt, data }: ExportablePatient): Bag => ({
  ...{ clientId, name, createdAt, updatedAt },
  data: withoutDropped(data),
})
