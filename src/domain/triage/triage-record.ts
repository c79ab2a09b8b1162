import type { RecordStatus } from '../../contract/entities/health-record.ts'
import { type TriageCheck, TriageData, type TriageOverride, type TriageReason } from '../../contract/entities/triage.ts'

export type { TriageCheck, TriageData, TriageOverride, TriageReason }

/** `data` of a triage as this version reads it; null where another version wrote what this one does not know. */
export function readTriageData(data: unknown): TriageData | null {
  const read = TriageData.safeParse(data)
  return read.success ? read.data : null
}

/** D §3, the status of a history record, from that of its row. */
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
