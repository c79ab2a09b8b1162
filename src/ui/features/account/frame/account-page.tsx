import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Page } from '../../../components/surface/page.tsx'
import { TabLinks } from '../../../components/surface/tabs.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { usePreferences } from '../../../state/account/use-preferences.ts'
import { SavePreferences } from './save-preferences.tsx'

export const ACCOUNT = '/user-account/account'
/** The tabs with a Save button (P §2.11). */
const SAVED = /\/(ui|settings)$/

/** The frame of the account's pages: five tabs; two further pages are reached from them (decision 32). */
export function AccountPage({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { t } = useLingui()
  const { save } = usePreferences()
  // What waits for its time is stored when the pages are left.
  useEffect(() => () => void save().catch(() => undefined), [save])
  const isPlans = pathname === `${ACCOUNT}/subscriptions`
  return (
    <Page
      title={
        isPlans
          ? t({ id: 'account.subscriptions', message: 'Plans' })
          : t({ id: 'account.title', message: 'My account' })
      }
      {...(isPlans && {
        back: { to: `${ACCOUNT}/main`, label: t({ id: 'account.tab.main', message: 'Profile' }) },
      })}
      actions={SAVED.test(pathname) && <SavePreferences />}
    >
      <TabLinks
        label={t({ id: 'account.pages', message: 'Pages of the account' })}
        tabs={[
          { to: `${ACCOUNT}/main`, label: t({ id: 'account.tab.main', message: 'Profile' }) },
          { to: `${ACCOUNT}/billing`, label: t({ id: 'account.tab.billing', message: 'Balance' }) },
          { to: `${ACCOUNT}/ui`, label: t({ id: 'account.tab.ui', message: 'Appearance' }) },
          { to: `${ACCOUNT}/settings`, label: t({ id: 'account.tab.settings', message: 'Settings' }) },
          { to: `${ACCOUNT}/account`, label: t({ id: 'account.tab.account', message: 'Account' }) },
        ]}
      />
      <OfflineBanner />
      {children}
    </Page>
  )
}
