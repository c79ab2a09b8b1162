import { useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import { columnsOf } from '../../../../domain/timeline/overview.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import type { TimelineRecord } from '../../../../domain/timeline/timeline-record.ts'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import { useCounts } from '../chart/cards.tsx'
import type { TimelineWords } from '../words/use-timeline-words.ts'
import { RecordLink } from './record-link.tsx'
import styles from './table.module.css'

interface OverviewTableProps {
  records: readonly TimelineRecord[]
  listed: readonly Series[]
  words: TimelineWords
}

function Table({ records, listed, words }: OverviewTableProps) {
  const { t } = useLingui()
  const counts = useCounts()
  const columns = useMemo(() => columnsOf(records, listed).reverse(), [records, listed])
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t({ id: 'timeline.chart', message: 'Values by record' })}</caption>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'timeline.column.date', message: 'Date' })}</th>
          <th scope="col">{t({ id: 'timeline.column.record', message: 'Record' })}</th>
          <th scope="col">{t({ id: 'timeline.column.values', message: 'Values' })}</th>
          <th scope="col">{t({ id: 'timeline.column.out', message: 'Out of range' })}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(column => {
          const [record] = column.records
          return (
            record && (
              <tr key={record.clientId} data-out={column.out.length > 0 || undefined}>
                <th scope="row">
                  <RecordLink record={record}>{printRecordDate(record)}</RecordLink>
                </th>
                <td>{record.name}</td>
                <td>{counts(column).join(', ')}</td>
                <td>
                  {column.out
                    .map(
                      ({ series, point }) => `${words.name(series)} ${words.value(point)} (${words.standing(point)})`,
                    )
                    .join(', ')}
                </td>
              </tr>
            )
          )
        })}
      </tbody>
    </table>
  )
}

/** Each record with its counts and its values out of range, newest first. */
export const OverviewTable = memo(
  Table,
  (a, b) => a.records === b.records && a.listed === b.listed && a.words.locale === b.words.locale,
)
