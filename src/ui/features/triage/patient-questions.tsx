import { useLingui } from '@lingui/react/macro'
import type { TriageDraft } from '../../../db/triage-drafts.ts'
import { SegmentedChoice } from '../../components/form/segmented-choice.tsx'
import { Switch } from '../../components/form/switch.tsx'
import { TextArea, TextField } from '../../components/form/text-field.tsx'
import { useCurrentPatient, usePatientName } from '../../state/current-patient.ts'
import type { DraftResult } from '../../state/draft-assessment.ts'
import { changeTriageDraft, draftPatient } from '../../state/triage-draft.ts'
import { Disclosure } from './disclosure.tsx'

const LONGEST_COMPLAINT = 4000

/** Who it is, as far as the rules need it, and what is complained of. */
export function PatientQuestions({ draft, result }: { draft: TriageDraft; result: DraftResult }) {
  const { t } = useLingui()
  const name = usePatientName(draft.patientClientId)
  const current = useCurrentPatient()
  const currentName = current?.name ?? ''
  const { patient } = result.input
  const age = patient?.ageYears
  const years = age == null ? null : t({ id: 'triage.age.years', message: `${age} y` })
  const unknown = t({ id: 'triage.patient.unknown', message: 'Unknown patient' })
  const sexes = [
    { value: 'female' as const, label: t({ id: 'triage.female', message: 'Female' }) },
    { value: 'male' as const, label: t({ id: 'triage.male', message: 'Male' }) },
  ]
  const sex = sexes.find(one => one.value === patient?.sex)?.label
  return (
    <Disclosure
      title={t({ id: 'triage.patient', message: 'Patient and complaints' })}
      state={[name ?? unknown, years, sex].filter(Boolean).join(' · ')}
    >
      {current && (
        <Switch
          label={t({ id: 'triage.patient.is', message: `This is ${currentName}` })}
          checked={draft.patientClientId === current.clientId}
          onChange={is => changeTriageDraft(draftPatient(is ? current : null))}
        />
      )}
      <TextField
        label={t({ id: 'triage.age', message: 'Age, years' })}
        inputMode="numeric"
        maxLength={3}
        placeholder={result.heard.has('ageYears') ? String(age ?? '') : undefined}
        value={draft.age}
        onChange={event => changeTriageDraft({ age: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <SegmentedChoice
        label={t({ id: 'triage.sex', message: 'Sex' })}
        quiet={false}
        size="md"
        options={sexes}
        value={draft.sex}
        onChange={value => changeTriageDraft({ sex: value })}
      />
      {patient?.sex !== 'male' && (
        <SegmentedChoice
          label={t({ id: 'triage.pregnant', message: 'Pregnant' })}
          quiet={false}
          size="md"
          options={[
            { value: 'no', label: t({ id: 'triage.no', message: 'No' }) },
            { value: 'yes', label: t({ id: 'triage.yes', message: 'Yes' }) },
          ]}
          value={draft.pregnant === null ? null : draft.pregnant ? 'yes' : 'no'}
          onChange={value => changeTriageDraft({ pregnant: value === 'yes' })}
        />
      )}
      <TextArea
        label={t({ id: 'triage.complaints', message: 'Complaints, one in each line' })}
        rows={3}
        maxLength={LONGEST_COMPLAINT}
        value={draft.symptoms}
        onChange={event => changeTriageDraft({ symptoms: event.currentTarget.value })}
      />
    </Disclosure>
  )
}
