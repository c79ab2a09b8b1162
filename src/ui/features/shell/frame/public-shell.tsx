import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../components/action/button.tsx'
import { PillButton } from '../../../components/feedback/pill.tsx'
import { useMenu } from '../../../components/menu/use-menu.tsx'
import { isLocale, LOCALE_NAMES, type Locale } from '../../../i18n/locale.ts'
import { LOCALE_OPTIONS } from '../account/choices.ts'
import { BarShell } from './bar-shell.tsx'
import { Brand } from './brand.tsx'
import styles from './public-shell.module.css'

interface PublicShellProps {
  locale: Locale
  onLocale: (locale: Locale) => void
  /** Absent on the sign-in page itself. */
  signInTo?: string
  /** At the end of the bar. */
  aside?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The frame for people who are not signed in. */
export function PublicShell({ locale, onLocale, signInTo, aside, footer, children }: PublicShellProps) {
  const { t } = useLingui()
  const language = t({ id: 'shell.language', message: 'Language' })
  const { trigger, panel } = useMenu(
    [
      {
        kind: 'choice',
        id: 'locale',
        label: language,
        value: locale,
        options: LOCALE_OPTIONS,
        choose: value => isLocale(value) && onLocale(value),
      },
    ],
    'bottom-end',
  )
  return (
    <BarShell
      for="public"
      bar={
        <>
          <span className={aside ? styles.crowded : undefined}>
            <Brand />
          </span>
          <p className={styles.tagline}>
            {t({ id: 'shell.tagline', message: 'Health records and visits that work without a network' })}
          </p>
        </>
      }
      corner={
        <>
          <PillButton
            {...trigger}
            icon="languages"
            iconEnd="chevron-down"
            aria-label={`${language}: ${LOCALE_NAMES[locale]}`}
          >
            {LOCALE_NAMES[locale]}
          </PillButton>
          {panel}
          {aside}
          {signInTo && (
            <LinkButton to={signInTo} size="sm" variant="primary">
              {t({ id: 'shell.signIn', message: 'Sign in' })}
            </LinkButton>
          )}
        </>
      }
      footer={footer}
    >
      {children}
    </BarShell>
  )
}
