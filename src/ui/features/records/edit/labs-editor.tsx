import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { cellKey } from '../../../../domain/records/record-draft.ts'
import { ROW_CELLS } from '../../../../domain/records/row-edits.ts'
import { Button } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { useCatalogue } from '../labs-table/use-catalogue.ts'
import { useColumnWords } from '../words/use-column-words.ts'
import { useSectionWords } from '../words/use-section-words.ts'
import { LabRow } from './lab-row.tsx'
import styles from './rows-editor.module.css'
import type { RecordForm } from './use-record-form.ts'

/** Cells in the order of the Enter key; the catalogue's id has no field. */
const CELLS: readonly string[] = ROW_CELLS.biomarkers.filter(cell => cell !== 'id')

/**
 * The values of a lab result, typed row by row. Enter goes to the next cell and begins a new row after the last one; the
 * arrows go to the row above and below.
 */
export function LabsEditor({ form }: { form: RecordForm }) {
  const { t } = useLingui()
  const words = useColumnWords()
  const { biomarkers: title } = useSectionWords()
  const { catalogue, locale } = useCatalogue()
  const [active, setActive] = useState<string | null>(null)
  const rows = form.rows('biomarkers')
  const add = () => form.focus(cellKey('biomarkers', form.addRow('biomarkers'), 'name'))
  const go = (rowId: string | undefined, cell: string | undefined) => {
    const key = rowId && cell && cellKey('biomarkers', rowId, cell)
    const field = key && form.ref.current?.elements.namedItem(key)
    if (field instanceof HTMLElement) field.focus()
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>, rowId: string, cell: string) => {
    // While suggestions are open the arrows and Enter are theirs.
    if (event.defaultPrevented || event.currentTarget.getAttribute('aria-expanded') === 'true') return
    const [row, place] = [rows.indexOf(rowId), CELLS.indexOf(cell)]
    switch (event.key) {
      case 'Enter':
        event.preventDefault()
        if (place + 1 < CELLS.length) go(rowId, CELLS[place + 1])
        else if (row + 1 < rows.length) go(rows[row + 1], CELLS[0])
        else add()
        return
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        go(rows[row + (event.key === 'ArrowDown' ? 1 : -1)], cell)
    }
  }
  return (
    <Card title={title}>
      {rows.length > 0 && (
        <div className={styles.table} data-list="biomarkers">
          <div className={styles.head} aria-hidden="true">
            <span>{words.biomarker}</span>
            <span>{words.value}</span>
            <span>{words.unit}</span>
            <span>{words.min}</span>
            <span>{words.max}</span>
            <span>{words.notes}</span>
          </div>
          {rows.map((rowId, at) => (
            <LabRow
              key={rowId}
              form={form}
              rowId={rowId}
              place={at + 1}
              catalogue={catalogue}
              locale={locale}
              active={active === rowId}
              onActive={() => setActive(rowId)}
              onKey={onKey}
            />
          ))}
        </div>
      )}
      <Button icon="plus" onClick={add}>
        {t({ id: 'records.biomarkers.add', message: 'Add a value' })}
      </Button>
    </Card>
  )
}
