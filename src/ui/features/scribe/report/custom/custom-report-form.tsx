import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import {
  CUSTOM_DESCRIPTION_MAX,
  type CustomReportFields,
  type CustomReportProblem,
  checkCustomReport,
} from '../../../../../domain/reports/custom-report.ts'
import { Button } from '../../../../components/action/button.tsx'
import { LongTextArea } from '../../../../components/form/long-text-area.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import styles from '../report-panel.module.css'

interface CustomReportFormProps {
  initial: CustomReportFields | null
  /** Called when something was changed that closing would lose. */
  onTyped: () => void
  onSubmit: (fields: CustomReportFields) => void
  onCancel: () => void
}

const EMPTY: CustomReportFields = { name: '', description: '', systemPrompt: '' }

/** A custom report: its name, what it is for, and the prompt by which it is written. */
export function CustomReportForm({ initial, onTyped, onSubmit, onCancel }: CustomReportFormProps) {
  const { t } = useLingui()
  const [fields, setFields] = useState<CustomReportFields>(initial ?? EMPTY)
  const [isTried, setTried] = useState(false)
  const problems = checkCustomReport(fields)
  const words = (problem: CustomReportProblem | null): string | null => {
    if (!isTried || !problem) return null
    switch (problem) {
      case 'name-required':
        return t({ id: 'scribe.custom.nameRequired', message: 'Name is required' })
      case 'name-long':
        return t({ id: 'scribe.custom.nameLong', message: 'Name must be less than 100 characters' })
      case 'prompt-required':
        return t({ id: 'scribe.custom.promptRequired', message: 'System prompt is required' })
      case 'prompt-long':
        return t({ id: 'scribe.custom.promptLong', message: 'System prompt must be less than 2000 characters' })
    }
  }
  const set = (change: Partial<CustomReportFields>) => {
    onTyped()
    setFields(now => ({ ...now, ...change }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!problems.name && !problems.systemPrompt) onSubmit(fields)
  }
  return (
    <form className={styles.custom} onSubmit={submit} noValidate>
      <TextField
        label={t({ id: 'scribe.custom.name', message: 'Name' })}
        required
        value={fields.name}
        error={words(problems.name)}
        onChange={event => set({ name: event.currentTarget.value })}
      />
      <TextField
        label={t({ id: 'scribe.custom.description', message: 'Description' })}
        value={fields.description}
        maxLength={CUSTOM_DESCRIPTION_MAX}
        onChange={event => set({ description: event.currentTarget.value })}
      />
      <LongTextArea
        label={t({ id: 'scribe.custom.prompt', message: 'System prompt' })}
        required
        hint={t({
          id: 'scribe.custom.prompt.hint',
          message:
            'What the report contains and in which order. Without a language model it selects sections by their names.',
        })}
        value={fields.systemPrompt}
        error={words(problems.systemPrompt)}
        onChange={systemPrompt => set({ systemPrompt })}
      />
      <div className={styles.end}>
        <Button onClick={onCancel}>{t({ id: 'scribe.custom.cancel', message: 'Cancel' })}</Button>
        <Button type="submit" variant="primary">
          {t({ id: 'scribe.custom.save', message: 'Save' })}
        </Button>
      </div>
    </form>
  )
}
