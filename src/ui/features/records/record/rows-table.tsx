import type { ReactNode } from 'react'
import { useWidthClass } from '../../../styles/width.ts'
import styles from './rows-table.module.css'

export interface Column {
  key: string
  label: string
}

interface RowsTableProps {
  label: string
  columns: readonly Column[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** A small table whose first column names the row; on a phone a list of cards with the other cells labelled. */
export function RowsTable({ label, columns, rows }: RowsTableProps) {
  const phone = useWidthClass() === 'mobile'
  if (phone) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
      <ul role="list" className={styles.cards} aria-label={label}>
        {rows.map(({ id, cells }) => (
          <li key={id} className={styles.card}>
            <h3 className={styles.name}>{cells[0]}</h3>
            <dl className={styles.facts}>
              {columns.slice(1).map(
                (column, at) =>
                  cells[at + 1] !== '' && (
                    <div key={column.key} className={styles.fact}>
                      <dt>{column.label}</dt>
                      <dd>{cells[at + 1]}</dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its place is scrolled by keyboard too.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              <th scope="row">{cells[0]}</th>
              {columns.slice(1).map((column, at) => (
                <td key={column.key}>{cells[at + 1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
