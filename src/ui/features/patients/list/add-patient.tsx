import { useLingui } from '@lingui/react/macro'
import { ActionBar } from '../../../components/action/action-bar.tsx'
import { LinkButton } from '../../../components/action/button.tsx'
import { useWidthClass } from '../../../styles/width.ts'

export const NEW_PATIENT = '/user-account/patients/new'
/** With fewer patients than this, adding one is the primary action of the screen (P §9). */
const FEW = 3

export function AddPatient({ count }: { count: number }) {
  const { t } = useLingui()
  const phone = useWidthClass() === 'mobile'
  const label = t({ id: 'patients.add', message: 'Add a patient' })
  if (phone) return <ActionBar actions={[{ id: 'add', icon: 'plus', label, to: NEW_PATIENT }]} />
  return (
    <LinkButton to={NEW_PATIENT} icon="plus" variant={count < FEW ? 'primary' : 'secondary'}>
      {label}
    </LinkButton>
  )
}
