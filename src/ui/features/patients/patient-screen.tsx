import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { KnownPatient } from './known-patient.tsx'
import { patientAddress } from './patient-address.ts'
import { PatientForm } from './patient-form.tsx'

/** One patient, or the form for a new one; `id` as it stands in the address, which the route has checked. */
export function PatientScreen({ id }: { id: string }) {
  const navigate = useNavigate()
  const [saved, setSaved] = useState<string | null>(null)
  const open = (clientId: string) => {
    setSaved(clientId)
    void navigate({ to: '/user-account/patients/$id', params: { id: clientId }, replace: true, ignoreBlocker: true })
  }
  if (patientAddress(id).kind === 'new') return <PatientForm key="new" patient={null} onSaved={open} />
  return <KnownPatient id={id} justSaved={saved === id} onSavedAnew={open} />
}
