import { plural, t } from '@lingui/core/macro'
import type { CommandContext } from '../../../../db/commands/context.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { unsentOf } from './patient-actions.ts'

/**
 * Confirms discarding a patient that was never uploaded. Unsent records prevent it, because they cannot be given to
 * another patient (decision 114); the question counts unsent recordings, because they will need another patient.
 */
export async function confirmDiscardPatient(context: CommandContext, clientId: string, name: string): Promise<boolean> {
  const { recordings, records } = await unsentOf(context, clientId)
  if (records > 0) {
    await dialogs.alert({
      title: t({ id: 'patients.delete.kept', message: `“${name}” cannot be deleted yet` }),
      text: t({
        id: 'patients.discard.kept',
        message: plural(records, {
          one: '# record of this patient is not sent yet and cannot be given to another. Correct the patient, or delete the record first.',
          other:
            '# records of this patient are not sent yet and cannot be given to another. Correct the patient, or delete the records first.',
        }),
      }),
    })
    return false
  }
  const lost = t({
    id: 'patients.discard.text',
    message: 'The server did not accept this patient. The profile is only on this device and cannot be brought back.',
  })
  const left = t({
    id: 'patients.discard.recordings',
    message: plural(recordings, {
      one: '# recording of this patient is not sent. It stays on this device until you choose another patient for it.',
      other:
        '# recordings of this patient are not sent. They stay on this device until you choose another patient for them.',
    }),
  })
  return await dialogs.confirm({
    title: t({ id: 'patients.discard.title', message: `Discard “${name}”?` }),
    text: recordings > 0 ? `${lost} ${left}` : lost,
    confirm: t({ id: 'patients.discard', message: 'Discard' }),
    tone: 'danger',
  })
}
