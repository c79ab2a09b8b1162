import { useLingui } from '@lingui/react/macro'
import { confidenceLabel, needsChecking } from '../../../domain/triage/confidence.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { usePatientName } from '../../state/current-patient.ts'
import styles from './category-card.module.css'
import { categoryLook, UNKNOWN_LOOK } from './category-look.ts'
import type { TriageView } from './triage-view.ts'
import { useCategoryWords } from './use-category-words.ts'
import { useLocale } from './use-locale.ts'

/** The category in force, in its colour, with a shape and in words; who gave it, and how sure it is. */
export function CategoryCard({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { category, document } = view
  const { name, facts, standing } = useCategoryWords(view)
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
        {category && <p className={styles.facts}>{category.description[locale]}</p>}
      </div>
      <Standing view={view}>{standing}</Standing>
    </section>
  )
}

/** Right of the category: the server's confidence in three lines, or `children`, whose word it is, as a stamp. */
function Standing({ view: { inForce, told, data }, children }: { view: TriageView; children: string }) {
  const { t } = useLingui()
  const { percent } = useFormat()
  if (inForce.by === 'clinician' || told?.by !== 'server' || !data?.results) {
    return <span className={styles.stamp}>{children}</span>
  }
  const { confidence } = data.results.classification
  const label = {
    high: t({ id: 'triage.confidence.high', message: 'high' }),
    medium: t({ id: 'triage.confidence.medium', message: 'medium' }),
    low: t({ id: 'triage.confidence.low', message: 'low' }),
  }[confidenceLabel(confidence)]
  return (
    <p className={styles.confidence}>
      <span>{t({ id: 'triage.confidence', message: 'Confidence' })}</span>
      <strong>{percent(confidence)}</strong>
      <span>
        {needsChecking(confidence) ? t({ id: 'triage.check', message: `${label}: check this result` }) : label}
      </span>
    </p>
  )
}
