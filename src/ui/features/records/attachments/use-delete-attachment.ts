import { useLingui } from '@lingui/react/macro'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { dropAttachment, restoreAttachment } from '../../../../db/commands/health-records.ts'
import type { Attachment } from '../../../../domain/records/report.ts'
import { useDeleteWithUndo } from '../../../record-kit/use-delete-with-undo.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

/** Asks (H §5), takes a file out of its record, and offers to put it back. */
export function useDeleteAttachment({ clientId }: HealthRecordDocument): (file: Attachment) => Promise<boolean> {
  const { t } = useLingui()
  const context = useCommandContext()
  const deleteWithUndo = useDeleteWithUndo()
  return async ({ id, name }) => {
    let dropped: Awaited<ReturnType<typeof dropAttachment>> = null
    return await deleteWithUndo({
      question: {
        title: t({ id: 'records.files.delete.title', message: `Delete the file “${name}”?` }),
        text: t({
          id: 'records.files.delete.text',
          message: 'The values that were read from it stay in the record.',
        }),
      },
      done: t({ id: 'attachments.delete.success', message: `File “${name}” deleted` }),
      failed: { title: t({ id: 'attachments.delete.error', message: `The file “${name}” could not be deleted` }) },
      async remove() {
        dropped = await dropAttachment(context, clientId, id)
      },
      async undo() {
        if (dropped) await restoreAttachment(context, clientId, dropped)
      },
    })
  }
}
