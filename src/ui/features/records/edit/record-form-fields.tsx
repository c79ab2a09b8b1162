import { useLingui } from '@lingui/react/macro'
import {
  LONGEST,
  listsOf,
  type Passage,
  passagesOf,
  tagsFrom,
  tagsText,
} from '../../../../domain/records/record-draft.ts'
import { partsOf, type SectionName } from '../../../../domain/records/record-sections.ts'
import { LongTextArea } from '../../../components/form/long-text-area.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { useDayWords } from '../../../record-kit/values/use-day-words.ts'
import { useColumnWords } from '../words/use-column-words.ts'
import { useSectionWords } from '../words/use-section-words.ts'
import { LabsEditor } from './labs-editor.tsx'
import styles from './record-form.module.css'
import { RowsEditor } from './rows-editor.tsx'
import { TagPicker } from './tag-picker.tsx'
import { useFieldNotes } from './use-field-notes.ts'
import type { RecordForm } from './use-record-form.ts'

/** The header, then what can be edited of the record's type, in the order of its page. */
export function RecordFormFields({ form }: { form: RecordForm }) {
  const sections = partsOf(form.record)
  const passages = passagesOf(form.record)
  const lists = listsOf(form.record)
  return (
    <>
      <HeaderFields form={form} />
      {sections.map(name => {
        const passage = passages.find(one => one === name)
        const list = lists.find(one => one === name)
        if (passage) return <PassageField key={name} form={form} name={passage} />
        if (list === 'biomarkers') return <LabsEditor key={name} form={form} />
        return list ? (
          <RowsEditor key={name} form={form} list={list} />
        ) : (
          <TagsField key={name} form={form} name={name} />
        )
      })}
    </>
  )
}

function HeaderFields({ form }: { form: RecordForm }) {
  const { t } = useLingui()
  const notes = useFieldNotes(form)
  const words = useColumnWords()
  const sections = useSectionWords()
  const dayWords = useDayWords()
  const day = form.text('date')
  const { recordType } = form.record
  const line = (key: string, label: string, hint?: string) => ({
    ...{ name: key, label, ...notes(key, hint), value: form.text(key), autoComplete: 'off' },
    onChange: (event: { target: { value: string } }) => form.type(key, event.target.value),
  })
  return (
    <Card>
      <div className={styles.header}>
        <div className={styles.wide}>
          <TextField
            {...line('name', t({ id: 'records.field.name', message: 'Name' }))}
            maxLength={LONGEST.name}
            required
          />
        </div>
        <TextField {...line('date', words.date, day === '' ? undefined : dayWords.full(day))} type="date" required />
        <TextField
          {...line(
            'time',
            t({ id: 'records.field.time', message: 'Time' }),
            t({ id: 'records.field.time.hint', message: 'If it is known' }),
          )}
          type="time"
        />
        {recordType !== 'healthLog' && (
          <div className={styles.wide}>
            <TextField
              {...line('tags', sections.tags, t({ id: 'records.field.tags.hint', message: 'Separated by commas' }))}
              maxLength={2000}
            />
          </div>
        )}
      </div>
    </Card>
  )
}

function PassageField({ form, name }: { form: RecordForm; name: Passage }) {
  const words = useSectionWords()
  const notes = useFieldNotes(form)
  if (name === 'doctor') {
    return (
      <Card>
        <TextField
          name={name}
          label={words[name]}
          {...notes(name)}
          value={form.text(name)}
          maxLength={LONGEST.doctor}
          autoComplete="off"
          onChange={event => form.type(name, event.target.value)}
        />
      </Card>
    )
  }
  return (
    <Card>
      <LongTextArea
        label={words[name]}
        {...notes(name)}
        value={form.text(name)}
        maxLength={LONGEST.passage}
        onChange={text => form.type(name, text)}
      />
    </Card>
  )
}

/** The tags of the health log have a picker of their own. */
function TagsField({ form, name }: { form: RecordForm; name: SectionName }) {
  if (name !== 'tags') return null
  return <TagPicker chosen={tagsFrom(form.text('tags'))} onChange={tags => form.type('tags', tagsText(tags))} />
}
