import { useLingui } from '@lingui/react/macro'
import { confidenceLabel, needsChecking } from '../../../../../domain/triage/confidence.ts'
import { VITAL_IDS } from '../../../../../domain/triage/vitals.ts'
import { Icon } from '../../../../components/icon/icon.tsx'
import { useFormat } from '../../../../i18n/use-format.ts'
import { usePatientName } from '../../../../state/session/current-patient.ts'
import { categoryLook, UNKNOWN_LOOK } from '../../words/category-look.ts'
import { useCategoryWords } from '../../words/use-category-words.ts'
import { useLocale } from '../../words/use-locale.ts'
import { shownConfidence, type TriageView } from '../triage-view.ts'
import styles from './category-card.module.css'

/** The confidence is computed from the certainty of these facts. */
const SCORED = [...VITAL_IDS, 'ACVPU', 'onOxygen']

/** The category in force as colour, shape and words, with its source and its confidence. */
export function CategoryCard({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { category, document } = view
  const { name, facts, warning, standing } = useCategoryWords(view)
  const patient = usePatientName(document.patientClientId)
  const look = category ? categoryLook(category.color) : UNKNOWN_LOOK
  return (
    <section
      className={styles.card}
      data-tone={look.tone}
      aria-label={t({ id: 'triage.category', message: 'Category' })}
    >
      <span className={styles.sign}>
        <Icon name={look.icon} size={38} />
      </span>
      <div className={styles.words}>
        <p className={styles.over}>
          {[t({ id: 'triage.category', message: 'Category' }), patient].filter(Boolean).join(' · ')}
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.facts}>{facts}</p>
        {(warning || category) && (
          <p className={styles.facts} data-warning={warning !== null || undefined}>
            {warning ?? category?.description[locale]}
          </p>
        )}
      </div>
      <Standing view={view}>{standing}</Standing>
    </section>
  )
}

/** Right of the category: the server's confidence in three lines, or `children`, the category's source, as a stamp. */
function Standing({ view, children }: { view: TriageView; children: string }) {
  const { inForce, shown, data } = view
  const { t } = useLingui()
  const { percent } = useFormat()
  if (inForce.by === 'clinician' || shown?.by !== 'server' || !data?.results) {
    return <span className={styles.stamp}>{children}</span>
  }
  const confidence = shownConfidence(view) ?? 0
  const values = data.results.evidence.filter(({ fact }) => SCORED.some(one => one === fact))
  const typed = values.filter(({ from }) => from === 'typed').length
  const heard = values.filter(({ from }) => from === 'speech').length
  const label = {
    high: t({ id: 'triage.confidence.high', message: 'high' }),
    medium: t({ id: 'triage.confidence.medium', message: 'medium' }),
    low: t({ id: 'triage.confidence.low', message: 'low' }),
  }[confidenceLabel(confidence)]
  return (
    <p className={styles.confidence}>
      <span>{t({ id: 'triage.confidence.values', message: 'Confidence in the values' })}</span>
      <strong>{percent(confidence)}</strong>
      <span>
        {needsChecking(confidence) ? t({ id: 'triage.check', message: `${label}: check this result` }) : label}
      </span>
      <span>{t({ id: 'triage.confidence.of', message: `${typed} typed, ${heard} heard; category by rule` })}</span>
    </p>
  )
}
