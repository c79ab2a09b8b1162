import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/user-account/notifications')({
  loader: () => loadTexts('notifications'),
  component: Notifications,
})

function Notifications() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'notifications.title', message: 'Notifications' })} />
      <NotificationsScreen />
    </>
  )
}
