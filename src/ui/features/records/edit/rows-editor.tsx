import { useLingui } from '@lingui/react/macro'
import { cellKey, LONGEST } from '../../../../domain/records/record-draft.ts'
import { type ListKey, ROW_CELLS } from '../../../../domain/records/row-edits.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import field from '../../../components/form/field.module.css'
import { Icon } from '../../../components/icon/icon.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { useColumnWords } from '../words/use-column-words.ts'
import { useSectionWords } from '../words/use-section-words.ts'
import styles from './rows-editor.module.css'
import { useFieldNotes } from './use-field-notes.ts'
import type { RecordForm } from './use-record-form.ts'

interface RowsEditorProps {
  form: RecordForm
  list: Exclude<ListKey, 'biomarkers'>
}

/** Prescriptions or procedures, typed row by row. */
export function RowsEditor({ form, list }: RowsEditorProps) {
  const { t } = useLingui()
  const sections = useSectionWords()
  const columns = useColumnWords()
  const notes = useFieldNotes(form)
  const labels: Record<string, string> = { ...columns, name: columns.procedure }
  const cells = ROW_CELLS[list]
  const rows = form.rows(list)
  const add = () => form.focus(cellKey(list, form.addRow(list), cells[0]))
  return (
    <Card title={sections[list]}>
      {rows.length > 0 && (
        <div className={styles.table} data-list={list}>
          <div className={styles.head} aria-hidden="true">
            {cells.map(cell => (
              <span key={cell}>{labels[cell]}</span>
            ))}
          </div>
          {rows.map((rowId, at) => {
            const key = (cell: string) => cellKey(list, rowId, cell)
            const name = form.text(key(cells[0])) || String(at + 1)
            const messages = cells.flatMap(cell => {
              const { error, hint } = notes(key(cell))
              return [error, hint].filter(one => one !== undefined)
            })
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of the grid in every browser.
              <div key={rowId} className={styles.row} role="group" aria-label={name}>
                {cells.map(cell => (
                  <div key={cell} className={styles.cell} data-cell={cell}>
                    <span className={styles.label}>{labels[cell]}</span>
                    <input
                      name={key(cell)}
                      aria-label={`${labels[cell]}: ${name}`}
                      aria-invalid={form.problem(key(cell)) !== undefined || undefined}
                      className={field.input}
                      value={form.text(key(cell))}
                      maxLength={cell === 'notes' ? LONGEST.notes : LONGEST.cell}
                      autoComplete="off"
                      onChange={event => form.type(key(cell), event.target.value)}
                    />
                  </div>
                ))}
                <IconButton
                  icon="trash-2"
                  label={t({ id: 'records.row.remove', message: `Remove ${name}` })}
                  onClick={() => form.removeRow(list, rowId)}
                />
                <div className={styles.below}>
                  {messages.map(message => (
                    <p key={message} className={styles.message} role="alert">
                      <Icon name="circle-alert" size={16} />
                      <span>{message}</span>
                    </p>
                  ))}
                </div>
              </div>
            )
          })}
        </div>
      )}
      <Button icon="plus" onClick={add}>
        {list === 'prescriptions'
          ? t({ id: 'records.prescriptions.add', message: 'Add a medication' })
          : t({ id: 'records.procedures.add', message: 'Add a procedure' })}
      </Button>
    </Card>
  )
}
