import { useLingui } from '@lingui/react/macro'
import { undoDeleteRecording } from '../../../db/commands/recordings.ts'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { deletions, UNDO_MS } from '../../state/deletions.ts'
import { uploadMode } from '../../state/upload-mode.ts'
import { useCommandContext } from '../../state/use-session.ts'

interface Doomed {
  clientId: string
  name: string
  /** Nobody else has it. */
  onlyHere: boolean
}

/** Asks, hides the triage, and offers to take it back while the notice stands. */
export function useDeleteTriage(): (doomed: Doomed) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  const undo = async (clientId: string, notice: string) => {
    toasts.dismiss(notice)
    if (deletions.takeBack(clientId)) return
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
    deletions.request(context, clientId, () =>
      toasts.show({ kind: 'error', title: t({ id: 'triage.delete.failed', message: 'Deleting failed' }) }),
    )
    const notice = toasts.show({
      kind: 'success',
      title: t({ id: 'triageDeleted', message: 'Triage deleted' }),
      action: { label: t({ id: 'triage.delete.undo', message: 'Undo' }), run: () => void undo(clientId, notice) },
      duration: UNDO_MS,
    })
  }
}
