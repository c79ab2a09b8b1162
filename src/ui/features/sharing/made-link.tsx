import { useLingui } from '@lingui/react/macro'
import { printDateTime } from '../../../domain/dates/print-date.ts'
import { copyText } from '../../../platform/browser/clipboard.ts'
import { canShareText, shareText } from '../../../platform/browser/share.ts'
import { Button } from '../../components/action/button.tsx'
import { QrImage } from '../../components/share/qr-image.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import styles from './sharing.module.css'

/** A link as it was made: its token is nowhere else, so it is shown only now. */
export interface NewLink {
  address: string
  expiresAt: number
}

export function MadeLink({ link: { address, expiresAt } }: { link: NewLink }) {
  const { t } = useLingui()
  const until = printDateTime(expiresAt)
  const say = (done: boolean) =>
    toasts.show(
      done
        ? { kind: 'success', title: t({ id: 'sharing.copied', message: 'Link copied' }) }
        : { kind: 'error', title: t({ id: 'sharing.copied.not', message: 'Not copied: select the link by hand' }) },
    )
  const copy = () =>
    copyText(address).then(
      () => say(true),
      () => say(false),
    )
  const send = () =>
    shareText(address).then(
      how => how === 'copied' && say(true),
      () => say(false),
    )
  return (
    <section className={styles.made} aria-label={t({ id: 'sharing.made.label', message: 'The new link' })}>
      <p className={styles.ready} role="status">
        {t({ id: 'sharing.made', message: `Link ready, works until ${until}` })}
      </p>
      <QrImage value={address} label={t({ id: 'sharing.code', message: 'The link as a QR code' })} />
      <div className={styles.ways}>
        <p className={styles.address}>{address}</p>
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          {t({ id: 'sharing.copy', message: 'Copy link' })}
        </Button>
        {canShareText() && (
          <Button icon="share" onClick={() => void send()}>
            {t({ id: 'sharing.send', message: 'Send with…' })}
          </Button>
        )}
        <p className={styles.hint}>
          {t({
            id: 'sharing.once',
            message: 'The link is shown only now; for another person create another one.',
          })}
        </p>
      </div>
    </section>
  )
}
