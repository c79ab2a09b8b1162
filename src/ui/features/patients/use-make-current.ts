import { useLingui } from '@lingui/react/macro'
import { setCurrentPatient } from '../../../db/commands/account.ts'
import type { PatientDocument } from '../../../db/documents.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { useCommandContext } from '../../state/use-session.ts'

/** Puts a patient's records on the screens, and says so. */
export function useMakeCurrent(): (patient: PatientDocument) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  return async ({ clientId, name }) => {
    try {
      await setCurrentPatient(context, clientId)
      toasts.show({
        kind: 'success',
        title: t({ id: 'patients.madeCurrent', message: `Current patient: ${name}` }),
      })
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'patients.notMadeCurrent', message: 'The current patient stays as it was' }),
        text: t({ id: 'patients.notMadeCurrent.text', message: 'This device did not store the choice. Try again.' }),
      })
    }
  }
}
