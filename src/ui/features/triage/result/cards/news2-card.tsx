import { useLingui } from '@lingui/react/macro'
import { adviceSource } from '../../../../../domain/triage/advice-source.ts'
import type { Assessment } from '../../../../../domain/triage/assess.ts'
import { NEWS2_PARAMETERS, type News2Parameter } from '../../../../../domain/triage/news2/points.ts'
import type { News2Score } from '../../../../../domain/triage/news2/score.ts'
import { responseToNews2 } from '../../../../../domain/triage/texts/advice.ts'
import {
  NEWS2_EXCLUSION_TEXTS,
  NEWS2_RESPONSE_TEXTS,
  news2RiskText,
  RCP_RESPONSE_TEXTS,
} from '../../../../../domain/triage/texts/news2-texts.ts'
import { ACVPU_NAMES, NEWS2_PARAMETER_NAMES, printVitalNumber } from '../../../../../domain/triage/texts/vital-texts.ts'
import { measuredValue } from '../../../../../domain/triage/vital-reading.ts'
import { Pill, type Tone } from '../../../../components/feedback/pill.tsx'
import { Card } from '../../../../components/surface/card.tsx'
import { useLocale } from '../../words/use-locale.ts'
import styles from './scale-card.module.css'

const TONES = { green: 'ok', yellow: 'warn', orange: 'urgent', red: 'danger' } as const satisfies Record<string, Tone>

/** The chart row by row: what was measured, what it scores, what is missing. */
export function News2Card({ assessment }: { assessment: Assessment }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { news2 } = assessment
  const parameterText = useParameterText(assessment)
  if (news2.kind === 'not-applicable') {
    return (
      <Card title="NEWS2">
        <p className={styles.text}>
          {t({ id: 'triage.news2.notUsed', message: 'Not used:' })}{' '}
          {news2.reasons.map(reason => NEWS2_EXCLUSION_TEXTS[reason][locale]).join(', ')}
        </p>
      </Card>
    )
  }
  const missing = t({ id: 'triage.missing', message: 'missing' })
  const response = responseToNews2(assessment)
  // Beside a red line the responses to the score would ask for less.
  const byScore = adviceSource(assessment) === 'score'
  return (
    <Card title="NEWS2" aside={<ScorePill news2={news2} />}>
      <dl className={styles.rows}>
        {NEWS2_PARAMETERS.map(parameter => {
          const points = news2.components[parameter]
          return (
            <div key={parameter} className={styles.row}>
              <dt>{parameterText(parameter)}</dt>
              <dd data-three={points === 3 || undefined} data-missing={points === null || undefined}>
                {points ?? missing}
              </dd>
            </div>
          )
        })}
      </dl>
      {byScore && news2.single3.length > 0 && news2.rcp?.response !== 'emergency-assessment' && (
        <p className={styles.response} data-tone="danger">
          {t({ id: 'triage.single3', message: 'One value scores 3: urgent review by RCP' })}
        </p>
      )}
      {news2.band && response && (
        <p className={styles.response} data-tone={TONES[news2.band.colour]}>
          {NEWS2_RESPONSE_TEXTS[response][locale]}
        </p>
      )}
      {news2.rcp && (byScore || news2.rcp.response === 'emergency-assessment') && (
        <p className={styles.text}>RCP: {RCP_RESPONSE_TEXTS[news2.rcp.response][locale]}</p>
      )}
    </Card>
  )
}

function ScorePill({ news2 }: { news2: Exclude<News2Score, { kind: 'not-applicable' }> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const points = news2.kind === 'complete' ? news2.total : news2.atLeast
  const total =
    news2.kind === 'complete' ? String(points) : t({ id: 'triage.atLeastValue', message: `at least ${points}` })
  const risk = news2RiskText(news2, locale)
  return (
    <span className={styles.pill}>
      <Pill tone={news2.band ? TONES[news2.band.colour] : 'neutral'}>{[total, risk].filter(Boolean).join(' · ')}</Pill>
    </span>
  )
}

/** "SpO₂ 88 (scale 1)", "Air", "Alert". */
function useParameterText({ input, readings, news2 }: Assessment) {
  const { t } = useLingui()
  const locale = useLocale()
  return (parameter: News2Parameter): string => {
    const name = NEWS2_PARAMETER_NAMES[parameter][locale]
    const { ACVPU, onOxygen } = input.vitals
    if (parameter === 'O2') {
      if (onOxygen == null) return name
      return onOxygen ? t({ id: 'triage.oxygen', message: 'On oxygen' }) : t({ id: 'triage.air', message: 'On air' })
    }
    if (parameter === 'CNS') {
      if (ACVPU) return ACVPU_NAMES[ACVPU][locale]
      const gcs = measuredValue(readings.GCS)
      return gcs === null ? name : t({ id: 'triage.gcs', message: `GCS ${gcs}` })
    }
    const value = measuredValue(readings[parameter])
    if (value === null) return name
    const printed = `${name} ${printVitalNumber(parameter, value, locale)}`
    if (parameter !== 'SpO2' || news2.kind === 'not-applicable') return printed
    const scale = news2.spo2Scale
    return t({ id: 'triage.onScale', message: `${printed} (scale ${scale})` })
  }
}
