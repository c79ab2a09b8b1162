import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Biomarker } from '../../../../contract/entities/health-report.ts'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { withRowIds } from '../../../../db/row-ids.ts'
import { printCalendarDate } from '../../../../domain/dates/print-date.ts'
import { biomarkersOf, reportOf } from '../../../../domain/records/report.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { useDescriptions } from '../../../record-kit/values/use-descriptions.ts'
import { useWidthClass } from '../../../styles/width.ts'
import { useColumnWords } from '../words/use-column-words.ts'
import { useSectionWords } from '../words/use-section-words.ts'
import { EarlierValue, NameCell, NotesCell, standingOf, TrendCell, UnitText, ValueCell } from './biomarker-parts.tsx'
import styles from './biomarkers-table.module.css'
import { RangeBar } from './range-bar.tsx'
import { recordBefore, type TrendPoint, trendKey } from './trends.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useTrends } from './use-trends.ts'

type Row = Biomarker & { rowId: string }
type Shown = 'all' | 'out'

/** The values of a lab result (H §2): a table, on a phone cards. */
export function BiomarkersTable({ record }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const { biomarkers: title } = useSectionWords()
  const phone = useWidthClass() === 'mobile'
  const [shown, show] = useState<Shown>('all')
  const [compares, setCompares] = useState(false)
  const trends = useTrends(record)
  const before = recordBefore(trends)
  const day = before && printCalendarDate(before.day)
  const rows = withRowIds(biomarkersOf(reportOf(record.data)))
  const outside = rows.filter(row => standingOf(row) === 'out')
  const [count, total] = [outside.length, rows.length]
  const listing = { rows: shown === 'all' ? rows : outside, trends, before: compares ? before : null }
  return (
    <Card
      flush
      title={
        <span className={styles.title}>
          {title}
          {count > 0 && (
            <Pill tone="warn" icon="triangle-alert">
              {t({
                id: 'records.outside.of',
                message: plural(count, { one: `# of ${total} out of range`, other: `# of ${total} out of range` }),
              })}
            </Pill>
          )}
        </span>
      }
      aside={
        count > 0 && (
          <SegmentedChoice<Shown>
            label={t({ id: 'records.biomarkers.show', message: 'Show biomarkers' })}
            options={[
              { value: 'all', label: t({ id: 'records.biomarkers.all', message: 'All' }) },
              { value: 'out', label: t({ id: 'records.biomarkers.out', message: 'Out of range' }) },
            ]}
            value={shown}
            onChange={show}
          />
        )
      }
    >
      {phone ? <Cards {...listing} /> : <Table {...listing} label={title} />}
      {day && (
        // It comes a moment after the rows: under them it moves none.
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.compare}
            aria-pressed={compares}
            onClick={() => setCompares(now => !now)}
          >
            {t({ id: 'records.biomarkers.compare', message: `Compare with ${day}` })}
          </button>
        </div>
      )}
    </Card>
  )
}

interface RowsProps {
  rows: readonly Row[]
  trends: ReadonlyMap<string, TrendPoint[]>
  /** The record whose values stand under those of this one. */
  before: TrendPoint | null
}

function Table({ rows, trends, before, label }: RowsProps & { label: string }) {
  const words = useColumnWords()
  const { catalogue, locale } = useCatalogue()
  const describe = useDescriptions(rows, locale)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its place is scrolled by keyboard too.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.biomarker}</th>
            <th scope="col">{words.trends}</th>
            <th scope="col" className={styles.right}>
              {words.value}
            </th>
            <th scope="col">{words.unit}</th>
            <th scope="col">{words.range}</th>
            <th scope="col">{words.notes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.rowId} data-standing={standingOf(row)}>
              <th scope="row">
                <NameCell
                  row={row}
                  catalogueName={catalogue?.catalogueNames(row, locale) ?? ''}
                  description={describe(row)}
                />
              </th>
              <td>
                <TrendCell row={row} points={trends.get(trendKey(row) ?? '')} />
              </td>
              <td className={styles.right}>
                <ValueCell row={row} />
                <EarlierValue points={trends.get(trendKey(row) ?? '')} before={before} />
              </td>
              <td className={styles.unit}>
                <UnitText row={row} />
              </td>
              <td>
                <RangeBar row={row} />
              </td>
              <td className={styles.notes}>
                <NotesCell row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cards({ rows, trends, before }: RowsProps) {
  const { catalogue, locale } = useCatalogue()
  const describe = useDescriptions(rows, locale)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul role="list" className={styles.cards}>
      {rows.map(row => (
        <li key={row.rowId} className={styles.card} data-standing={standingOf(row)}>
          <div className={styles.cardName}>
            <h3>
              <NameCell
                row={row}
                catalogueName={catalogue?.catalogueNames(row, locale) ?? ''}
                description={describe(row)}
              />
            </h3>
          </div>
          <div className={styles.cardValue}>
            <ValueCell row={row} /> <UnitText row={row} />
            <EarlierValue points={trends.get(trendKey(row) ?? '')} before={before} />
          </div>
          <div className={styles.cardRange}>
            <RangeBar row={row} />
          </div>
          <div className={styles.cardTrend}>
            <TrendCell row={row} points={trends.get(trendKey(row) ?? '')} />
          </div>
          <div className={styles.cardNotes}>
            <NotesCell row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}
