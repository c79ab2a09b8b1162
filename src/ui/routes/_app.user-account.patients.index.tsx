import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PatientsScreen } from '../features/patients/patients-screen.tsx'
import { PageTitle } from '../features/shell/page-title.tsx'

export const Route = createFileRoute('/_app/user-account/patients/')({ component: Patients })

function Patients() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'patients.title', message: 'Patients' })} />
      <PatientsScreen />
    </>
  )
}
