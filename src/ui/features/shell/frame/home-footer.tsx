import { useLingui } from '@lingui/react/macro'
import { PathLink } from '../../../components/action/path-link.tsx'
import styles from './home-footer.module.css'

interface HomeFooterProps {
  /** The messenger channel; absent if none is configured. */
  channelUrl?: string | undefined
}

/** Shown on the home page only. */
export function HomeFooter({ channelUrl }: HomeFooterProps) {
  const { t } = useLingui()
  return (
    <footer className={styles.footer}>
      {channelUrl && (
        <a href={channelUrl} rel="noreferrer" target="_blank">
          {t({ id: 'shell.footer.channel', message: 'News channel' })}
        </a>
      )}
      {/* A document of its own, not a screen. */}
      <a href="/landing">{t({ id: 'shell.footer.landing', message: 'About Anamnesis' })}</a>
      <PathLink to="/privacy-policy">{t({ id: 'shell.footer.privacy', message: 'Privacy policy' })}</PathLink>
      <PathLink to="/terms-and-conditions">{t({ id: 'shell.footer.terms', message: 'Terms and conditions' })}</PathLink>
    </footer>
  )
}
