import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../components/action/button.tsx'
import { NoRecords } from '../../../record-kit/no-records.tsx'
import { NEW_PATIENT } from './add-patient.tsx'

export function NoPatients() {
  const { t } = useLingui()
  return (
    <NoRecords
      icon="users"
      none={{
        title: t({ id: 'patients.empty', message: 'No patients yet' }),
        text: t({
          id: 'patients.empty.text',
          message:
            'A patient is the person recordings and health records belong to: yourself, your family, your patients.',
        }),
      }}
      noneHere={{
        title: t({ id: 'patients.emptyAway', message: 'No patients on this device' }),
        text: t({
          id: 'patients.emptyAway.text',
          message: 'Patients on the server will appear when you are online. You can add somebody without a network.',
        }),
      }}
      action={
        <LinkButton to={NEW_PATIENT} icon="plus" variant="primary">
          {t({ id: 'patients.add', message: 'Add a patient' })}
        </LinkButton>
      }
    />
  )
}
