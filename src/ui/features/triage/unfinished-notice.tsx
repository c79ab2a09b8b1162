import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { profileOf } from '../../../domain/triage/profiles/choose-profile.ts'
import { categoryOf } from '../../../domain/triage/profiles/profile.ts'
import { LinkButton } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { assessDraft } from '../../state/draft-assessment.ts'
import { hasContent, useTriageDraft } from '../../state/triage-draft.ts'
import { categoryLook } from './category-look.ts'
import styles from './unfinished-notice.module.css'
import { useLocale } from './use-locale.ts'

/** A triage that was not finished, on every screen but its own: who was red when the tablet went dark is still red. */
export function UnfinishedNotice() {
  const { t } = useLingui()
  const locale = useLocale()
  const state = useTriageDraft()
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
            {t({ id: 'triage.unfinished.open', message: 'Go on' })}
          </LinkButton>
        }
      >
        {name
          ? t({ id: 'triage.unfinished.as', message: `A triage is not finished: ${name}` })
          : t({ id: 'triage.unfinished', message: 'A triage is not finished' })}
      </Banner>
    </section>
  )
}
