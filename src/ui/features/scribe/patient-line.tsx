import { useLingui } from '@lingui/react/macro'
import { setCurrentPatient } from '../../../db/commands/account.ts'
import { PillButton } from '../../components/feedback/pill.tsx'
import { useMenu } from '../../components/menu/use-menu.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { useCurrentPatient, usePatientName, usePatientNames } from '../../state/current-patient.ts'
import { useRecorderValue } from '../../state/recording.ts'
import { useRecordingDraft } from '../../state/recording-draft.ts'
import { useCommandContext } from '../../state/use-session.ts'

/** Whose visit is recorded: to choose until the recording starts, and from then on only said. */
export function PatientLine() {
  const resting = useRecorderValue(({ state: { kind } }) => kind === 'idle' || kind === 'failed', true)
  return resting ? <ChoosePatient /> : <RecordedPatient />
}

/** The current patient of the whole app: what is recorded next is theirs. */
function ChoosePatient() {
  const { t } = useLingui()
  const context = useCommandContext()
  const patients = usePatientNames()
  const current = useCurrentPatient()
  const choose = async (next: string) => {
    try {
      await setCurrentPatient(context, next)
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
  const patient = current?.name ?? '—'
  const { trigger, panel } = useMenu([
    {
      kind: 'choice',
      id: 'patient',
      label: t({ id: 'scribe.patients', message: 'Patients' }),
      value: current?.clientId ?? '',
      options: [...(patients ?? [])].map(([value, label]) => ({ value, label })),
      choose: next => void choose(next),
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
  const patient = usePatientName(useRecordingDraft().patientClientId)
  return patient === null ? null : <p>{t({ id: 'scribe.patient', message: `Patient: ${patient}` })}</p>
}
