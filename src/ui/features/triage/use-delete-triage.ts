import { useLingui } from '@lingui/react/macro'
import { DocumentMissing } from '../../../db/commands/context.ts'
import { deleteRecording, undoDeleteRecording } from '../../../db/commands/recordings.ts'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { UNDO_MS } from '../../state/undo.ts'
import { uploadMode } from '../../state/upload-mode.ts'
import { useCommandContext } from '../../state/use-session.ts'

interface Doomed {
  clientId: string
  name: string
  /** Nobody else has it. */
  onlyHere: boolean
}

/** Asks, deletes the triage, and offers to take it back while the notice stands. */
export function useDeleteTriage(): (doomed: Doomed) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  const undo = async (clientId: string, notice: string) => {
    toasts.dismiss(notice)
    await undoDeleteRecording(context, clientId, uploadMode.get()).catch(() =>
      toasts.show({
        kind: 'warning',
        title: t({ id: 'triage.delete.tooLate', message: 'It has already been deleted on the server.' }),
      }),
    )
  }
  return async ({ clientId, name, onlyHere }) => {
    const sure = await dialogs.confirm({
      title: t({ id: 'triage.delete.title', message: `Delete “${name}”?` }),
      text: onlyHere
        ? t({ id: 'triage.delete.onlyHere', message: 'It was not sent and is only on this device.' })
        : t({ id: 'triage.delete.text', message: 'The result and the recording will be gone, on all devices.' }),
      confirm: t({ id: 'triage.delete', message: 'Delete' }),
      tone: 'danger',
    })
    if (!sure) return
    try {
      await deleteRecording(context, clientId)
    } catch (error) {
      if (!(error instanceof DocumentMissing)) {
        toasts.show({ kind: 'error', title: t({ id: 'triage.delete.failed', message: 'Deleting failed' }) })
        return
      }
    }
    const notice = toasts.show({
      kind: 'success',
      title: t({ id: 'triageDeleted', message: 'Triage deleted' }),
      action: { label: t({ id: 'triage.delete.undo', message: 'Undo' }), run: () => void undo(clientId, notice) },
      duration: UNDO_MS,
    })
  }
}
