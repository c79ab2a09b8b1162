import { useLingui } from '@lingui/react/macro'
import { LONGEST, type PatientField } from '../../../../domain/patients/patient-fields.ts'
import { TextArea, TextField } from '../../../components/form/text-field.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { useDateInWords } from '../view/use-date-in-words.ts'
import { useFieldLabels } from '../view/use-field-labels.ts'
import { BloodGroupSelect } from './blood-group-select.tsx'
import { GenderChoice } from './gender-choice.tsx'
import styles from './patient-form.module.css'
import { useFieldNotes } from './use-field-notes.ts'
import type { PatientFormModel } from './use-patient-form.ts'

/** The fields of a patient in one column, in groups (P §3). */
export function PatientFormFields({ form }: { form: PatientFormModel }) {
  const { t } = useLingui()
  const { groups, fields } = useFieldLabels()
  const notes = useFieldNotes(form)
  const bornInWords = useDateInWords()(form.texts.dateOfBirth, form.today)
  const line = (field: PatientField, hint?: string) => ({
    label: fields[field],
    ...notes(field, hint),
    name: field,
    value: form.texts[field],
    maxLength: field === 'name' ? LONGEST.name : field === 'description' ? LONGEST.description : LONGEST.line,
    // The browser would fill in the doctor's data, not the patient's.
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => form.type(field, event.target.value),
  })
  return (
    <>
      <Card title={groups.person}>
        <div className={styles.fields}>
          <TextField {...line('name')} required spellCheck={false} />
          <TextField
            {...line('nickname', t({ id: 'patients.hint.nickname', message: 'What you call this person for short' }))}
            required
            spellCheck={false}
          />
          <GenderChoice value={form.texts.gender} onChange={gender => form.type('gender', gender)} />
          <TextField {...line('dateOfBirth', bornInWords)} type="date" max={form.today} maxLength={undefined} />
        </div>
      </Card>
      <Card title={groups.contact}>
        <div className={styles.fields}>
          <TextField
            {...line(
              'phone',
              t({ id: 'patients.hint.phone', message: '10 to 14 digits without spaces, + in front if you like' }),
            )}
            type="tel"
          />
          <TextField {...line('email')} type="email" spellCheck={false} />
          <TextField {...line('address')} />
        </div>
      </Card>
      <Card title={groups.vitalSigns}>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <TextField {...line('height', t({ id: 'patients.hint.height', message: 'cm' }))} inputMode="decimal" />
            <TextField {...line('weight', t({ id: 'patients.hint.weight', message: 'kg' }))} inputMode="decimal" />
          </div>
          <div className={styles.pair}>
            <TextField
              {...line('bloodPressure', t({ id: 'patients.hint.bloodPressure', message: 'mmHg, such as 120/80' }))}
            />
            <BloodGroupSelect value={form.texts.bloodGroup} onChange={group => form.type('bloodGroup', group)} />
          </div>
        </div>
      </Card>
      <Card title={groups.insurance}>
        <div className={styles.fields}>
          <TextField {...line('insuranceNumber')} spellCheck={false} />
          <TextField {...line('insuranceCompany')} />
        </div>
      </Card>
      <Card title={groups.description}>
        <TextArea
          {...line(
            'description',
            t({ id: 'patients.hint.description', message: 'Allergies, illnesses, what everybody should know' }),
          )}
        />
      </Card>
    </>
  )
}
