import type { RecordDate } from '../../../../domain/records/record-date.ts'
import type { DayWords } from '../../../record-kit/values/use-day-words.ts'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import styles from './record-row.module.css'

/** Day and month; the year stands in the heading above. Screen readers and the tooltip get the full date. */
export function RecordDateBlock({ date, words }: { date: RecordDate; words: DayWords }) {
  const { day, month } = words.block(date.day)
  return (
    <time className={styles.date} dateTime={date.day} title={words.full(date.day)}>
      <span aria-hidden="true" className={styles.day}>
        {day}
      </span>
      <span aria-hidden="true" className={styles.month}>
        {month}
      </span>
      <span className="spoken">{printRecordDate(date)}</span>
    </time>
  )
}
