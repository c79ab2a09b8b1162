import { useLingui } from '@lingui/react/macro'
import { copyText } from '../../../platform/browser/clipboard.ts'
import { canShareText, shareText } from '../../../platform/browser/share.ts'
import { Button } from '../../components/action/button.tsx'
import { OutsideLink } from '../../components/share/outside-link.tsx'
import { QrImage } from '../../components/share/qr-image.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import styles from './referrals.module.css'
import { shareAddresses } from './share-addresses.ts'

/** The link with every way to pass it on; other sites learn of it only when theirs is chosen. */
export function InvitationLink({ link }: { link: string }) {
  const { t } = useLingui()
  const { vk, ok } = shareAddresses(
    link,
    t({ id: 'referrals.text', message: 'Anamnesis: health records that work without a network' }),
  )
  const say = (done: boolean) =>
    toasts.show(
      done
        ? { kind: 'success', title: t({ id: 'referrals.copied', message: 'Link copied' }) }
        : { kind: 'error', title: t({ id: 'referrals.copied.not', message: 'Not copied: select the link by hand' }) },
    )
  const copy = () =>
    copyText(link).then(
      () => say(true),
      () => say(false),
    )
  const send = () =>
    shareText(link).then(
      how => how === 'copied' && say(true),
      () => say(false),
    )
  return (
    <section className={styles.made} aria-label={t({ id: 'referrals.link', message: 'My invitation link' })}>
      <QrImage value={link} label={t({ id: 'referrals.qr', message: 'The invitation link as a QR code' })} />
      <div className={styles.ways}>
        <p className={styles.address}>{link}</p>
        <div className={styles.row}>
          <Button variant="primary" icon="copy" onClick={() => void copy()}>
            {t({ id: 'referrals.copy', message: 'Copy link' })}
          </Button>
          {canShareText() && (
            <Button icon="share" onClick={() => void send()}>
              {t({ id: 'referrals.send', message: 'Send with…' })}
            </Button>
          )}
        </div>
        <div className={styles.row}>
          <OutsideLink href={vk}>{t({ id: 'referrals.vk', message: 'Share on VK' })}</OutsideLink>
          <OutsideLink href={ok}>{t({ id: 'referrals.ok', message: 'Share on OK' })}</OutsideLink>
        </div>
      </div>
    </section>
  )
}
