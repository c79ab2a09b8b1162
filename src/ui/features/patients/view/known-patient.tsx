import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useHasDraft } from '../../../record-kit/use-form-draft.ts'
import { usePatients } from '../actions/use-patients.ts'
import { PatientForm } from '../form/patient-form.tsx'
import { patientDraftKey } from '../form/use-patient-form.ts'
import { addressId, isAt } from './patient-address.ts'
import { PatientView } from './patient-view.tsx'

interface KnownPatientProps {
  id: string
  /** Called when a patient that another device deleted during this edit was saved as a new one. */
  onSavedAsNew: (clientId: string) => void
}

/** A key that no form uses. */
const NO_DRAFT = ''

/** Shows or edits one patient; goes to the list if no patient has this id. */
export function KnownPatient({ id, onSavedAsNew }: KnownPatientProps) {
  const { t } = useLingui()
  const [found, askAgain] = usePatients()
  const stored = found.kind === 'ready' ? found.value.find(one => isAt(one, id)) : undefined
  // The patient when editing began: the typed text survives a deletion on another device.
  const [began, setBegan] = useState<PatientDocument | null>(null)
  const [edited, setEdited] = useState(false)
  if (began && stored?.clientId === began.clientId && stored.id !== began.id) setBegan(stored)
  const hasDraft = useHasDraft(stored ? patientDraftKey(stored.clientId) : NO_DRAFT)
  const [resumed, setResumed] = useState(false)
  if (stored && hasDraft && !began && !resumed) {
    setResumed(true)
    setBegan(stored)
  }
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
            onRetry={askAgain}
          >
            {t({
              id: 'patients.failed.text',
              message: 'This device’s storage did not answer. Nothing was deleted.',
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
      onSaved={gone ? onSavedAsNew : end}
      onCancel={end}
    />
  ) : (
    <PatientView key={patient.clientId} patient={patient} edited={edited} onEdit={() => setBegan(patient)} />
  )
}

/** Returns false once the user navigates away, even while this screen is mounted: it must not redirect them then. */
function useIsHere(id: string): () => boolean {
  const router = useRouter()
  return useCallback(() => router.latestLocation.pathname === `/user-account/patients/${id}`, [router, id])
}

/** Puts the server's number into the address once it is known (decision 15). */
function useNumericAddress(id: string, patient: PatientDocument | undefined): void {
  const navigate = useNavigate()
  const isHere = useIsHere(id)
  const known = patient && addressId(patient)
  useEffect(() => {
    if (known === undefined || known === id || !isHere()) return
    void navigate({ to: '/user-account/patients/$id', params: { id: known }, replace: true, ignoreBlocker: true })
  }, [navigate, isHere, known, id])
}

/** Goes to the list with a toast if the patient is missing and no first pull is under way. */
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
