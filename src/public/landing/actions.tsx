import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The two calls to action; both lead to the sign-in (P §2.9). */
export function Actions({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <p className="actions">
      <a className="button primary large" href="/login">
        {t({ id: 'landing.start', message: 'Get started' })}
      </a>
      <a className="button large demo" href="/login">
        {t({ id: 'landing.demo', message: 'Open the demo' })}
      </a>
      {children}
    </p>
  )
}
