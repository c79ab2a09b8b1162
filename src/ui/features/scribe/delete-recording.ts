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

/** Asks, deletes the recording, and offers to take it back while the notice stands. Answers whether it is gone. */
export function useDeleteRecording(): (doomed: Doomed) => Promise<boolean> {
  const { t } = useLingui()
  const context = useCommandContext()

  const failed = () =>
    toasts.show({ kind: 'error', title: t({ id: 'errors.deleteFailed', message: 'Deleting failed' }) })
  const undo = async (clientId: string, notice: string) => {
    toasts.dismiss(notice)
    try {
      await undoDeleteRecording(context, clientId, uploadMode.get())
    } catch {
      toasts.show({
        kind: 'warning',
        title: t({ id: 'scribe.delete.tooLate', message: 'It has already been deleted on the server.' }),
      })
    }
  }
  return async ({ clientId, name, onlyHere }) => {
    const sure = await dialogs.confirm({
      title: t({ id: 'scribe.delete.title', message: `Delete “${name}”?` }),
      text: onlyHere
        ? t({
            id: 'scribe.delete.onlyHere',
            message: 'It was not sent and is only on this device. The audio and the transcript will be gone.',
          })
        : t({
            id: 'scribe.delete.text',
            message: 'The audio, the transcript and the reports will be gone, on all devices.',
          }),
      confirm: t({ id: 'scribe.action.delete', message: 'Delete' }),
      tone: 'danger',
    })
    if (!sure) return false
    try {
      await deleteRecording(context, clientId)
    } catch (error) {
      if (!(error instanceof DocumentMissing)) {
        failed()
        return false
      }
    }
    const notice = toasts.show({
      kind: 'success',
      title: t({ id: 'scribe.deleted', message: `“${name}” deleted` }),
      action: { label: t({ id: 'scribe.delete.undo', message: 'Undo' }), run: () => void undo(clientId, notice) },
      duration: UNDO_MS,
    })
    return true
  }
}
