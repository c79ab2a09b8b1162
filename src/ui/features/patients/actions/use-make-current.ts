import { useLingui } from '@lingui/react/macro'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { choosePatient } from '../../../state/session/current-patient.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

/** Makes a patient the current one and shows the result in a toast. */
export function useMakeCurrent(): (patient: PatientDocument) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  return async ({ clientId, name }) => {
    await choosePatient(context, clientId)
    toasts.show({
      kind: 'success',
      title: t({ id: 'patients.madeCurrent', message: `Current patient: ${name}` }),
    })
  }
}
