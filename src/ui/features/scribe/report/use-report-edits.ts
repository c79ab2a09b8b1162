import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormDraft } from '../../../record-kit/use-form-draft.ts'
import { useConfirmLoss, useLeaveGuard } from '../../../record-kit/use-leave-guard.ts'

/** An unsaved edit of a report: the typed text, and in `over` the stored one that it replaces. */
export interface ReportEdit {
  reportId: string
  text: string
  over: string
}

const NOTHING_TYPED = {}

/**
 * The unsaved edit of a recording's report. It belongs to the recording's page, so that it survives a change of tab; it
 * is stored while it is typed, and leaving the page asks.
 */
export function useReportEdits(clientId: string) {
  const { t } = useLingui()
  const [edit, setEdit] = useState<ReportEdit | null>(null)
  const isTyped = edit !== null && edit.text.trim() !== edit.over.trim()
  const text = t({ id: 'scribe.report.leave', message: 'What you changed in the report will be lost.' })
  const confirmLoss = useConfirmLoss(text)
  useLeaveGuard(isTyped, text)
  useFormDraft<Partial<ReportEdit>>(`recordings/${clientId}/report`, isTyped ? edit : NOTHING_TYPED, restored =>
    setEdit({ reportId: restored.reportId ?? '', text: restored.text ?? '', over: restored.over ?? '' }),
  )
  return {
    edit,
    setEdit,
    /** Ends the edit; asks first if something was typed. Resolves to false if the user goes on writing. */
    async cancel(): Promise<boolean> {
      if (isTyped && !(await confirmLoss())) return false
      setEdit(null)
      return true
    },
  }
}

export type ReportEdits = ReturnType<typeof useReportEdits>
