import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePatientName } from '../../../state/session/current-patient.ts'
import styles from './recording-details.module.css'

/** A link to the patient of a recording; renders nothing if none was chosen or the patient is not known here. */
export function PatientLink({ patientClientId }: { patientClientId: string }) {
  const { t } = useLingui()
  const patient = usePatientName(patientClientId)
  if (patient === null) return null
  return (
    <Link to="/user-account/patients/$id" params={{ id: patientClientId }} className={styles.patient}>
      {t({ id: 'scribe.patient', message: `Patient: ${patient}` })}
    </Link>
  )
}
