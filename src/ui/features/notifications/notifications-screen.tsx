import { useLingui } from '@lingui/react/macro'
import { Page } from '../../components/surface/page.tsx'
import { NotificationSettings } from './notification-settings.tsx'

export function NotificationsScreen() {
  const { t } = useLingui()
  return (
    <Page
      title={t({ id: 'notifications.title', message: 'Notifications' })}
      subtitle={t({ id: 'notifications.device', message: 'For this browser only; each device has its own choice.' })}
      width="form"
    >
      <NotificationSettings />
    </Page>
  )
}
