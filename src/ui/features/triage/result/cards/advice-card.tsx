import { useLingui } from '@lingui/react/macro'
import type { Assessment } from '../../../../../domain/triage/assess.ts'
import { recommendations } from '../../../../../domain/triage/texts/advice.ts'
import { Card } from '../../../../components/surface/card.tsx'
import { useLocale } from '../../words/use-locale.ts'
import styles from './factors-card.module.css'

/** Shows what the rules recommend, never a treatment. */
export function AdviceCard({ assessment }: { assessment: Assessment }) {
  const { t } = useLingui()
  const lines = recommendations(assessment, useLocale())
  return (
    <Card title={t({ id: 'triage.recommendations', message: 'Recommendations' })}>
      <ol className={styles.list}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Card>
  )
}
