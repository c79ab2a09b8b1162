import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../components/action/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { NEW_PATIENT } from './add-patient.tsx'
import { useServerContact } from './use-server-contact.ts'

/** Nobody here; that there is nobody at all is said only when the server was asked. */
export function NoPatients() {
  const { t } = useLingui()
  const contact = useServerContact()
  const unknown = contact.kind === 'away' && contact.asOf === null
  return (
    <EmptyState
      icon="users"
      title={
        unknown
          ? t({ id: 'patients.emptyAway', message: 'No patients on this device' })
          : t({ id: 'patients.empty', message: 'No patients yet' })
      }
      action={
        <LinkButton to={NEW_PATIENT} icon="plus" variant="primary">
          {t({ id: 'patients.add', message: 'Add a patient' })}
        </LinkButton>
      }
    >
      {unknown
        ? t({
            id: 'patients.emptyAway.text',
            message: 'Those that the server has appear when you are online. You can add somebody without a network.',
          })
        : t({
            id: 'patients.empty.text',
            message:
              'A patient is the person recordings and health records belong to: yourself, your family, your patients.',
          })}
    </EmptyState>
  )
}
