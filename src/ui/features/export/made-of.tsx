import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Moment } from '../../components/time/moment.tsx'
import styles from './export.module.css'
import type { Making } from './use-export.ts'

/** What the prepared file has, and what it does not have and why. */
export function MadeOf({ made }: Pick<Extract<Making, { kind: 'ready' }>, 'made'>) {
  const { t } = useLingui()
  const { fhir } = made
  if (!fhir) {
    const count = made.records
    return <p>{t({ id: 'export.has', message: plural(count, { one: '# record in it', other: '# records in it' }) })}</p>
  }
  const { Observation = 0, MedicationStatement = 0, DocumentReference = 0, RiskAssessment = 0 } = fhir.resources
  const { unread, visit, insight, empty } = fhir.leftOut
  const has = [
    Observation > 0 && t({ id: 'export.values', message: plural(Observation, { one: '# value', other: '# values' }) }),
    MedicationStatement > 0 &&
      t({ id: 'export.medicines', message: plural(MedicationStatement, { one: '# medicine', other: '# medicines' }) }),
    DocumentReference > 0 &&
      t({ id: 'export.documents', message: plural(DocumentReference, { one: '# document', other: '# documents' }) }),
    RiskAssessment > 0 &&
      t({ id: 'export.news2', message: plural(RiskAssessment, { one: '# NEWS2 result', other: '# NEWS2 results' }) }),
  ].filter(one => one !== false)
  const lacks = [
    fhir.doubtful > 0 &&
      t({
        id: 'export.doubtful',
        message: plural(fhir.doubtful, {
          one: '# value waits for your check and is left out.',
          other: '# values wait for your check and are left out.',
        }),
      }),
    unread > 0 &&
      t({
        id: 'export.unreadRecords',
        message: plural(unread, {
          one: '# record is not read yet, or has no result.',
          other: '# records are not read yet, or have no result.',
        }),
      }),
    visit > 0 &&
      t({
        id: 'export.visitsOut',
        message: plural(visit, {
          one: '# recorded visit: its transcript and reports are only in patient-data.json.',
          other: '# recorded visits: their transcripts and reports are only in patient-data.json.',
        }),
      }),
    insight > 0 &&
      t({
        id: 'export.insightsOut',
        message: plural(insight, {
          one: '# insight is left out: it was made from these records.',
          other: '# insights are left out: they were made from these records.',
        }),
      }),
    empty > 0 &&
      t({
        id: 'export.empty',
        message: plural(empty, { one: '# record has no content.', other: '# records have no content.' }),
      }),
  ].filter(one => one !== false)
  return (
    <div className={styles.numbers}>
      <p>{has.length > 0 ? has.join(' · ') : t({ id: 'export.onlyProfile', message: 'Only the profile' })}</p>
      <p>
        {t({ id: 'export.newest', message: 'Newest change in it:' })} <Moment at={Date.parse(made.asOf)} />
      </p>
      {lacks.length > 0 && (
        <ul className={styles.lacks}>
          {lacks.map(one => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
