import { useLingui } from '@lingui/react/macro'
import { Button } from '../../components/action/button.tsx'
import { OutsideLink } from '../../components/share/outside-link.tsx'
import { QrImage } from '../../components/share/qr-image.tsx'
import { Moment } from '../../components/time/moment.tsx'
import styles from './messenger.module.css'
import type { Pending } from './use-messenger.ts'

/** What is left to do in Telegram, on this device or on the phone. */
export function PendingLink({
  pending,
  online,
  onCancel,
}: {
  pending: Pending
  online: boolean
  onCancel: () => void
}) {
  const { t } = useLingui()
  const { link, opensUntil, opened } = pending
  return (
    <div className={styles.pending}>
      <QrImage value={link} label={t({ id: 'messenger.qr', message: 'The link to the bot as a QR code' })} />
      <div className={styles.steps}>
        <p role="status" className={styles.name}>
          {online
            ? t({ id: 'messenger.waiting', message: 'Waiting for your “Start” in Telegram…' })
            : t({ id: 'messenger.waiting.offline', message: 'No connection: the check goes on when it is back' })}
        </p>
        <p className={styles.hint}>
          {opened
            ? t({
                id: 'messenger.steps',
                message: 'Press Start in the chat that opened, and confirm. Or read the code with your phone.',
              })
            : t({
                id: 'messenger.steps.blocked',
                message: 'The browser opened no tab. Open the chat yourself, press Start and confirm.',
              })}
        </p>
        <p className={styles.hint}>
          {t({ id: 'messenger.until', message: 'The link works once, until' })} <Moment at={opensUntil} />
        </p>
        <div className={styles.row}>
          <OutsideLink href={link} icon="message-square">
            {t({ id: 'messenger.open', message: 'Open the chat' })}
          </OutsideLink>
          <Button variant="quiet" onClick={onCancel}>
            {t({ id: 'messenger.cancel', message: 'Cancel' })}
          </Button>
        </div>
      </div>
    </div>
  )
}
