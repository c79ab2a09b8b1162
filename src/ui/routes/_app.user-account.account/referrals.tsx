import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ReferralsScreen } from '../../features/referrals/referrals-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/user-account/account/referrals')({
  loader: () => loadTexts('referrals'),
  component: Screen,
})

function Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'account.referrals', message: 'Inviting others' })} />
      <ReferralsScreen />
    </>
  )
}
