import { useLingui } from '@lingui/react/macro'
import type { CheckedRow } from '../../../../domain/records/checking.ts'
import { textOf } from '../../../../domain/records/report.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './source-page.module.css'

interface PageLinesProps {
  rows: readonly CheckedRow[]
  active: CheckedRow | null
  onOpen: (rowId: string) => void
}

/** The lines of a page as they were read, in their order, where the picture of the page is not on this device. */
export function PageLines({ rows, active, onOpen }: PageLinesProps) {
  const { t } = useLingui()
  const placed = rows
    .filter(row => textOf(row.source?.line) !== '')
    .toSorted((a, b) => (a.source?.box[1] ?? 0) - (b.source?.box[1] ?? 0))
  return (
    <div className={styles.lines}>
      <p className={styles.missing}>
        <Icon name="info" size={18} />
        <span>
          {placed.length > 0
            ? t({
                id: 'records.page.missing',
                message: 'The picture of this page is not on this device. These are its lines as they were read.',
              })
            : t({ id: 'records.page.unknown', message: 'Where these values stand on the page is not known.' })}
        </span>
      </p>
      {placed.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
        <ol role="list" className={styles.paper}>
          {placed.map(row => (
            <li key={row.rowId}>
              <button
                type="button"
                className={styles.line}
                data-lit={row.rowId === active?.rowId || undefined}
                aria-current={row.rowId === active?.rowId || undefined}
                onClick={() => onOpen(row.rowId)}
              >
                {textOf(row.source?.line)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
