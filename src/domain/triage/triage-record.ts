import type { RecordStatus } from '../../contract/entities/health-record.ts'
import { type TriageCheck, TriageData } from '../../contract/entities/triage.ts'

export type { TriageCheck, TriageData }

/** `data` of a triage; null if it does not fit this version's schema, as another version may have written it. */
export function readTriageData(data: unknown): TriageData | null {
  const read = TriageData.safeParse(data)
  return read.success ? read.data : null
}

/** D §3: the status of a history record, derived from the status of its row. */
export type TriageStatus = 'processing' | 'completed' | 'error'

export function triageStatus(status: RecordStatus): TriageStatus {
  switch (status) {
    case 'processed':
      return 'completed'
    case 'error':
      return 'error'
    case 'uploaded':
    case 'transcribing':
    case 'processing':
      return 'processing'
  }
}
