import { useLingui } from '@lingui/react/macro'
import type { ReplicatedName } from '../../db/collections/replicated.ts'
import { DocumentMissing } from '../../db/commands/context.ts'
import { deleteDocument, undoDelete } from '../../db/commands/uploads.ts'
import { dialogs } from '../components/overlay/dialogs.ts'
import { toasts } from '../components/toast/toasts.ts'
import { useCommandContext } from '../state/session/use-session.ts'
import { uploadMode } from '../state/sync/upload-mode.ts'
import { useUndoNotice } from './undo/use-undo-notice.ts'

export interface Deletion {
  question: { title: string; text: string }
  /** Title of the notice after the deletion. */
  done: string
  failed?: { title: string; text?: string }
  /** Hides the record. One that is gone already (DocumentMissing) counts as deleted. */
  remove(): Promise<void>
  /** Rejects with DocumentMissing once the server has confirmed the deletion. */
  undo(): Promise<void>
}

/** Asks, deletes, and offers to undo while the notice is visible. Resolves to true if the record was deleted. */
export function useDeleteWithUndo(): (deletion: Deletion) => Promise<boolean> {
  const { t } = useLingui()
  const showUndo = useUndoNotice()
  const couldNot = (failed: Deletion['failed']) =>
    toasts.show({
      kind: 'error',
      ...(failed ?? { title: t({ id: 'errors.deleteFailed', message: 'Deleting failed' }) }),
    })
  const undoDeletion = async ({ undo, failed }: Deletion) => {
    try {
      await undo()
    } catch (error) {
      if (!(error instanceof DocumentMissing)) couldNot(failed)
      else
        toasts.show({
          kind: 'warning',
          title: t({ id: 'kit.delete.tooLate', message: 'It has already been deleted on the server.' }),
        })
    }
  }
  return async deletion => {
    const sure = await dialogs.confirm({
      ...deletion.question,
      confirm: t({ id: 'kit.delete', message: 'Delete' }),
      tone: 'danger',
    })
    if (!sure) return false
    try {
      await deletion.remove()
    } catch (error) {
      if (!(error instanceof DocumentMissing)) {
        couldNot(deletion.failed)
        return false
      }
    }
    showUndo(deletion.done, () => void undoDeletion(deletion))
    return true
  }
}

export interface RecordToDelete {
  clientId: string
  name: string
  /** Neither the server nor another device has it. */
  onlyHere: boolean
}

/** The same for the records of a collection, with the file that belongs to one. */
export function useDeleteRecord(
  collection: ReplicatedName,
  wordsOf: (record: RecordToDelete) => Pick<Deletion, 'question' | 'done'>,
): (record: RecordToDelete) => Promise<boolean> {
  const context = useCommandContext()
  const deleteWithUndo = useDeleteWithUndo()
  return record =>
    deleteWithUndo({
      ...wordsOf(record),
      remove: () => deleteDocument(context, collection, record.clientId),
      undo: () => undoDelete(context, collection, record.clientId, uploadMode.get()),
    })
}
