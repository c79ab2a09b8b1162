import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { NO_PATIENT } from '../../../../db/document.ts'
import { profileOf } from '../../../../domain/triage/profiles/choose-profile.ts'
import { categoryOf } from '../../../../domain/triage/profiles/profile.ts'
import { LinkButton } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { usePatientLabel } from '../../../record-kit/patient/patient-label.ts'
import { assessDraft } from '../../../state/triage/draft-assessment.ts'
import { hasContent, useTriageDraft } from '../../../state/triage/triage-draft.ts'
import { categoryLook } from '../words/category-look.ts'
import { useLocale } from '../words/use-locale.ts'
import styles from './unfinished-notice.module.css'

/** Shows an unfinished triage and its category on every screen but its own: an urgent patient stays urgent. */
export function UnfinishedNotice() {
  const { t } = useLingui()
  const locale = useLocale()
  const state = useTriageDraft()
  const patient = usePatientLabel(state.kind === 'open' ? state.draft.patientClientId : NO_PATIENT)
  const here = useLocation({ select: ({ pathname }) => pathname })
  if (state.kind !== 'open' || !hasContent(state.draft) || here === '/triage/record') return null
  const { classification } = assessDraft(state.draft).assessment
  const category = classification.category && categoryOf(profileOf(state.draft.profileId), classification.category)
  const look = category ? categoryLook(category.color) : null
  const name = category?.name[locale]
  return (
    <section className={styles.notice} aria-label={t({ id: 'triage.unfinished', message: 'A triage is not finished' })}>
      <Banner
        tone={look?.tone === 'neutral' ? 'info' : (look?.tone ?? 'info')}
        icon={look?.icon ?? 'activity'}
        aside={
          <LinkButton size="sm" to="/triage/record">
            {t({ id: 'triage.unfinished.open', message: 'Continue' })}
          </LinkButton>
        }
      >
        {[t({ id: 'triage.unfinished.of', message: `A triage is not finished: ${patient}` }), name]
          .filter(Boolean)
          .join(' · ')}
      </Banner>
    </section>
  )
}
