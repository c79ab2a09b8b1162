import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { readTypedBound } from '../../../../domain/labs/typed-value.ts'
import type { CheckedRow } from '../../../../domain/records/checking.ts'
import { LONGEST } from '../../../../domain/records/record-draft.ts'
import { type CellTexts, cellTexts } from '../../../../domain/records/row-edits.ts'
import { Button } from '../../../components/action/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useColumnWords } from '../words/use-column-words.ts'
import styles from './check.module.css'

interface CorrectRowProps {
  row: CheckedRow
  onDone: (cells: CellTexts) => void
  onCancel: () => void
}

const CELLS = ['name', 'value', 'unit', 'min', 'max'] as const

/** What the page says instead: Enter stores it, Escape leaves it. */
export function CorrectRow({ row, onDone, onCancel }: CorrectRowProps) {
  const { t } = useLingui()
  const words = useColumnWords()
  const { decimal } = useValueText()
  const stored = cellTexts('biomarkers', row, decimal)
  const [texts, setTexts] = useState(stored)
  const labels = { name: words.biomarker, value: words.value, unit: words.unit, min: words.min, max: words.max }
  const wrong = (cell: string) => (cell === 'min' || cell === 'max') && readTypedBound(texts[cell] ?? '') === undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (CELLS.some(wrong)) return
    const changed = CELLS.filter(cell => (texts[cell] ?? '').trim() !== (stored[cell] ?? ''))
    onDone(Object.fromEntries(changed.map(cell => [cell, texts[cell]])))
  }
  const onKey = (event: KeyboardEvent) => {
    // The keys of the screen are letters here.
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <form className={styles.open} noValidate onSubmit={submit} onKeyDown={onKey}>
      <div className={styles.fields}>
        {CELLS.map(cell => (
          <div key={cell} data-cell={cell}>
            <TextField
              autoFocus={cell === 'value'}
              label={labels[cell]}
              value={texts[cell] ?? ''}
              maxLength={cell === 'unit' ? LONGEST.unit : LONGEST.name}
              autoComplete="off"
              spellCheck={false}
              error={wrong(cell) && t({ id: 'records.problem.bound', message: 'A bound is a number, or empty.' })}
              onChange={event => setTexts({ ...texts, [cell]: event.target.value })}
            />
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t({ id: 'records.cancel', message: 'Cancel' })}
        </Button>
        <Button type="submit" variant="primary" size="sm">
          {t({ id: 'records.check.save', message: 'This is what the page says' })}
        </Button>
      </div>
    </form>
  )
}
