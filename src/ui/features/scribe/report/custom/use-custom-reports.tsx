import { useLingui } from '@lingui/react/macro'
import { deleteCustomReport, restoreCustomReport, saveCustomReport } from '../../../../../db/commands/custom-reports.ts'
import type { CustomReportFields } from '../../../../../domain/reports/custom-report.ts'
import { dialogs } from '../../../../components/overlay/dialogs.ts'
import { toasts } from '../../../../components/toast/toasts.ts'
import { useUndoNotice } from '../../../../record-kit/undo/use-undo-notice.ts'
import { useConfirmLoss } from '../../../../record-kit/use-leave-guard.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import type { OwnReport } from '../use-report.ts'
import { CustomReportForm } from './custom-report-form.tsx'

/** Creates, edits and deletes custom reports. Each resolves to the report to show next, or null if nothing changed. */
export function useCustomReports() {
  const { t } = useLingui()
  const context = useCommandContext()
  const showUndo = useUndoNotice()
  const confirmLoss = useConfirmLoss()
  const ask = (title: string, initial: CustomReportFields | null) => {
    let isTyped = false
    return dialogs.form<CustomReportFields>({
      title,
      width: 'wide',
      mayClose: async () => !isTyped || (await confirmLoss()),
      render: ({ submit, cancel }) => (
        <CustomReportForm
          initial={initial}
          onTyped={() => {
            isTyped = true
          }}
          onSubmit={submit}
          onCancel={cancel}
        />
      ),
    })
  }
  const store = async (fields: CustomReportFields | null, id: string | null): Promise<string | null> => {
    if (!fields) return null
    try {
      const saved = await saveCustomReport(context, fields, id)
      const title = id
        ? t({ id: 'scribe.custom.updated', message: 'Custom report updated' })
        : t({ id: 'scribe.custom.created', message: 'Custom report created' })
      toasts.show({ kind: 'success', title })
      return saved
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'scribe.custom.notSaved', message: 'The custom report was not saved' }),
      })
      return null
    }
  }
  return {
    create: async () => store(await ask(t({ id: 'scribe.custom.create', message: 'New custom report' }), null), null),
    async edit(report: OwnReport) {
      const { name, description = '', systemPrompt } = report
      const fields = await ask(t({ id: 'scribe.custom.edit', message: 'Edit custom report' }), {
        name,
        description,
        systemPrompt,
      })
      return store(fields, report.id)
    },
    async remove(report: OwnReport): Promise<boolean> {
      const sure = await dialogs.confirm({
        title: t({ id: 'scribe.custom.delete.title', message: `Delete the custom report “${report.name}”?` }),
        text: t({ id: 'scribe.custom.delete.text', message: 'Reports that it has written stay in their recordings.' }),
        confirm: t({ id: 'scribe.custom.delete', message: 'Delete' }),
        tone: 'danger',
      })
      if (!sure) return false
      try {
        const removed = await deleteCustomReport(context, report.id)
        const done = t({ id: 'scribe.custom.deleted', message: 'Custom report deleted' })
        showUndo(done, () => void (removed && restoreCustomReport(context, removed)))
        return true
      } catch {
        toasts.show({
          kind: 'error',
          title: t({ id: 'scribe.custom.notDeleted', message: 'The custom report was not deleted' }),
        })
        return false
      }
    },
  }
}
