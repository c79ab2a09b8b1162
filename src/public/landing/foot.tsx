import { useLingui } from '@lingui/react/macro'
import { useProductWords } from './words.ts'

/** The texts at addresses of their own, in the language of the page. */
export function Foot() {
  const { t, i18n } = useLingui()
  const word = useProductWords()
  return (
    <nav className="foot" aria-label={t({ id: 'landing.documents', message: 'Documents' })}>
      <a href={`/${i18n.locale}/terms-and-conditions`}>{word('shell.footer.terms')}</a>
      <a href={`/${i18n.locale}/privacy-policy`}>{word('shell.footer.privacy')}</a>
      <a href={`/${i18n.locale}/pitch-deck`}>{t({ id: 'landing.pitch', message: 'In short' })}</a>
    </nav>
  )
}
