import { useLingui } from '@lingui/react/macro'
import { deleteDocument, undoDelete } from '../../../../db/commands/uploads.ts'
import { useDeleteWithUndo } from '../../../record-kit/use-delete-with-undo.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { uploadMode } from '../../../state/sync/upload-mode.ts'

interface RecordingToDelete {
  clientId: string
  name: string
  /** Neither the server nor another device has it. */
  onlyHere: boolean
}

/** Asks, deletes the recording, and offers to undo it. Resolves to true if it was deleted. */
export function useDeleteRecording(): (recording: RecordingToDelete) => Promise<boolean> {
  const { t } = useLingui()
  const context = useCommandContext()
  const deleteWithUndo = useDeleteWithUndo()
  return ({ clientId, name, onlyHere }) =>
    deleteWithUndo({
      question: {
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
      },
      done: t({ id: 'scribe.deleted', message: `“${name}” deleted` }),
      remove: () => deleteDocument(context, 'recordings', clientId),
      undo: () => undoDelete(context, 'recordings', clientId, uploadMode.get()),
    })
}
