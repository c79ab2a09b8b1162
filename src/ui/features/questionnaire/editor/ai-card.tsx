import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../../components/form/text-field.tsx'
import styles from '../questionnaire.module.css'
import type { TemplateForm } from './use-template-form.ts'

/** Settings of a language model, where the server has one (decision 93). */
export function AiCard({ form: { draft, change } }: { form: TemplateForm }) {
  const { t, i18n } = useLingui()
  const { aiSettings } = draft
  const { model, maxTokens } = aiSettings
  const temperature = i18n.number(aiSettings.temperature)
  const number = (text: string, lowest: number, highest: number): number | null => {
    const value = Number(text.replace(',', '.'))
    return text.trim() !== '' && value >= lowest && value <= highest ? value : null
  }
  return (
    <details className={styles.ai}>
      <summary>
        <b>{t({ id: 'questionnaire.ai', message: 'AI settings' })}</b>
        <span className={styles.hint}>
          {t({
            id: 'questionnaire.ai.line',
            message: `${model} · temperature ${temperature} · up to ${maxTokens} tokens`,
          })}
        </span>
      </summary>
      <div className={styles.stack}>
        <p className={styles.hint}>
          {t({
            id: 'questionnaire.ai.text',
            message:
              'Used where the server has a language model. Without one the built-in interviewer asks, by the fields.',
          })}
        </p>
        <TextField
          label={t({ id: 'questionnaire.ai.model', message: 'Model' })}
          value={model}
          maxLength={200}
          onChange={event => change({ aiSettings: { ...aiSettings, model: event.currentTarget.value } })}
        />
        <TextField
          label={t({ id: 'questionnaire.ai.temperature', message: 'Temperature, 0 to 2' })}
          type="number"
          min={0}
          max={2}
          step={0.1}
          defaultValue={aiSettings.temperature}
          onChange={event => {
            const value = number(event.currentTarget.value, 0, 2)
            if (value !== null) change({ aiSettings: { ...aiSettings, temperature: value } })
          }}
        />
        <TextField
          label={t({ id: 'questionnaire.ai.tokens', message: 'Longest reply, in tokens' })}
          type="number"
          min={1}
          max={100_000}
          step={1}
          defaultValue={maxTokens}
          onChange={event => {
            const value = number(event.currentTarget.value, 1, 100_000)
            if (value !== null && Number.isInteger(value)) change({ aiSettings: { ...aiSettings, maxTokens: value } })
          }}
        />
      </div>
    </details>
  )
}
