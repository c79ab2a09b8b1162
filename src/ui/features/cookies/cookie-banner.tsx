import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../components/action/button.tsx'
import { IconButton } from '../../components/action/icon-button.tsx'
import { ALL_COOKIES, chooseCookies, closeCookieBanner, NO_COOKIES } from '../../state/account/cookie-consent.ts'
import { CookieCategories } from './cookie-categories.tsx'
import styles from './cookies.module.css'

/** P §2.5: quick choices, and each category by itself. It covers no control: the page ends above it. */
export function CookieBanner() {
  const { t } = useLingui()
  const [detailed, setDetailed] = useState(false)
  return (
    <section
      data-cookie-banner
      className={styles.banner}
      aria-label={t({ id: 'cookies.title', message: 'Cookies and statistics' })}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t({ id: 'cookies.title', message: 'Cookies and statistics' })}</h2>
          <IconButton
            icon="x"
            label={t({ id: 'cookies.close', message: 'Close without a choice' })}
            onClick={closeCookieBanner}
          />
        </div>
        {detailed ? (
          <CookieCategories onBack={() => setDetailed(false)} onDone={() => undefined} />
        ) : (
          <>
            <p>
              {t({
                id: 'cookies.text',
                message:
                  'This device stores what the app needs to work. With your permission the server also counts how often pages are opened, without your name, and keeps which site led you here. Nothing goes to other companies.',
              })}
            </p>
            <div className={styles.buttons}>
              <Button variant="quiet" onClick={() => setDetailed(true)}>
                {t({ id: 'cookies.customize', message: 'Customize' })}
              </Button>
              <Button onClick={() => chooseCookies(NO_COOKIES)}>
                {t({ id: 'cookies.reject', message: 'Reject all' })}
              </Button>
              <Button onClick={() => chooseCookies(ALL_COOKIES)}>
                {t({ id: 'cookies.accept', message: 'Accept all' })}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
