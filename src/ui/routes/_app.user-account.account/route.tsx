import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { AccountPage } from '../../features/account/frame/account-page.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/user-account/account')({
  loader: () => loadTexts('account'),
  component: Account,
})

function Account() {
  const pathname = useLocation({ select: location => location.pathname })
  return (
    <AccountPage pathname={pathname}>
      <Outlet />
    </AccountPage>
  )
}
