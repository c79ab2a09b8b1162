import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TRIAGE_PROFILES } from '../../../../domain/triage/profiles/choose-profile.ts'
import type { TriageProfile } from '../../../../domain/triage/profiles/profile.ts'
import { redLineLimit } from '../../../../domain/triage/texts/red-line-texts.ts'
import { redLineLabel } from '../../../../domain/triage/texts/vital-texts.ts'
import { Button } from '../../../components/action/button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { categoryLook } from '../words/category-look.ts'
import { useLocale } from '../words/use-locale.ts'
import styles from './profile-screen.module.css'
import { SettingsMenu } from './settings-menu.tsx'
import { usePreferredProfile } from './use-preferred-profile.ts'
import { useStartTriage } from './use-start-triage.ts'

/** The two profiles, with what each of them assesses. */
export function ProfileScreen() {
  const { t } = useLingui()
  return (
    <Page
      title={t({ id: 'triage.profiles', message: 'Choose a profile' })}
      back={{ to: '/triage', label: t({ id: 'triage.title', message: 'Triage' }) }}
      actions={<SettingsMenu />}
    >
      <div className={styles.cards}>
        {TRIAGE_PROFILES.map(profile => (
          <ProfileCard key={profile.id} profile={profile} />
        ))}
      </div>
    </Page>
  )
}

function ProfileCard({ profile }: { profile: TriageProfile }) {
  const { t } = useLingui()
  const locale = useLocale()
  const start = useStartTriage()
  const preferred = usePreferredProfile()
  const { categories, scales, redlineRules } = profile
  const rules = redlineRules.length
  const names = { news2: 'NEWS2', morse: t({ id: 'triage.morse.short', message: 'Morse' }) }
  return (
    <Card
      title={
        <span className={styles.title}>
          <Icon name={profile.icon} size={22} />
          {profile.name[locale]}
        </span>
      }
      aside={
        preferred === profile.id && (
          <Pill tone="accent" icon="check">
            {t({ id: 'triage.profile.preferred', message: 'Preferred' })}
          </Pill>
        )
      }
    >
      <p>{profile.description[locale]}</p>
      <ul className={styles.categories} aria-label={t({ id: 'triage.profile.categories.list', message: 'Categories' })}>
        {categories.map(({ id, name, color }) => (
          <li key={id}>
            <Pill tone={categoryLook(color).tone} icon={categoryLook(color).icon}>
              {name[locale]}
            </Pill>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>{t({ id: 'triage.profile.categories', message: 'Categories' })}</dt>
        <dd>{categories.length}</dd>
        <dt>{t({ id: 'triage.profile.scales', message: 'Scales' })}</dt>
        <dd>{scales.map(scale => names[scale]).join(', ')}</dd>
      </dl>
      <details className={styles.rules}>
        <summary>
          {t({
            id: 'triage.profile.rules',
            message: plural(rules, { one: '# red-line rule', other: '# red-line rules' }),
          })}
        </summary>
        <ul>
          {redlineRules.map(rule => (
            <li key={rule.id}>
              {redLineLabel(rule.condition)[locale]} {redLineLimit(rule, locale)}
              {' · '}
              {rule.severity === 'critical'
                ? t({ id: 'triage.rule.critical', message: 'forces the category' })
                : t({ id: 'triage.rule.warning', message: 'warns' })}
            </li>
          ))}
        </ul>
      </details>
      <Button variant="primary" size="lg" block onClick={() => void start({ profileId: profile.id })}>
        {t({ id: 'triage.profile.start', message: 'Start triage' })}
      </Button>
    </Card>
  )
}
