import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Card } from '../../../components/surface/card.tsx'
import { useRemote } from '../../../state/session/use-remote.ts'
import styles from '../questionnaire.module.css'

/** How many reached each checkpoint, and how many stand there without having finished. */
export function StopsCard({ templateId }: { templateId: number }) {
  const { t } = useLingui()
  const params = useMemo(() => ({ templateId }), [templateId])
  const { value } = useRemote('questionnaire.results:stops', params, { maxAgeMs: 300_000 })
  if (!value || value.started === 0) return null
  const { started, completed } = value
  return (
    <Card title={t({ id: 'questionnaire.stops', message: 'Where people stop' })}>
      <p className={styles.hint}>
        {t({ id: 'questionnaire.stops.sum', message: `Begun: ${started}, completed: ${completed}` })}
      </p>
      <ol className={styles.stops}>
        {value.checkpoints.map(({ title, reached, stopped }) => (
          <li key={title ?? ''}>
            <span>{title ?? t({ id: 'questionnaire.stops.end', message: 'At the summary' })}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(reached / started) * 100}%` }} />
            </span>
            <span className={styles.hint}>
              {t({ id: 'questionnaire.stops.line', message: `reached ${reached}, stand here ${stopped}` })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
