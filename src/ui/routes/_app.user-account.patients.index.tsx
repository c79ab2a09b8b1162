import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PatientsScreen } from '../features/patients/list/patients-screen.tsx'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/user-account/patients/')({
  loader: () => loadTexts('patients'),
  component: Patients,
})

function Patients() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'patients.title', message: 'Patients' })} />
      <PatientsScreen />
    </>
  )
}
