import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { DocumentMissing } from '../../../db/commands/context.ts'
import type { PatientDocument } from '../../../db/documents.ts'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { UNDO_MS } from '../../state/undo.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { removePatient, unsentThatKeep } from './patient-deeds.ts'

/** Asks, deletes, and offers to take it back; `leave` runs between the answer and the deletion. */
export function useDeletePatient(
  current: PatientDocument | null,
): (patient: PatientDocument, leave?: () => Promise<void>) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()

  const failed = () =>
    toasts.show({
      kind: 'error',
      title: t({ id: 'patients.deleteFailed', message: 'Could not delete' }),
      text: t({ id: 'patients.deleteFailed.text', message: 'This device did not store it. Nothing was changed.' }),
    })
  const tooLate = () =>
    toasts.show({
      kind: 'warning',
      title: t({ id: 'patients.undo.tooLate', message: 'Too late: it is already deleted on the server' }),
    })
  const takeBack = async (undo: () => Promise<void>) => {
    try {
      await undo()
    } catch (error) {
      if (error instanceof DocumentMissing) tooLate()
      else failed()
    }
  }

  return async ({ clientId, name }, leave) => {
    const count = await unsentThatKeep(context, clientId)
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
    const sure = await dialogs.confirm({
      title: t({ id: 'patients.delete.title', message: `Delete “${name}”?` }),
      text: t({
        id: 'patients.delete.text',
        message: 'The profile will be gone on all your devices. Recordings of this person are not deleted.',
      }),
      confirm: t({ id: 'patients.delete', message: 'Delete' }),
      tone: 'danger',
    })
    if (!sure) return
    await leave?.()
    try {
      const { undo } = await removePatient(context, clientId, current)
      // What had the focus is gone with the patient.
      document.getElementById('main')?.focus()
      toasts.show({
        kind: 'success',
        title: t({ id: 'patients.deleted', message: `“${name}” deleted` }),
        action: { label: t({ id: 'patients.undo', message: 'Undo' }), run: () => void takeBack(undo) },
        duration: UNDO_MS,
      })
    } catch {
      failed()
    }
  }
}
