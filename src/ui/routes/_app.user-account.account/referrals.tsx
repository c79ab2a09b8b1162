import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ReferralsScreen } from '../../features/account/not-open-screens.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'

export const Route = createFileRoute('/_app/user-account/account/referrals')({ component: Screen })

function Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'account.referrals', message: 'Inviting others' })} />
      <ReferralsScreen />
    </>
  )
}
