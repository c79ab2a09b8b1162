import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DeletionScreen } from '../../features/account/deletion/deletion-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { useAccount } from '../../state/account/use-account.ts'
import { useFreshSignIn } from './-use-fresh-sign-in.ts'

export const Route = createFileRoute('/_app/user-account/account/account')({ component: Screen })

function Screen() {
  const { t } = useLingui()
  const isDemo = useAccount()?.data.profile?.role === 'demo'
  return (
    <>
      <PageTitle title={t({ id: 'account.deletion', message: 'Delete the account' })} />
      <DeletionScreen freshSignIn={useFreshSignIn()} isDemo={isDemo} />
    </>
  )
}
