import { useLingui } from '@lingui/react/macro'
import { Card } from '../../../components/surface/card.tsx'
import styles from '../questionnaire.module.css'
import { LineList } from './line-list.tsx'
import type { TemplateForm } from './use-template-form.ts'

/** Limits of the contract. */
const LONGEST = 2000
const MOST = 100

export function GoalsCard({ form: { draft, change } }: { form: TemplateForm }) {
  const { t } = useLingui()
  return (
    <Card title={t({ id: 'questionnaire.goals', message: 'Goals' })}>
      <p className={styles.hint}>
        {t({ id: 'questionnaire.goals.text', message: 'What to find out. The interviewer chooses the words.' })}
      </p>
      <LineList
        lines={draft.goals}
        onChange={goals => change({ goals })}
        maxLength={LONGEST}
        most={MOST}
        labelOf={place => t({ id: 'questionnaire.goal', message: `Goal ${place}` })}
        add={t({ id: 'questionnaire.goal.add', message: 'Add a goal' })}
        removeOf={place => t({ id: 'questionnaire.goal.remove', message: `Remove goal ${place}` })}
      />
    </Card>
  )
}
