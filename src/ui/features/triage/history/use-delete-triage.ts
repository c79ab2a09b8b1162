import { useLingui } from '@lingui/react/macro'
import { type RecordToDelete, useDeleteRecord } from '../../../record-kit/use-delete-with-undo.ts'

/** Asks, deletes the triage, and offers to undo it. Resolves to true if it was deleted. */
export function useDeleteTriage(): (triage: RecordToDelete) => Promise<boolean> {
  const { t } = useLingui()
  return useDeleteRecord('recordings', ({ name, onlyHere }) => ({
    question: {
      title: t({ id: 'triage.delete.title', message: `Delete “${name}”?` }),
      text: onlyHere
        ? t({ id: 'triage.delete.onlyHere', message: 'It was not sent and is only on this device.' })
        : t({ id: 'triage.delete.text', message: 'The result and the recording will be gone, on all devices.' }),
    },
    done: t({ id: 'triageDeleted', message: 'Triage deleted' }),
  }))
}
