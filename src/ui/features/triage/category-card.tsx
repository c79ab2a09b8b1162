import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { confidenceLabel, needsChecking } from '../../../domain/triage/confidence.ts'
import type { TriageCategory } from '../../../domain/triage/profiles/profile.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { usePatientName } from '../../state/current-patient.ts'
import styles from './category-card.module.css'
import { categoryLook, UNKNOWN_LOOK } from './category-look.ts'
import type { TriageView } from './triage-view.ts'
import { useLocale } from './use-locale.ts'

/** The category in force, in its colour, with a shape and in words; who gave it, and how sure it is. */
export function CategoryCard({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { category, inForce, told, document } = view
  const patient = usePatientName(document.patientClientId)
  const look = category ? categoryLook(category.color) : UNKNOWN_LOOK
  const name = category?.name[locale] ?? t({ id: 'triage.undetermined', message: 'No category yet' })
  const isLeast = inForce.by === 'rules' && told?.assessment.classification.kind === 'at-least'
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
        <h2 className={styles.name}>{isLeast ? t({ id: 'triage.atLeast', message: `At least: ${name}` }) : name}</h2>
        <p className={styles.facts}>
          <Facts view={view} />
        </p>
        {category && <p className={styles.facts}>{category.description[locale]}</p>}
      </div>
      <Standing view={view} />
    </section>
  )
}

function Facts({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const { category, inForce, told } = view
  const again = useAgainText()
  if (!category) return t({ id: 'triage.undetermined.why', message: 'Too little is known to clear this patient.' })
  const lines: ReactNode[] = [again(category)]
  if (inForce.by === 'clinician') {
    const { name } = inForce.override.author
    lines.push(t({ id: 'triage.decidedBy', message: `decided by ${name}` }))
  } else if (told && told.assessment.classification.kind !== 'undetermined') {
    const count = told.assessment.classification.forcedBy.length
    if (count > 0)
      lines.push(
        t({
          id: 'triage.forcedBy',
          message: plural(count, { one: 'forced by # red line', other: 'forced by # red lines' }),
        }),
      )
  }
  return lines.join(' · ')
}

export function useAgainText(): (category: TriageCategory) => string {
  const { t } = useLingui()
  return ({ reassessmentTime: minutes }) =>
    minutes === 'continuous'
      ? t({ id: 'triage.again.continuous', message: 'Watch continuously' })
      : t({ id: 'triage.again', message: `Reassess every ${minutes} min` })
}

/** Right of the category: the clinician's word, the server's confidence, or the stamp of the device. */
function Standing({ view: { inForce, told, data } }: { view: TriageView }) {
  const { t } = useLingui()
  const { percent } = useFormat()
  if (inForce.by === 'clinician') {
    return (
      <span className={styles.stamp}>{t({ id: 'triage.stamp.clinician', message: 'Decided by a clinician' })}</span>
    )
  }
  if (told?.by !== 'server' || !data?.results) {
    return <span className={styles.stamp}>{t({ id: 'triage.stamp', message: 'Provisional · on this device' })}</span>
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
