import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Property } from '../../../../domain/interview/template/template.ts'
import {
  FIELD_TYPES,
  type FieldRow,
  fieldType,
  isFieldName,
  isTaken,
  withType,
} from '../../../../domain/questionnaires/output-schema.ts'
import { Button } from '../../../components/action/button.tsx'
import { Select } from '../../../components/form/select.tsx'
import { TextArea, TextField } from '../../../components/form/text-field.tsx'
import type { FormControls } from '../../../components/overlay/dialogs.ts'
import styles from '../questionnaire.module.css'
import { useTypeWords } from '../words/use-type-words.ts'

export interface EditedField {
  name: string
  property: Property
}

interface FieldDialogProps {
  row: FieldRow
  schema: Property
  controls: FormControls<EditedField>
}

export function FieldDialog({ row, schema, controls }: FieldDialogProps) {
  const { t } = useLingui()
  const typeWords = useTypeWords()
  const former = row.path.at(-1) ?? ''
  const [name, setName] = useState(former)
  const [property, setProperty] = useState(row.property)
  const type = fieldType(property)
  const set = (more: Partial<Property>) => setProperty(was => cleaned({ ...was, ...more }))
  const nameError = !isFieldName(name)
    ? t({ id: 'questionnaire.field.name.bad', message: 'Latin letters, digits and _, beginning with a letter.' })
    : isTaken(schema, row.path, name)
      ? t({ id: 'questionnaire.field.name.taken', message: 'Another field has this name.' })
      : null
  const isNumber = type === 'number' || type === 'integer'
  const hasChoices = type === 'choice' || type === 'choices'
  const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text.replace(',', '.')))
  return (
    <form
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        if (!nameError) controls.submit({ name, property })
      }}
    >
      <TextField
        label={t({ id: 'questionnaire.field.label', message: 'Label' })}
        value={property.title ?? ''}
        maxLength={200}
        onChange={event => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={t({ id: 'questionnaire.field.question', message: 'Question, word for word' })}
        hint={t({ id: 'questionnaire.field.question.hint', message: 'Without it the label is asked.' })}
        value={property.description ?? ''}
        maxLength={1000}
        onChange={event => set({ description: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <Select
          label={t({ id: 'questionnaire.fields.type', message: 'Type' })}
          options={FIELD_TYPES.map(value => ({ value, label: typeWords[value] }))}
          value={type}
          onChange={next => setProperty(withType(property, next))}
        />
        <TextField
          label={t({ id: 'questionnaire.field.name', message: 'Name in exports' })}
          value={name}
          error={nameError}
          spellCheck={false}
          autoCapitalize="off"
          onChange={event => setName(event.currentTarget.value)}
        />
      </div>
      {isNumber && (
        <div className={styles.pair}>
          <TextField
            label={t({ id: 'questionnaire.field.minimum', message: 'Lowest value' })}
            type="number"
            step="any"
            defaultValue={property.minimum}
            onChange={event => set({ minimum: numberOf(event.currentTarget.value) })}
          />
          <TextField
            label={t({ id: 'questionnaire.field.maximum', message: 'Highest value' })}
            type="number"
            step="any"
            defaultValue={property.maximum}
            onChange={event => set({ maximum: numberOf(event.currentTarget.value) })}
          />
          <TextField
            label={t({ id: 'questionnaire.field.unit', message: 'Unit (UCUM)' })}
            hint={t({ id: 'questionnaire.field.unit.hint', message: 'Such as kg, Cel, mm[Hg], d/mo.' })}
            value={property.unit ?? ''}
            maxLength={40}
            spellCheck={false}
            autoCapitalize="off"
            onChange={event => set({ unit: event.currentTarget.value || undefined })}
          />
        </div>
      )}
      {hasChoices && <Choices property={property} onChange={set} isList={type === 'choices'} />}
      <div className={styles.buttons}>
        <Button onClick={controls.cancel}>{t({ id: 'questionnaire.cancel', message: 'Cancel' })}</Button>
        <Button type="submit" variant="primary">
          {t({ id: 'questionnaire.field.done', message: 'Done' })}
        </Button>
      </div>
    </form>
  )
}

/** Without the keys that were emptied. */
const cleaned = (property: Property): Property =>
  Object.fromEntries(Object.entries(property).filter(([, value]) => value !== undefined))

interface ChoicesProps {
  property: Property
  isList: boolean
  onChange: (more: Partial<Property>) => void
}

/** One choice a line: `value = label`, or a label that is its own value. */
function Choices({ property, isList, onChange }: ChoicesProps) {
  const { t } = useLingui()
  const { enum: values = [], enumTitles } = (isList ? property.items : property) ?? {}
  const [text, setText] = useState(
    values.map((value, at) => (enumTitles?.[at] ? `${value} = ${enumTitles[at]}` : String(value))).join('\n'),
  )
  return (
    <TextArea
      label={t({ id: 'questionnaire.field.choices', message: 'Choices, one a line' })}
      hint={t({ id: 'questionnaire.field.choices.hint', message: 'As “value = label”, or the label alone.' })}
      value={text}
      onChange={event => {
        const typed = event.currentTarget.value
        setText(typed)
        const lines = typed
          .split('\n')
          .map(line => line.trim())
          .filter(Boolean)
        const pairs = lines.map(line => {
          const [value = '', ...label] = line.split('=').map(part => part.trim())
          return { value, label: label.join('=') || value }
        })
        const labelled = { enum: pairs.map(one => one.value), enumTitles: pairs.map(one => one.label) }
        onChange(isList ? { items: { type: 'string', ...labelled } } : labelled)
      }}
    />
  )
}
