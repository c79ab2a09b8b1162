import type { ReactNode } from 'react'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { printCalendarDate } from '../../../../domain/dates/print-date.ts'
import { draftOf } from '../../../../domain/patients/patient-fields.ts'
import { Card } from '../../../components/surface/card.tsx'
import { useToday } from '../../../record-kit/use-today.ts'
import styles from './patients.module.css'
import { useAgeText } from './use-age-text.ts'
import { useFieldLabels } from './use-field-labels.ts'
import { useMeasureText } from './use-measure-text.ts'

/** Shows every known fact of a patient; unknown ones take no space. */
export function PatientFacts({ patient }: { patient: PatientDocument }) {
  const { groups, fields, genders } = useFieldLabels()
  const measure = useMeasureText()
  const age = useAgeText()(patient.data.dateOfBirth, useToday())
  const draft = draftOf(patient)
  const { phone, email, gender, dateOfBirth } = draft
  const born = printCalendarDate(dateOfBirth) ?? dateOfBirth
  return (
    <>
      <Facts
        title={groups.person}
        facts={[
          [fields.nickname, draft.nickname],
          [fields.gender, gender === 'male' || gender === 'female' ? genders[gender] : gender],
          [fields.dateOfBirth, age === null ? born : `${born} · ${age}`],
        ]}
      />
      <Facts
        title={groups.contact}
        facts={[
          [fields.phone, phone && <a href={`tel:${phone}`}>{phone}</a>],
          [fields.email, email && <MailLink email={email} />],
          [fields.address, draft.address],
        ]}
      />
      <Facts
        title={groups.vitalSigns}
        facts={[
          [fields.height, measure(draft.height, 'cm')],
          [fields.weight, measure(draft.weight, 'kg')],
          [fields.bloodPressure, measure(draft.bloodPressure, 'mmHg')],
          [fields.bloodGroup, draft.bloodGroup],
        ]}
      />
      <Facts
        title={groups.insurance}
        facts={[
          [fields.insuranceNumber, draft.insuranceNumber],
          [fields.insuranceCompany, draft.insuranceCompany],
        ]}
      />
      {draft.description !== '' && (
        <Card title={fields.description}>
          <p className={styles.description}>{draft.description}</p>
        </Card>
      )}
    </>
  )
}

/** An address too long for one line breaks before the @. */
function MailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <a href={`mailto:${email}`}>
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </a>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== '')
  if (known.length === 0) return null
  return (
    <Card title={title}>
      <dl className={styles.facts}>
        {known.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
