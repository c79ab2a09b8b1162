import { useNavigate } from '@tanstack/react-router'
import { PatientForm } from '../form/patient-form.tsx'
import { KnownPatient } from './known-patient.tsx'
import { patientAddress } from './patient-address.ts'

/** One patient, or the form for a new one; `id` comes from the address, and the route has checked it. */
export function PatientScreen({ id }: { id: string }) {
  const navigate = useNavigate()
  const open = (clientId: string) =>
    void navigate({ to: '/user-account/patients/$id', params: { id: clientId }, replace: true, ignoreBlocker: true })
  if (patientAddress(id).kind === 'new') return <PatientForm key="new" patient={null} onSaved={open} />
  return <KnownPatient id={id} onSavedAsNew={open} />
}
