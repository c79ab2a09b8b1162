import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NO_PATIENT } from '../../../../db/document.ts'
import type { TriageDraft } from '../../../../db/triage-drafts.ts'
import { Button } from '../../../components/action/button.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { TextArea, TextField } from '../../../components/form/text-field.tsx'
import { usePatientLabel } from '../../../record-kit/patient/patient-label.ts'
import { useAskForOne } from '../../../record-kit/patient/use-ask-patient.tsx'
import type { DraftResult } from '../../../state/triage/draft-assessment.ts'
import { changeTriageDraft, draftPatient } from '../../../state/triage/triage-draft.ts'
import { Disclosure } from './disclosure.tsx'

const LONGEST_COMPLAINT = 4000

/** Asks for the facts of the patient that the rules need, and for the complaints. */
export function PatientQuestions({ draft, result }: { draft: TriageDraft; result: DraftResult }) {
  const { t } = useLingui()
  const name = usePatientLabel(draft.patientClientId)
  const askForOne = useAskForOne()
  const choose = async () => {
    const asked = await askForOne(draft.patientClientId)
    if (asked) changeTriageDraft(draftPatient(asked.patient))
  }
  const { patient } = result.input
  const age = patient?.ageYears
  const years = age == null ? null : t({ id: 'triage.age.years', message: plural(age, { one: '# y', other: '# y' }) })
  const sexes = [
    { value: 'female' as const, label: t({ id: 'triage.female', message: 'Female' }) },
    { value: 'male' as const, label: t({ id: 'triage.male', message: 'Male' }) },
  ]
  const sex = sexes.find(one => one.value === patient?.sex)?.label
  return (
    <Disclosure
      title={t({ id: 'triage.patient', message: 'Patient and complaints' })}
      state={[name, years, sex].filter(Boolean).join(' · ')}
    >
      <Button icon="user" onClick={() => void choose()}>
        {draft.patientClientId === NO_PATIENT
          ? t({ id: 'triage.patient.name', message: 'Name the patient' })
          : t({ id: 'triage.patient.other', message: 'Another patient' })}
      </Button>
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
