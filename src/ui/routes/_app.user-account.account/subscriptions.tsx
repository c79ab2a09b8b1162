import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionsScreen } from '../../features/billing/plans/subscriptions-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/user-account/account/subscriptions')({
  loader: () => loadTexts('billing'),
  component: Screen,
})

function Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'account.subscriptions', message: 'Plans' })} />
      <SubscriptionsScreen />
    </>
  )
}
