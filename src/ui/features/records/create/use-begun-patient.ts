import { useState } from 'react'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { useCurrentPatient } from '../../../state/session/current-patient.ts'

/** The patient of a form: the current one until something is typed, which stays that patient's (decision 133). */
export function useBegunPatient(): { patient: PatientDocument | null; begin: (isBegun: boolean) => void } {
  const current = useCurrentPatient()
  const [begun, setBegun] = useState<PatientDocument | null>(null)
  return {
    patient: begun ?? current,
    begin: isBegun => {
      if (isBegun && !begun && current) setBegun(current)
      if (!isBegun && begun) setBegun(null)
    },
  }
}
