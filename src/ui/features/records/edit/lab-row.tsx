import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { sideOf } from '../../../../domain/labs/range.ts'
import { isFarFromRange, readTypedBound, readTypedValue } from '../../../../domain/labs/typed-value.ts'
import { cellKey, LONGEST } from '../../../../domain/records/record-draft.ts'
import { IconButton } from '../../../components/action/icon-button.tsx'
import field from '../../../components/form/field.module.css'
import { SuggestField, type Suggestion } from '../../../components/form/suggest-field.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import type { Locale } from '../../../i18n/locale.ts'
import { RangeMark } from '../../../record-kit/values/range-mark.tsx'
import { useSideWords } from '../../../record-kit/values/use-side-words.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import type { Catalogue } from '../labs-table/use-catalogue.ts'
import { useColumnWords } from '../words/use-column-words.ts'
import { LabOffers } from './lab-offers.tsx'
import styles from './rows-editor.module.css'
import { useFieldNotes } from './use-field-notes.ts'
import type { RecordForm } from './use-record-form.ts'

interface LabRowProps {
  form: RecordForm
  rowId: string
  /** From 1. */
  place: number
  catalogue: Catalogue | null
  locale: Locale
  /** The focus is in this row. */
  active: boolean
  onActive: () => void
  onKey: (event: KeyboardEvent<HTMLInputElement>, rowId: string, cell: string) => void
}

const MOST_SUGGESTIONS = 8

/** One value as it is typed, with what follows from it: on which side of its range it is. */
export function LabRow(props: LabRowProps) {
  const { form, rowId, place, catalogue, locale, active, onActive, onKey } = props
  const { t } = useLingui()
  const words = useColumnWords()
  const notes = useFieldNotes(form)
  const key = (cell: string) => cellKey('biomarkers', rowId, cell)
  const text = (cell: string) => form.text(key(cell))
  const name = text('name') || String(place)
  const typeName = (typed: string) => {
    form.type(key('name'), typed)
    // A name that is written differently is another test, unless the catalogue knows it.
    if (catalogue) form.type(key('id'), catalogue.testNamed(typed) ?? '')
  }
  const pick = ({ value, label }: Suggestion) => {
    form.type(key('name'), label)
    form.type(key('id'), value)
    form.focus(key('value'))
  }
  const suggestions = active && catalogue ? catalogue.findTests(text('name'), locale, MOST_SUGGESTIONS) : []
  const cell = (of: string, label: string, longest: number = LONGEST.cell) => ({
    name: key(of),
    'aria-label': `${label}: ${name}`,
    'aria-invalid': form.problem(key(of)) !== undefined || undefined,
    className: field.input,
    value: text(of),
    maxLength: longest,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => form.type(key(of), event.target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKey(event, rowId, of),
  })
  const messages = ['name', 'value', 'unit', 'min', 'max', 'notes'].flatMap(of => {
    const { error, hint } = notes(key(of))
    return [error, hint].filter(one => one !== undefined)
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of the grid in every browser.
    <div className={styles.row} role="group" aria-label={name} onFocus={onActive}>
      <div className={styles.cell} data-cell="name">
        <span className={styles.label}>{words.biomarker}</span>
        <SuggestField
          {...{ name: key('name'), maxLength: LONGEST.name }}
          label={`${words.biomarker}: ${name}`}
          invalid={form.problem(key('name')) !== undefined}
          value={text('name')}
          suggestions={suggestions.map(test => ({
            value: test.id,
            label: test.name,
            hint: test.others.slice(0, 2).join(', '),
          }))}
          onChange={typeName}
          onPick={pick}
          onKeyDown={event => onKey(event, rowId, 'name')}
        />
      </div>
      <div className={styles.cell} data-cell="value">
        <span className={styles.label}>{words.value}</span>
        <input {...cell('value', words.value, LONGEST.value)} inputMode="decimal" />
      </div>
      <div className={styles.cell} data-cell="unit">
        <span className={styles.label}>{words.unit}</span>
        <input {...cell('unit', words.unit, LONGEST.unit)} spellCheck={false} />
      </div>
      <div className={styles.cell} data-cell="min">
        <span className={styles.label}>{words.min}</span>
        <input {...cell('min', words.min)} inputMode="decimal" />
      </div>
      <div className={styles.cell} data-cell="max">
        <span className={styles.label}>{words.max}</span>
        <input {...cell('max', words.max)} inputMode="decimal" />
      </div>
      <div className={styles.cell} data-cell="notes">
        <span className={styles.label}>{words.notes}</span>
        <input {...cell('notes', words.notes, LONGEST.notes)} />
      </div>
      <IconButton
        icon="trash-2"
        label={t({ id: 'records.row.remove', message: `Remove ${name}` })}
        onClick={() => form.removeRow('biomarkers', rowId)}
      />
      <div className={styles.below}>
        {messages.map(message => (
          <p key={message} className={styles.message} role="alert">
            <Icon name="circle-alert" size={16} />
            <span>{message}</span>
          </p>
        ))}
        <Verdict value={text('value')} min={text('min')} max={text('max')} />
        {active && catalogue && <LabOffers form={form} rowId={rowId} catalogue={catalogue} locale={locale} />}
      </div>
    </div>
  )
}

/** What follows from value and range as they are typed; nothing for a value inside its range. */
function Verdict({ value, min, max }: { value: string; min: string; max: string }) {
  const { t } = useLingui()
  const sideWord = useSideWords()
  const values = useValueText()
  const row = {
    ...readTypedValue(value),
    ...{ min: readTypedBound(min) ?? null, max: readTypedBound(max) ?? null, referenceRange: null },
  }
  if (isFarFromRange(row)) {
    const read = values.value({ ...row, rawValue: value })
    return (
      <p className={styles.verdict}>
        <Icon name="circle-question-mark" size={16} />
        <span>
          {t({
            id: 'records.row.far',
            message: `Read as ${read}. That is far from the range: is the decimal sign right?`,
          })}
        </span>
      </p>
    )
  }
  const side = sideOf(row)
  if (side === null || side === 0) return null
  return (
    <p className={styles.verdict}>
      <RangeMark side={side} />
      <span>{sideWord(side)}</span>
    </p>
  )
}
