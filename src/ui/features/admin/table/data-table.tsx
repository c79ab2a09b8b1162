import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './data-table.module.css'

const FEATURES = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
})

export interface Column<Row> {
  id: string
  header: string
  /** What is sorted by; the table is sorted on the device only if `sortable`. */
  value: (row: Row) => string | number
  cell?: (row: Row) => ReactNode
  /** Narrow screens leave it out; the first cell says what matters. */
  wide?: boolean
  /** Aligned to the end, with figures of equal width. */
  figure?: boolean
}

interface DataTableProps<Row> {
  label: string
  rows: readonly Row[]
  /** Stable: defined outside of the component. */
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  selected?: string | null
  /** By a click or Enter; without it rows do not react. */
  onOpen?: (row: Row) => void
  tone?: (row: Row) => 'danger' | undefined
}

const ROW_PX = 54

/**
 * A table of any length: only the visible rows are in the document. Columns sort by their heads; arrows, Home, End and
 * Enter work from row to row.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows: data, keyOf, columns, selected = null, onOpen, tone } = props
  const table = useTable({
    features: FEATURES,
    data: data as Row[],
    columns: columns.map(({ id, header, value }) => ({ id, header, accessorFn: value })) as ColumnDef<
      typeof FEATURES,
      Row
    >[],
    getRowId: keyOf,
  })
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const rows = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const current = Math.min(at, rows.length - 1)

  const move = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to))
    setAt(next)
    virtual.scrollToIndex(next)
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`tr[data-index="${next}"]`)?.focus())
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ...{ ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: rows.length - 1 },
      ...{ PageDown: current + 10, PageUp: current - 10 },
    }
    const to = steps[event.key]
    const isRow = event.target instanceof HTMLTableRowElement
    if (!isRow) return
    if (to !== undefined) {
      event.preventDefault()
      move(to)
    }
    const row = rows[current]
    if ((event.key === 'Enter' || event.key === ' ') && row && onOpen) {
      event.preventDefault()
      onOpen(row.original)
    }
  }
  return (
    <div ref={frame} className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-rowcount={rows.length + 1} onKeyDown={press}>
        <thead>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {group.headers.map((header, index) => {
                const sorted = header.column.getIsSorted()
                const column = columns[index]
                return (
                  <th
                    key={header.id}
                    scope="col"
                    data-wide={column?.wide || undefined}
                    data-figure={column?.figure || undefined}
                    aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
                  >
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      {column?.header}
                      {sorted && <Icon name={sorted === 'asc' ? 'arrow-up' : 'arrow-down'} size={14} />}
                    </button>
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {before > 0 && <tr className={styles.spacer} style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = rows[index]
            if (!row) return null
            const { original } = row
            return (
              <tr
                key={row.id}
                data-index={index}
                aria-rowindex={index + 2}
                aria-selected={onOpen ? row.id === selected : undefined}
                data-selected={row.id === selected || undefined}
                data-tone={tone?.(original)}
                data-opens={onOpen ? '' : undefined}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => setAt(index)}
                onClick={event => {
                  const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
                  if (!isOnButton) onOpen?.(original)
                }}
              >
                {columns.map(column => (
                  <td key={column.id} data-wide={column.wide || undefined} data-figure={column.figure || undefined}>
                    {column.cell ? column.cell(original) : column.value(original)}
                  </td>
                ))}
              </tr>
            )
          })}
          {after > 0 && <tr className={styles.spacer} style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  )
}
