import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePatientName } from '../../state/current-patient.ts'
import styles from './recording-details.module.css'

/** Whose recording it is, and the way to that patient; nothing where nobody was chosen. */
export function WhoseRecording({ patientClientId }: { patientClientId: string }) {
  const { t } = useLingui()
  const patient = usePatientName(patientClientId)
  if (patient === null) return null
  return (
    <Link to="/user-account/patients/$id" params={{ id: patientClientId }} className={styles.patient}>
      {t({ id: 'scribe.patient', message: `Patient: ${patient}` })}
    </Link>
  )
}
