import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { updateUserData, withdrawConsent } from '../../../../db/commands/account.ts'
import { Button } from '../../../components/action/button.tsx'
import { Switch } from '../../../components/form/switch.tsx'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { Card } from '../../../components/surface/card.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useAccount } from '../../../state/account/use-account.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import styles from '../account.module.css'

/** The consent that can be switched off by itself, and the withdrawal of all of them. */
export function PrivacyCard({ cookies }: { cookies: ReactNode }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const activity = useAccount()?.data.activity
  const store = async (write: Promise<void>) => {
    try {
      await write
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'settingsUpdateFailed', message: 'Settings not saved' }) })
    }
  }
  const track = (behavioralTracking: boolean) =>
    store(updateUserData(context, data => ({ ...data, activity: { ...data.activity, behavioralTracking } })))
  const withdraw = async () => {
    const sure = await dialogs.confirm({
      title: t({ id: 'account.withdraw.title', message: 'Withdraw your consent?' }),
      text: t({
        id: 'account.withdraw.text',
        message:
          'Until you agree again, the app shows no records and takes no new ones on any of your devices, and the server accepts nothing new. A recording that is running stops and is kept. Nothing is deleted: what the server has stays there, what was not sent stays on this device and is sent once you agree. To have everything deleted, delete the account.',
      }),
      confirm: t({ id: 'account.withdraw.confirm', message: 'Withdraw' }),
      tone: 'danger',
    })
    if (sure) await store(withdrawConsent(context))
  }
  return (
    <Card title={t({ id: 'account.privacy', message: 'Privacy' })}>
      <div className={styles.stack}>
        <Switch
          label={t({ id: 'account.tracking', message: 'Record of actions in the app' })}
          hint={t({
            id: 'account.tracking.hint',
            message: 'How often screens are opened, counted without your name, if the cookie choices allow it too.',
          })}
          checked={activity?.behavioralTracking === true}
          onChange={on => void track(on)}
        />
        <div className={styles.row}>
          {cookies}
          <Button onClick={() => void withdraw()}>{t({ id: 'account.withdraw', message: 'Withdraw consent' })}</Button>
        </div>
      </div>
    </Card>
  )
}
