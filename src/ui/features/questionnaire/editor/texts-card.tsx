import { useLingui } from '@lingui/react/macro'
import { TextArea, TextField } from '../../../components/form/text-field.tsx'
import { Card } from '../../../components/surface/card.tsx'
import styles from '../questionnaire.module.css'
import type { TemplateForm } from './use-template-form.ts'

export function TextsCard({ form }: { form: TemplateForm }) {
  const { t } = useLingui()
  const { draft, touched, titleIsFine, change, touch } = form
  const length = draft.title.trim().length
  return (
    <Card>
      <div className={styles.stack}>
        <TextField
          label={t({ id: 'questionnaire.field.title', message: 'Title' })}
          hint={t({ id: 'questionnaire.field.title.length', message: `${length} of 100` })}
          required
          value={draft.title}
          error={
            touched && !titleIsFine
              ? t({
                  id: 'questionnaire.validation.invalidTemplate',
                  message: 'A title has 3 to 100 characters.',
                })
              : null
          }
          onBlur={touch}
          onChange={event => change({ title: event.currentTarget.value })}
        />
        <TextArea
          label={t({ id: 'questionnaire.field.description', message: 'Description for the patient' })}
          value={draft.description}
          maxLength={20_000}
          onChange={event => change({ description: event.currentTarget.value })}
        />
      </div>
    </Card>
  )
}
