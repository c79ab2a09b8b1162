import { useLingui } from '@lingui/react/macro'
import { type RecordToDelete, useDeleteRecord } from '../../../record-kit/use-delete-with-undo.ts'

/** Asks, deletes the recording, and offers to undo it. Resolves to true if it was deleted. */
export function useDeleteRecording(): (recording: RecordToDelete) => Promise<boolean> {
  const { t } = useLingui()
  return useDeleteRecord('recordings', ({ name, onlyHere }) => ({
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
  }))
}
