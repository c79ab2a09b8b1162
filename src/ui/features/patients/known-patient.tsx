import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { PatientDocument } from '../../../db/documents.ts'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Page } from '../../components/surface/page.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { addressId, isAt } from './patient-address.ts'
import { PatientForm } from './patient-form.tsx'
import { PatientView } from './patient-view.tsx'
import { usePatients } from './use-patients.ts'
import { useServerContact } from './use-server-contact.ts'

interface KnownPatientProps {
  id: string
  /** The form before this was of the same patient: the focus goes on from there. */
  justSaved: boolean
  /** What was deleted elsewhere while somebody edited it was saved as a new patient. */
  onSavedAnew: (clientId: string) => void
}

/** One patient of this device, read or edited; the list, where there is none by that id. */
export function KnownPatient({ id, justSaved, onSavedAnew }: KnownPatientProps) {
  const { t } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const found = usePatients(attempt)
  const stored = found.kind === 'ready' ? found.value.find(one => isAt(one, id)) : undefined
  // What was there when editing began: what was typed outlives a deletion on another device.
  const [began, setBegan] = useState<PatientDocument | null>(null)
  const [edited, setEdited] = useState(justSaved)
  if (began && stored?.clientId === began.clientId && stored.id !== began.id) setBegan(stored)
  const editing = began !== null && (stored ? stored.clientId === began.clientId : isAt(began, id))
  const patient = stored ?? (editing ? began : null)
  useNumericAddress(id, stored)
  useWayBack(id, found.kind === 'ready' && !patient)

  if (!patient) {
    return (
      <Page title={t({ id: 'patients.one', message: 'Patient' })} width="form">
        {found.kind === 'failed' ? (
          <ErrorState
            title={t({ id: 'patients.failed', message: 'The patients could not be read' })}
            onRetry={() => setAttempt(attempt + 1)}
          >
            {t({
              id: 'patients.failed.text',
              message: 'The store on this device did not answer. Nothing was deleted.',
            })}
          </ErrorState>
        ) : (
          (found.kind === 'ready' || found.slow) && <Skeleton shape="card" count={2} />
        )}
      </Page>
    )
  }
  const gone = found.kind === 'ready' && !stored
  const end = () => {
    setBegan(null)
    setEdited(true)
  }
  return editing ? (
    <PatientForm
      key={patient.clientId}
      patient={patient}
      gone={gone}
      onSaved={gone ? onSavedAnew : end}
      onCancel={end}
    />
  ) : (
    <PatientView key={patient.clientId} patient={patient} edited={edited} onEdit={() => setBegan(patient)} />
  )
}

/** False once somebody is on the way elsewhere, though this screen still stands: nobody is called back. */
function useIsHere(id: string): () => boolean {
  const router = useRouter()
  return useCallback(() => router.latestLocation.pathname === `/user-account/patients/${id}`, [router, id])
}

/** Once the number is known the address carries it (decision 15). */
function useNumericAddress(id: string, patient: PatientDocument | undefined): void {
  const navigate = useNavigate()
  const isHere = useIsHere(id)
  const known = patient && addressId(patient)
  useEffect(() => {
    if (known === undefined || known === id || !isHere()) return
    void navigate({ to: '/user-account/patients/$id', params: { id: known }, replace: true, ignoreBlocker: true })
  }, [navigate, isHere, known, id])
}

/** To the list with a word, when there is no such patient here and nothing more is on its way. */
function useWayBack(id: string, missing: boolean): void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isHere = useIsHere(id)
  const contact = useServerContact()
  const away = contact.kind === 'away'
  const due = missing && contact.kind !== 'asking'
  useEffect(() => {
    if (!due || !isHere()) return
    toasts.show({
      kind: 'warning',
      title: t({ id: 'patients.unknown', message: 'There is no such patient here' }),
      text: away
        ? t({
            id: 'patients.unknown.away',
            message: 'If the server has this patient, you will see it when you are online.',
          })
        : t({ id: 'patients.unknown.text', message: 'It may have been deleted. Here are all your patients.' }),
    })
    void navigate({ to: '/user-account/patients', replace: true, ignoreBlocker: true })
  }, [due, isHere, away, navigate, t])
}
