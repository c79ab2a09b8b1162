import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { adviceSource } from '../../../../domain/triage/advice-source.ts'
import type { Assessment } from '../../../../domain/triage/assess.ts'
import { profileOf } from '../../../../domain/triage/profiles/choose-profile.ts'
import { categoryOf } from '../../../../domain/triage/profiles/profile.ts'
import { LOOK_NOW_TEXT } from '../../../../domain/triage/texts/advice.ts'
import { news2Text } from '../../../../domain/triage/texts/explain.ts'
import { redLineText } from '../../../../domain/triage/texts/red-line-texts.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { categoryLook, UNKNOWN_LOOK } from '../words/category-look.ts'
import { useLocale } from '../words/use-locale.ts'
import styles from './provisional-banner.module.css'

/** Shows the category by the rules at this keystroke, its reasons, and that it is provisional. */
export function ProvisionalBanner({ assessment, known }: { assessment: Assessment; known: boolean }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { classification, redLines, news2, input } = assessment
  const category = classification.category && categoryOf(profileOf(input.profileId), classification.category)
  const look = category ? categoryLook(category.color) : UNKNOWN_LOOK
  const crossed = redLines.filter(({ kind }) => kind === 'crossed')
  const critical = crossed.filter(({ rule }) => rule.severity === 'critical')
  const lines = crossed.map(outcome => redLineText(outcome, locale))
  if (known && !crossed.some(({ rule }) => rule.condition === 'NEWS2')) lines.push(news2Text(news2, locale))
  if (known && news2.kind === 'incomplete' && crossed.some(({ rule }) => rule.condition === 'NEWS2')) {
    const missing = news2.missing.length
    lines.push(
      t({
        id: 'triage.valuesMissing',
        message: plural(missing, { one: '# value missing', other: '# values missing' }),
      }),
    )
  }
  if (known && adviceSource(assessment) === 'warned') lines.unshift(LOOK_NOW_TEXT[locale])
  const name = category?.name[locale] ?? t({ id: 'triage.undetermined', message: 'No category yet' })
  return (
    <section
      className={styles.banner}
      data-tone={look.tone}
      aria-label={t({ id: 'triage.provisional.label', message: 'Provisional result' })}
    >
      <Icon name={look.icon} size={30} />
      <div className={styles.words} role="status">
        <p className={styles.category}>
          {classification.kind === 'at-least' ? t({ id: 'triage.atLeast', message: `At least: ${name}` }) : name}
        </p>
        <p className={styles.reasons}>
          {known
            ? lines.join(' · ')
            : t({ id: 'triage.undetermined.text', message: 'Type what you measure, or say it.' })}
        </p>
      </div>
      <span className={styles.stamp}>{t({ id: 'triage.stamp', message: 'Provisional · on this device' })}</span>
      <span className="spoken" role="alert">
        {critical.map(outcome => redLineText(outcome, locale)).join('. ')}
      </span>
    </section>
  )
}
