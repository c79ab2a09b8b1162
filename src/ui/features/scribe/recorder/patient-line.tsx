import { useLingui } from '@lingui/react/macro'
import { PillButton } from '../../../components/feedback/pill.tsx'
import { useMenu } from '../../../components/menu/use-menu.tsx'
import { usePatientLabel } from '../../../record-kit/patient/patient-label.ts'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import { useRecordingDraft } from '../../../state/recorder/recording-draft.ts'
import {
  choosePatient,
  useChosenPatientId,
  usePatient,
  usePatientNames,
} from '../../../state/session/current-patient.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

/** The patient of the visit: can be chosen until the recording starts, and is only shown from then on. */
export function PatientLine() {
  const resting = useRecorderValue(({ state: { kind } }) => kind === 'idle' || kind === 'failed', true)
  return resting ? <ChoosePatient /> : <RecordedPatient />
}

/** Chooses the patient of the next recording; without a choice it says so, and the recording asks when it starts. */
function ChoosePatient() {
  const { t } = useLingui()
  const context = useCommandContext()
  const patients = usePatientNames()
  const chosen = usePatient(useChosenPatientId() ?? '')
  const label = usePatientLabel(chosen?.clientId ?? '')
  const patient = chosen ? label : t({ id: 'scribe.patient.none', message: 'not chosen' })
  const { trigger, panel } = useMenu([
    {
      kind: 'choice',
      id: 'patient',
      label: t({ id: 'scribe.patients', message: 'Patients' }),
      value: chosen?.clientId ?? '',
      options: [...(patients ?? [])].map(([value, label]) => ({ value, label })),
      choose: next => void choosePatient(context, next),
    },
  ])
  if (!patients || patients.size === 0) return null
  return (
    <>
      <PillButton
        {...trigger}
        icon="user"
        iconEnd="chevron-down"
        aria-label={t({ id: 'scribe.patient.choose', message: `Patient: ${patient}. Choose another.` })}
      >
        {t({ id: 'scribe.patient', message: `Patient: ${patient}` })}
      </PillButton>
      {panel}
    </>
  )
}

function RecordedPatient() {
  const { t } = useLingui()
  const patient = usePatientLabel(useRecordingDraft().patientClientId)
  return <p>{t({ id: 'scribe.patient', message: `Patient: ${patient}` })}</p>
}
