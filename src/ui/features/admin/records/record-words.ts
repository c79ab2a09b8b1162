import { useLingui } from '@lingui/react/macro'
import type { RecordStatus, RecordType } from '../../../../contract/entities/health-record.ts'

export function useRecordWords(): { kind: Record<RecordType, string>; status: Record<RecordStatus, string> } {
  const { t } = useLingui()
  return {
    kind: {
      'ambient-scribe': t({ id: 'admin.kind.recording', message: 'Recording' }),
      triage: t({ id: 'admin.kind.triage', message: 'Triage' }),
      insight: t({ id: 'admin.kind.insight', message: 'Insight' }),
      auto: t({ id: 'admin.kind.auto', message: 'Document' }),
      labResults: t({ id: 'admin.kind.labs', message: 'Lab results' }),
      studies: t({ id: 'admin.kind.study', message: 'Study' }),
      imaging: t({ id: 'admin.kind.imaging', message: 'Imaging' }),
      diagnostics: t({ id: 'admin.kind.diagnostics', message: 'Diagnostics' }),
      conclusions: t({ id: 'admin.kind.conclusion', message: 'Conclusion' }),
      treatment: t({ id: 'admin.kind.treatment', message: 'Treatment' }),
      healthLog: t({ id: 'admin.kind.healthLog', message: 'Health log' }),
      others: t({ id: 'admin.kind.other', message: 'Other' }),
    },
    status: {
      uploaded: t({ id: 'admin.status.uploaded', message: 'waits' }),
      processing: t({ id: 'admin.status.processing', message: 'being read' }),
      transcribing: t({ id: 'admin.status.transcribing', message: 'being transcribed' }),
      processed: t({ id: 'admin.status.processed', message: 'read' }),
      error: t({ id: 'admin.status.error', message: 'not read' }),
    },
  }
}
