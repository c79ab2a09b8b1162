import { useLingui } from '@lingui/react/macro'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { ageOn } from '../../../../domain/patients/date-of-birth.ts'
import { draftOf } from '../../../../domain/patients/patient-fields.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useToday } from '../../../record-kit/use-today.ts'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import type { ListedRecord } from './listed-record.ts'
import styles from './patient-strip.module.css'
import { useAgeWords } from './use-age-words.ts'

interface PatientStripProps {
  patient: PatientDocument
  records: readonly ListedRecord[]
}

interface Fact {
  label: string
  main: string
  /** Beside it, fainter. */
  more?: string
}

/** What one wants to know of a patient beside any record, between two hairlines; unknown facts take no space. */
export function PatientStrip({ patient, records }: PatientStripProps) {
  const facts = usePatientFacts(patient, records)
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        {facts.map(({ label, main, more }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <b>{main}</b>
              {more && <> {more}</>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function usePatientFacts(patient: PatientDocument, records: readonly ListedRecord[]): Fact[] {
  const { t } = useLingui()
  const { number } = useFormat()
  const age = useAgeWords()(ageOn(patient.data.dateOfBirth, useToday()))
  const { name, gender, height, weight, bloodPressure, bloodGroup } = draftOf(patient)
  const sex =
    gender === 'female'
      ? t({ id: 'records.patient.female', message: 'f' })
      : gender === 'male'
        ? t({ id: 'records.patient.male', message: 'm' })
        : ''
  const written = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? number(Number(text)) : text)
  const [tall, heavy] = [written(height), written(weight)]
  const measures = [
    height && t({ id: 'records.patient.cm', message: `${tall} cm` }),
    weight && t({ id: 'records.patient.kg', message: `${heavy} kg` }),
  ].filter(Boolean)
  const treatment = records.find(({ recordType, status }) => recordType === 'treatment' && status === 'processed')
  const allergies = [...new Set(records.filter(({ tags }) => tags.includes('allergy')).map(one => one.name))]
  const facts: (Fact | false)[] = [
    {
      label: t({ id: 'records.patient', message: 'Patient' }),
      main: name,
      more: [sex, age].filter(Boolean).join(', '),
    },
    bloodGroup !== '' && { label: t({ id: 'records.patient.blood', message: 'Blood' }), main: bloodGroup },
    bloodPressure !== '' && { label: t({ id: 'records.patient.pressure', message: 'Pressure' }), main: bloodPressure },
    measures.length > 0 && {
      label: t({ id: 'records.patient.measures', message: 'Height and weight' }),
      main: measures[0] ?? '',
      more: measures[1],
    },
    treatment !== undefined && {
      label: t({ id: 'records.patient.treatment', message: 'Last treatment' }),
      main: treatment.name,
      more: printRecordDate({ ...treatment.date, time: null }),
    },
    {
      label: t({ id: 'records.patient.allergies', message: 'Allergies' }),
      main: allergies.join(', '),
      more: allergies.length === 0 ? t({ id: 'records.patient.noAllergies', message: 'none recorded' }) : undefined,
    },
  ]
  return facts.filter(fact => fact !== false)
}
