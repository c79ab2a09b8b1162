import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type PatientDocument, QUEUE } from '../../../db/documents.ts'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Page } from '../../components/surface/page.tsx'
import type { LiveState } from '../../state/use-live.ts'
import { AddPatient } from './add-patient.tsx'
import { AwayNotice } from './away-notice.tsx'
import { NoPatients } from './no-patients.tsx'
import { PatientList } from './patient-list.tsx'
import { usePatients } from './use-patients.ts'
import { useServerContact } from './use-server-contact.ts'

/** The people whose records this account keeps, and which of them is the current one (P §2.12). */
export function PatientsScreen() {
  const { t } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const found = usePatients(attempt)
  const patients = found.kind === 'ready' ? found.value : []
  return (
    <Page
      title={t({ id: 'patients.title', message: 'Patients' })}
      subtitle={patients.length > 0 && <Counts patients={patients} />}
      actions={patients.length > 0 && <AddPatient count={patients.length} />}
    >
      <AwayNotice />
      <Found found={found} onRetry={() => setAttempt(attempt + 1)} />
    </Page>
  )
}

function Found({ found, onRetry }: { found: LiveState<PatientDocument[]>; onRetry: () => void }) {
  const { t } = useLingui()
  const contact = useServerContact()
  switch (found.kind) {
    case 'loading':
      return found.slow && <Skeleton shape="rows" count={3} />
    case 'failed':
      return (
        <ErrorState title={t({ id: 'patients.failed', message: 'The patients could not be read' })} onRetry={onRetry}>
          {t({
            id: 'patients.failed.text',
            message: 'The store on this device did not answer. Nothing was deleted.',
          })}
        </ErrorState>
      )
    case 'ready':
      if (found.value.length > 0) return <PatientList patients={found.value} />
      return contact.kind === 'asking' ? <Skeleton shape="rows" count={3} /> : <NoPatients />
  }
}

function Counts({ patients }: { patients: readonly PatientDocument[] }) {
  const { t } = useLingui()
  const count = patients.length
  const unsent = patients.filter(({ queue }) => queue !== QUEUE.none).length
  const all = t({ id: 'patients.count', message: plural(count, { one: '# patient', other: '# patients' }) })
  if (unsent === 0) return all
  return `${all} · ${t({ id: 'patients.unsent', message: plural(unsent, { one: '# not sent yet', other: '# not sent yet' }) })}`
}
