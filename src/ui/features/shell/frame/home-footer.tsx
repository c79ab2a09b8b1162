import { useLingui } from '@lingui/react/macro'
import { PathLink } from '../../../components/action/path-link.tsx'
import styles from './home-footer.module.css'

interface HomeFooterProps {
  /** The messenger channel; absent if none is configured. */
  channelUrl?: string
  /** Paths of these screens; absent until they exist. */
  landingTo?: string
  privacyTo?: string
  termsTo?: string
}

/** Shown on the home page only. */
export function HomeFooter({ channelUrl, landingTo, privacyTo, termsTo }: HomeFooterProps) {
  const { t } = useLingui()
  return (
    <footer className={styles.footer}>
      {channelUrl && (
        <a href={channelUrl} rel="noreferrer" target="_blank">
          {t({ id: 'shell.footer.channel', message: 'News channel' })}
        </a>
      )}
      {landingTo && <PathLink to={landingTo}>{t({ id: 'shell.footer.landing', message: 'About Anamnesis' })}</PathLink>}
      {privacyTo && <PathLink to={privacyTo}>{t({ id: 'shell.footer.privacy', message: 'Privacy policy' })}</PathLink>}
      {termsTo && <PathLink to={termsTo}>{t({ id: 'shell.footer.terms', message: 'Terms and conditions' })}</PathLink>}
    </footer>
  )
}
