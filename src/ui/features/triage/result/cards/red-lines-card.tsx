import { useLingui } from '@lingui/react/macro'
import type { Assessment } from '../../../../../domain/triage/assess.ts'
import { redLineLimit, redLineValue } from '../../../../../domain/triage/texts/red-line-texts.ts'
import { redLineLabel } from '../../../../../domain/triage/texts/vital-texts.ts'
import { useLocale } from '../../words/use-locale.ts'
import styles from './red-lines-card.module.css'

/** Lists the crossed red lines with their limits; critical ones force the category, warnings do not and say so. */
export function RedLinesCard({ assessment }: { assessment: Assessment }) {
  const { t } = useLingui()
  const locale = useLocale()
  const crossed = assessment.redLines.flatMap(outcome => (outcome.kind === 'crossed' ? [outcome] : []))
  if (crossed.length === 0) return null
  const critical = crossed.some(({ rule }) => rule.severity === 'critical')
  return (
    <section className={styles.card} data-tone={critical ? 'danger' : 'warn'}>
      <h2 className={styles.title}>{t({ id: 'triage.redlines', message: 'Red lines crossed' })}</h2>
      <dl className={styles.list}>
        {crossed.map(({ rule, value, lowerBound }) => {
          const limit = redLineLimit(rule, locale)
          const shown = redLineValue(rule, value, locale)
          return (
            <div key={rule.id} className={styles.row}>
              <dt>
                {redLineLabel(rule.condition)[locale]}
                {rule.severity === 'warning' && (
                  <span className={styles.limit}> · {t({ id: 'triage.redline.warning', message: 'warning' })}</span>
                )}
              </dt>
              <dd>
                <strong>
                  {lowerBound ? t({ id: 'triage.redline.atLeast', message: `at least ${shown}` }) : shown}
                </strong>{' '}
                <span className={styles.limit}>{t({ id: 'triage.redline.limit', message: `limit: ${limit}` })}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
