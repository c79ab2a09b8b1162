import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '../../features/account/settings/settings-screen.tsx'
import { CookieChoicesButton } from '../../features/cookies/cookie-choices-button.tsx'
import { MessengerCard } from '../../features/messenger/messenger-card.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/user-account/account/settings')({
  loader: () => loadTexts('cookies', 'messenger'),
  component: Screen,
})

function Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'account.tab.settings', message: 'Settings' })} />
      <SettingsScreen cookies={<CookieChoicesButton />} messenger={<MessengerCard />} />
    </>
  )
}
