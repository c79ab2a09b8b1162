import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { printCalendarDate } from '../../../../domain/dates/print-date.ts'
import { calendarDay } from '../../../../domain/patients/date-of-birth.ts'
import type { Lane } from '../../../../domain/timeline/courses.ts'
import styles from './table.module.css'

const day = (at: number) => printCalendarDate(calendarDay(at)) ?? ''

/** Every prescription and procedure with its dates, in words where they are not known. */
export const TreatmentsTable = memo(function TreatmentsTable({ lanes }: { lanes: readonly Lane[] }) {
  const { t } = useLingui()
  const open = t({ id: 'timeline.course.open', message: 'goes on' })
  const unknown = t({ id: 'timeline.course.unknown', message: 'end not written' })
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t({ id: 'timeline.treatment', message: 'Treatment' })}</caption>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'timeline.column.name', message: 'Name' })}</th>
          <th scope="col">{t({ id: 'timeline.column.dosage', message: 'Dosage' })}</th>
          <th scope="col">{t({ id: 'timeline.column.from', message: 'From' })}</th>
          <th scope="col">{t({ id: 'timeline.column.until', message: 'Until' })}</th>
          <th scope="col">{t({ id: 'timeline.column.printed', message: 'As printed' })}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.flatMap(({ courses }) =>
          courses.map(({ name, dosage, frequency, said, from, to, end, record }) => (
            <tr key={`${record} ${name} ${dosage} ${frequency} ${said}`}>
              <th scope="row">{name}</th>
              <td>{dosage}</td>
              <td>{day(from)}</td>
              <td>{to !== null ? day(to) : end === 'open' ? open : unknown}</td>
              <td>{[frequency, said].filter(Boolean).join(', ')}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
})
