import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { NEW_PATIENT } from './add-patient.tsx'

/** Shown for an empty list. Offline without a first pull it says only that this device has no patients. */
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
            message: 'Patients on the server will appear when you are online. You can add somebody without a network.',
          })
        : t({
            id: 'patients.empty.text',
            message:
              'A patient is the person recordings and health records belong to: yourself, your family, your patients.',
          })}
    </EmptyState>
  )
}
