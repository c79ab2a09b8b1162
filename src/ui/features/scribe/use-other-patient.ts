import { useLingui } from '@lingui/react/macro'
import { giveToPatient } from '../../../db/commands/recordings.ts'
import type { MenuEntry } from '../../components/menu/menu-entry.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { usePatientNames } from '../../state/current-patient.ts'
import { useCommandContext } from '../../state/use-session.ts'

/** The entry that corrects whose recording it is; none where there are no patients. */
export function useOtherPatient(recording: { clientId: string; patientClientId: string }): MenuEntry[] {
  const { t } = useLingui()
  const context = useCommandContext()
  const patients = usePatientNames()
  const { clientId, patientClientId } = recording
  const choose = async (next: string) => {
    try {
      await giveToPatient(context, clientId, next)
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
  if (!patients || patients.size === 0) return []
  return [
    {
      kind: 'submenu',
      id: 'other-patient',
      icon: 'user',
      label: t({ id: 'scribe.otherPatient', message: 'Other patient…' }),
      entries: [
        {
          kind: 'choice',
          id: 'patients',
          label: t({ id: 'scribe.otherPatient', message: 'Other patient…' }),
          value: patientClientId,
          options: [...patients].map(([value, label]) => ({ value, label })),
          choose: next => void choose(next),
        },
      ],
    },
  ]
}
