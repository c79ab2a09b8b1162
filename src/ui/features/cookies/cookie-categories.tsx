import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../components/action/button.tsx'
import { PathLink } from '../../components/action/path-link.tsx'
import { Checkbox } from '../../components/form/checkbox.tsx'
import { type CookieChoices, chooseCookies, NO_COOKIES, storedCookies } from '../../state/account/cookie-consent.ts'
import styles from './cookies.module.css'

/** The four categories; the necessary one is always on. */
export function CookieCategories({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const { t } = useLingui()
  const [choices, setChoices] = useState<CookieChoices>(() => storedCookies() ?? NO_COOKIES)
  const choose = (given: CookieChoices) => {
    chooseCookies({ analytics: given.analytics, marketing: given.marketing, behavioral: given.behavioral })
    onDone()
  }
  const box = (category: keyof CookieChoices) => ({
    checked: choices[category],
    onChange: (on: boolean) => setChoices({ ...choices, [category]: on }),
  })
  return (
    <>
      <div className={styles.categories}>
        <Checkbox
          label={t({ id: 'cookies.necessary', message: 'Necessary' })}
          hint={t({
            id: 'cookies.necessary.hint',
            message: 'Sign-in, language, theme, and your work on this device. Always on.',
          })}
          checked
          disabled
          onChange={() => undefined}
        />
        <Checkbox
          label={t({ id: 'cookies.analytics', message: 'Statistics' })}
          hint={t({
            id: 'cookies.analytics.hint',
            message:
              'How often each page is opened in a day and in which language. Counted by this server, kept 13 months.',
          })}
          {...box('analytics')}
        />
        <Checkbox
          label={t({ id: 'cookies.marketing', message: 'How you found us' })}
          hint={t({
            id: 'cookies.marketing.hint',
            message: 'The site that led here and the kind of device, stored once with your account.',
          })}
          {...box('marketing')}
        />
        <Checkbox
          label={t({ id: 'cookies.behavioral', message: 'Behaviour' })}
          hint={t({
            id: 'cookies.behavioral.hint',
            message: 'This version records no behaviour. Your choice is kept in case a later one does.',
          })}
          {...box('behavioral')}
        />
      </div>
      <p>
        <PathLink to="/privacy-policy" target="_blank">
          {t({ id: 'cookies.privacy', message: 'Privacy policy' })}
        </PathLink>
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onBack}>
          {t({ id: 'cookies.back', message: 'Back' })}
        </Button>
        <Button onClick={() => choose(NO_COOKIES)}>{t({ id: 'cookies.reject', message: 'Reject all' })}</Button>
        <Button variant="primary" onClick={() => choose(choices)}>
          {t({ id: 'cookies.save', message: 'Save the choice' })}
        </Button>
      </div>
    </>
  )
}
