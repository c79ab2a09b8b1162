import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { patientAddress } from '../features/patients/view/patient-address.ts'
import { PatientScreen } from '../features/patients/view/patient-screen.tsx'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { loadTexts } from '../i18n/activate.ts'

/** A numeric id or a clientId; `new` and `0` for a new patient; anything else redirects to the list (decision 15). */
export const Route = createFileRoute('/_app/user-account/patients/$id')({
  loader: () => loadTexts('patients'),
  async beforeLoad({ params }) {
    // What an address means is no part of the first script.
    const { patientAddress } = await import('../features/patients/view/patient-address.ts')
    if (patientAddress(params.id).kind === 'elsewhere') throw redirect({ to: '/user-account/patients', replace: true })
  },
  component: Patient,
})

function Patient() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const title =
    patientAddress(id).kind === 'new'
      ? t({ id: 'patients.new', message: 'New patient' })
      : t({ id: 'patients.one', message: 'Patient' })
  return (
    <>
      <PageTitle title={title} />
      <PatientScreen id={id} />
    </>
  )
}
