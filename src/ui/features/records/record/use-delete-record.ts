import { useLingui } from '@lingui/react/macro'
import { deleteDocument, undoDelete } from '../../../../db/commands/uploads.ts'
import { useDeleteWithUndo } from '../../../record-kit/use-delete-with-undo.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { uploadMode } from '../../../state/sync/upload-mode.ts'

interface RecordToDelete {
  clientId: string
  name: string
  /** Neither the server nor another device has it. */
  onlyHere: boolean
}

/** Asks with the record's name (H §5), deletes, and offers to undo it. `leave` is called after a yes, before the deletion. */
export function useDeleteRecord(): (record: RecordToDelete, leave?: () => Promise<void>) => Promise<boolean> {
  const { t } = useLingui()
  const context = useCommandContext()
  const deleteWithUndo = useDeleteWithUndo()
  return ({ clientId, name, onlyHere }, leave) =>
    deleteWithUndo({
      question: {
        title: t({ id: 'records.delete.title', message: `Delete “${name}”?` }),
        text: onlyHere
          ? t({
              id: 'records.delete.onlyHere',
              message: 'It was not sent and is only on this device. It will be gone, with its files.',
            })
          : t({ id: 'records.delete.text', message: 'The record and its files will be gone, on all devices.' }),
      },
      done: t({ id: 'records.deleted', message: `“${name}” deleted` }),
      async remove() {
        await leave?.()
        await deleteDocument(context, 'healthRecords', clientId)
      },
      undo: () => undoDelete(context, 'healthRecords', clientId, uploadMode.get()),
    })
}
