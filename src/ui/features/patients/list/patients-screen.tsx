import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { QUEUE } from '../../../../db/document.ts'
import { Page } from '../../../components/surface/page.tsx'
import { FoundRecords } from '../../../record-kit/found-records.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { usePatients } from '../actions/use-patients.ts'
import { AddPatient } from './add-patient.tsx'
import { NoPatients } from './no-patients.tsx'
import { PatientList } from './patient-list.tsx'

/** The patients of this account; the current one is marked (P §2.12). */
export function PatientsScreen() {
  const { t } = useLingui()
  const [found, askAgain] = usePatients()
  const patients = found.kind === 'ready' ? found.value : []
  return (
    <Page
      title={t({ id: 'patients.title', message: 'Patients' })}
      subtitle={patients.length > 0 && <Counts patients={patients} />}
      actions={patients.length > 0 && <AddPatient count={patients.length} />}
    >
      <OfflineBanner />
      <FoundRecords
        found={found}
        onRetry={askAgain}
        failed={{
          title: t({ id: 'patients.failed', message: 'The patients could not be read' }),
          text: t({
            id: 'patients.failed.text',
            message: 'This device’s storage did not answer. Nothing was deleted.',
          }),
        }}
        empty={<NoPatients />}
        rows={3}
      >
        {all => <PatientList patients={all} />}
      </FoundRecords>
    </Page>
  )
}

function Counts({ patients }: { patients: readonly PatientDocument[] }) {
  const { t } = useLingui()
  const count = patients.length
  const unsent = patients.filter(({ queue }) => queue !== QUEUE.none).length
  const all = t({ id: 'patients.count', message: plural(count, { one: '# patient', other: '# patients' }) })
  if (unsent === 0) return all
  return `${all} · ${t({ id: 'patients.unsent', message: plural(unsent, { one: '# not sent yet', other: '# not sent yet' }) })}`
}
