import { useLingui } from '@lingui/react/macro'
import { LANGUAGE_TAGS, LOCALE_NAMES, LOCALES } from '../../ui/i18n/locale.ts'
import { activateTexts } from './texts.ts'

/** The product's name, the languages, and the printer; not printed. */
export function PageBar({ printable }: { printable: boolean }) {
  const { t, i18n } = useLingui()
  return (
    <header className="share-bar">
      <span className="share-brand">Anamnesis</span>
      <nav className="share-languages" aria-label={t({ id: 'share.page.language', message: 'Language' })}>
        {LOCALES.map(locale => (
          <button
            key={locale}
            type="button"
            lang={LANGUAGE_TAGS[locale]}
            aria-pressed={i18n.locale === locale}
            // Its texts may not load; the page then stays in its language.
            onClick={() => void activateTexts(locale).catch(() => undefined)}
          >
            {LOCALE_NAMES[locale]}
          </button>
        ))}
      </nav>
      {printable && (
        <button type="button" className="share-button" onClick={() => print()}>
          {t({ id: 'share.page.print', message: 'Print' })}
        </button>
      )}
    </header>
  )
}
