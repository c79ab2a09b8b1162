import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { useDeleteWithUndo } from '../../../record-kit/use-delete-with-undo.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { type RemovedPatient, removePatient, unsentBlockingDelete } from './patient-actions.ts'

/** Asks, deletes, and offers to undo it; `leave` is called after a yes and before the deletion. */
export function useDeletePatient(
  current: PatientDocument | null,
): (patient: PatientDocument, leave?: () => Promise<void>) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()

  const deleteWithUndo = useDeleteWithUndo()
  return async ({ clientId, name }, leave) => {
    const count = await unsentBlockingDelete(context, clientId)
    if (count > 0) {
      await dialogs.alert({
        title: t({ id: 'patients.delete.kept', message: `“${name}” cannot be deleted yet` }),
        text: t({
          id: 'patients.delete.kept.text',
          message: plural(count, {
            one: '# record of this patient is not sent yet. Once the server has it, the patient can be deleted.',
            other: '# records of this patient are not sent yet. Once the server has them, the patient can be deleted.',
          }),
        }),
      })
      return
    }
    let removed: RemovedPatient | null = null
    await deleteWithUndo({
      question: {
        title: t({ id: 'patients.delete.title', message: `Delete “${name}”?` }),
        text: t({
          id: 'patients.delete.text',
          message: 'The profile will be gone on all your devices. Recordings of this person are not deleted.',
        }),
      },
      done: t({ id: 'patients.deleted', message: `“${name}” deleted` }),
      failed: {
        title: t({ id: 'patients.deleteFailed', message: 'Could not delete' }),
        text: t({ id: 'patients.deleteFailed.text', message: 'This device could not save it. Nothing was changed.' }),
      },
      async remove() {
        await leave?.()
        removed = await removePatient(context, clientId, current)
        // The focused element was removed with the patient.
        document.getElementById('main')?.focus()
      },
      undo: async () => await removed?.undo(),
    })
  }
}
