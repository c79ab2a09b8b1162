import { useLingui } from '@lingui/react/macro'
import { LANGUAGE_TAGS, LOCALE_NAMES, LOCALES, type Locale } from '../../ui/i18n/locale.ts'
import { THEMES } from '../../ui/styles/appearance.ts'
import { BrandMark, Icon } from './icon.tsx'
import type { SectionId } from './section.tsx'
import { useProductWords } from './words.ts'

const SHORT: Record<Locale, string> = { en: 'Eng', ru: 'Рус', el: 'Ελλ' }

export function Header() {
  const { t } = useLingui()
  const links: [SectionId, string][] = [
    ['solutions', t({ id: 'landing.nav.solutions', message: 'Solutions' })],
    ['product', t({ id: 'landing.nav.product', message: 'Product' })],
    ['technologies', t({ id: 'landing.nav.technologies', message: 'Technologies' })],
    ['security', t({ id: 'landing.nav.security', message: 'Security' })],
    ['faq', t({ id: 'landing.nav.faq', message: 'Questions' })],
    ['company', t({ id: 'landing.nav.company', message: 'Plans' })],
    ['contact', t({ id: 'landing.nav.contact', message: 'Contact' })],
  ]
  return (
    <header className="top">
      <a className="skip" href="#main">
        {t({ id: 'landing.skip', message: 'Skip to the content' })}
      </a>
      <a className="brand" href="#hero">
        <BrandMark />
        Anamnesis
      </a>
      <nav className="links" aria-label={t({ id: 'landing.nav', message: 'Sections' })}>
        {links.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <div className="corner">
        <Menu address={locale => `/${locale}`} />
        <a className="button primary" href="/login">
          {t({ id: 'landing.signIn', message: 'Sign in' })}
        </a>
      </div>
    </header>
  )
}

/** Languages are links, which need no script; the appearance is hidden until one runs. */
export function Menu({ address }: { address: (locale: Locale) => string }) {
  const { t, i18n } = useLingui()
  const word = useProductWords()
  const here = i18n.locale as Locale
  return (
    <details className="menu">
      <summary>
        <Icon name="languages" size={18} />
        <span className="short" aria-hidden="true">
          {SHORT[here]}
        </span>
        <span className="spoken">{t({ id: 'landing.menu', message: 'Language and appearance' })}</span>
      </summary>
      <div className="sheet">
        <ul>
          {LOCALES.map(locale => (
            <li key={locale}>
              <a
                href={address(locale)}
                hrefLang={locale}
                lang={LANGUAGE_TAGS[locale]}
                data-locale={locale}
                {...(locale === here ? { 'aria-current': 'true' as const } : {})}
              >
                {LOCALE_NAMES[locale]}
              </a>
            </li>
          ))}
        </ul>
        <fieldset data-themes="" hidden>
          <legend>{word('shell.appearance')}</legend>
          {THEMES.map(theme => (
            <button key={theme} type="button" data-choose={theme} aria-pressed="false">
              {word(`shell.theme.${theme}`)}
            </button>
          ))}
        </fieldset>
      </div>
    </details>
  )
}
