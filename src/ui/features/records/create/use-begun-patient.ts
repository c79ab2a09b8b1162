import { useState } from 'react'
import { useCurrentPatient, usePatientName } from '../../../state/session/current-patient.ts'

export interface FormPatient {
  clientId: string
  /** Null while it is looked up. */
  name: string | null
  /** The form was begun for another patient than the current one. */
  isOther: boolean
}

interface BegunPatient {
  patient: FormPatient | null
  begin: (isBegun: boolean) => void
  /** Of a draft that was restored. */
  restore: (patientClientId: string | undefined) => void
}

/** The patient of a form: the current one until something is typed, which stays that patient's (decision 133). */
export function useBegunPatient(): BegunPatient {
  const current = useCurrentPatient()
  const [begun, setBegun] = useState<string | null>(null)
  const clientId = begun ?? current?.clientId ?? null
  const name = usePatientName(clientId ?? '')
  return {
    patient: clientId === null ? null : { clientId, name, isOther: current !== null && current.clientId !== clientId },
    begin: isBegun => {
      if (isBegun && begun === null && current) setBegun(current.clientId)
      if (!isBegun && begun !== null) setBegun(null)
    },
    restore: patientClientId => {
      if (patientClientId) setBegun(patientClientId)
    },
  }
}
