import { useLingui } from '@lingui/react/macro'
import { certaintyOf, isConfirmed } from '../../../../domain/labs/certainty.ts'
import type { CheckedRow } from '../../../../domain/records/checking.ts'
import { nameOf } from '../../../../domain/records/record-facts.ts'
import { textOf } from '../../../../domain/records/report.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { CellText } from '../labs-table/biomarker-parts.tsx'
import type { TrendPoint } from '../labs-table/trends.ts'
import { CertaintyMark } from './certainty-mark.tsx'
import styles from './check.module.css'
import { OpenRow } from './open-row.tsx'
import type { Check } from './use-check.ts'

interface CheckRowProps {
  check: Check
  row: CheckedRow
  line: number | null
  pages: number
  earlier: readonly TrendPoint[]
}

/** One value of the check: a line, and when it is open what is to be decided about it. */
export function CheckRow({ check, row, line, pages, earlier }: CheckRowProps) {
  const { t } = useLingui()
  const text = useValueText()
  const open = check.active?.rowId === row.rowId
  const done = isConfirmed(row)
  const name = nameOf(row)
  const page = row.source?.page ?? 1
  const readFrom =
    line === null
      ? ''
      : pages > 1
        ? t({ id: 'records.check.pageLine', message: `page ${page}, line ${line}` })
        : t({ id: 'records.check.line', message: `line ${line}` })
  return (
    <li className={styles.item} data-open={open || undefined}>
      <button
        type="button"
        className={styles.row}
        data-row={row.rowId}
        aria-expanded={open}
        onClick={() => check.open(row.rowId)}
      >
        <span className={styles.state} data-done={done || undefined}>
          <Icon
            name={done ? 'circle-check' : 'circle-question-mark'}
            size={18}
            label={
              done
                ? t({ id: 'records.check.confirmed', message: 'confirmed' })
                : t({ id: 'records.check.open', message: 'to be checked' })
            }
          />
        </span>
        <span className={styles.name}>
          <CellText row={row} cell="name">
            {name}
          </CellText>
        </span>
        <span className={styles.value} data-wide={textOf(row.unit) === '' || undefined}>
          <CellText row={row} cell="value">
            {text.value(row)}
          </CellText>
        </span>
        <span className={styles.unit}>
          <CellText row={row} cell="unit">
            {textOf(row.unit)}
          </CellText>
        </span>
        <span className={styles.range}>
          <CellText row={row} cell="range">
            {textOf(row.referenceRange)}
          </CellText>
        </span>
        <CertaintyMark certainty={certaintyOf(row)} />
        <span className={styles.from}>{readFrom}</span>
      </button>
      {open && <OpenRow key={row.rowId} check={check} row={row} earlier={earlier} />}
    </li>
  )
}
