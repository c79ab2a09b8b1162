import { useLingui } from '@lingui/react/macro'
import type { Prescription, Procedure } from '../../../../contract/entities/health-report.ts'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { withRowIds } from '../../../../db/row-ids.ts'
import { prescriptionsOf, proceduresOf, reportOf, textOf } from '../../../../domain/records/report.ts'
import { Card } from '../../../components/surface/card.tsx'
import { useColumnWords } from '../words/use-column-words.ts'
import styles from './record-sections.module.css'
import { RowsTable } from './rows-table.tsx'

/** The medicines of a record; nothing without one. */
export function Prescriptions({ record, title }: { record: HealthRecordDocument; title: string }) {
  const words = useColumnWords()
  const rows = withRowIds(prescriptionsOf(reportOf(record.data)))
  if (rows.length === 0) return null
  const keys = ['medication', 'dosage', 'frequency', 'duration', 'notes'] as const
  return (
    <div className={styles.wide}>
      <Card flush title={title}>
        <RowsTable
          label={title}
          columns={keys.map(key => ({ key, label: words[key] }))}
          rows={rows.map(row => ({
            id: row.rowId,
            cells: keys.map((key, at) =>
              at === 0 ? <RowName key={key} row={row} name={textOf(row[key])} /> : textOf(row[key]),
            ),
          }))}
        />
      </Card>
    </div>
  )
}

/** The procedures of a record; nothing without one. */
export function Procedures({ record, title }: { record: HealthRecordDocument; title: string }) {
  const words = useColumnWords()
  const rows = withRowIds(proceduresOf(reportOf(record.data)))
  if (rows.length === 0) return null
  const columns = [
    { key: 'name', label: words.procedure },
    { key: 'duration', label: words.duration },
    { key: 'frequency', label: words.frequency },
    { key: 'notes', label: words.notes },
  ] as const
  return (
    <div className={styles.wide}>
      <Card flush title={title}>
        <RowsTable
          label={title}
          columns={columns}
          rows={rows.map(row => ({
            id: row.rowId,
            cells: columns.map(({ key }, at) =>
              at === 0 ? <RowName key={key} row={row} name={textOf(row[key])} /> : textOf(row[key]),
            ),
          }))}
        />
      </Card>
    </div>
  )
}

/** The name of a row, and of one that a model had proposed who added it. */
function RowName({ row, name }: { row: Prescription | Procedure; name: string }) {
  const { t } = useLingui()
  const author = textOf(row.author)
  if (row.origin !== 'proposed') return name
  return (
    <>
      {name}
      <span className={styles.origin}>
        {t({ id: 'records.origin.proposed', message: `Added from a proposal: ${author}` })}
      </span>
    </>
  )
}
