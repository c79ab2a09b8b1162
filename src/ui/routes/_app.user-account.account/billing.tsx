import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BillingScreen } from '../../features/billing/billing-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { reload } from '../../features/shell/versions/reload.ts'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/user-account/account/billing')({
  loader: () => loadTexts('billing'),
  component: Screen,
})

const onPaid = () => reload.request('payment')

function Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'account.tab.billing', message: 'Balance' })} />
      <BillingScreen onPaid={onPaid} />
    </>
  )
}
