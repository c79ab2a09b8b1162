import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdminScreen } from '../features/admin/admin-screen.tsx'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { loadTexts } from '../i18n/activate.ts'

/** For administrators; the server decides, and refuses every call of anybody else. */
export const Route = createFileRoute('/_app/admin/{-$part}')({
  async loader() {
    const { isAdministrator } = await import('../state/account/is-administrator.ts')
    if (!(await isAdministrator())) throw redirect({ to: '/' })
    await loadTexts('admin')
  },
  component: Administration,
})

function Administration() {
  const { t } = useLingui()
  const { part } = Route.useParams()
  return (
    <>
      <PageTitle title={t({ id: 'admin.title', message: 'Administration' })} />
      <AdminScreen part={part} />
    </>
  )
}
