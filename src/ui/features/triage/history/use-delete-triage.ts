import { useLingui } from '@lingui/react/macro'
import { deleteDocument, undoDelete } from '../../../../db/commands/uploads.ts'
import { useDeleteWithUndo } from '../../../record-kit/use-delete-with-undo.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { uploadMode } from '../../../state/sync/upload-mode.ts'

interface TriageToDelete {
  clientId: string
  name: string
  /** Neither the server nor another device has it. */
  onlyHere: boolean
}

/** Asks, deletes the triage, and offers to undo it. Resolves to true if it was deleted. */
export function useDeleteTriage(): (triage: TriageToDelete) => Promise<boolean> {
  const { t } = useLingui()
  const context = useCommandContext()
  const deleteWithUndo = useDeleteWithUndo()
  return ({ clientId, name, onlyHere }) =>
    deleteWithUndo({
      question: {
        title: t({ id: 'triage.delete.title', message: `Delete “${name}”?` }),
        text: onlyHere
          ? t({ id: 'triage.delete.onlyHere', message: 'It was not sent and is only on this device.' })
          : t({ id: 'triage.delete.text', message: 'The result and the recording will be gone, on all devices.' }),
      },
      done: t({ id: 'triageDeleted', message: 'Triage deleted' }),
      remove: () => deleteDocument(context, 'recordings', clientId),
      undo: () => undoDelete(context, 'recordings', clientId, uploadMode.get()),
    })
}
