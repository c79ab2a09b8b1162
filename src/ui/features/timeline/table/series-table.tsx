import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Series } from '../../../../domain/timeline/series.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import type { TimelineWords } from '../words/use-timeline-words.ts'
import { RecordLink } from './record-link.tsx'
import styles from './table.module.css'

interface SeriesTableProps {
  series: Series
  words: TimelineWords
}

function Table({ series, words }: SeriesTableProps) {
  const { t } = useLingui()
  const text = useValueText()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words.name(series)}</caption>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'timeline.column.date', message: 'Date' })}</th>
          <th scope="col">{t({ id: 'timeline.column.value', message: 'Value' })}</th>
          <th scope="col">{t({ id: 'timeline.column.printed', message: 'As printed' })}</th>
          <th scope="col">{t({ id: 'timeline.column.range', message: 'Range' })}</th>
          <th scope="col">{t({ id: 'timeline.column.standing', message: 'Against its range' })}</th>
          <th scope="col">{t({ id: 'timeline.column.notes', message: 'Notes' })}</th>
        </tr>
      </thead>
      <tbody>
        {series.points.toReversed().map(point => (
          <tr key={point.key} data-out={point.standing === 'out' || undefined}>
            <th scope="row">
              <RecordLink record={point.record}>{words.date(point)}</RecordLink>
            </th>
            <td>{`${words.value(point)} ${point.unit}`}</td>
            <td>{`${text.value(point.row)} ${point.row.unit ?? ''}`}</td>
            <td>{point.row.referenceRange ?? ''}</td>
            <td>{words.standing(point)}</td>
            <td>{point.notes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same values as the drawing, newest first, for reading, for screen readers and for paper. */
export const SeriesTable = memo(Table, (a, b) => a.series === b.series && a.words.locale === b.words.locale)
