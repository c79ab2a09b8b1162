import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MainScreen } from '../../features/account/main-screen.tsx'
import { initialsOf } from '../../features/shell/account/account.ts'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'

export const Route = createFileRoute('/_app/user-account/account/main')({ component: Screen })

function Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'account.title', message: 'My account' })} />
      <MainScreen initialsOf={initialsOf} />
    </>
  )
}
