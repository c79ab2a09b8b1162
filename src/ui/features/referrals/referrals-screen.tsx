import { useLingui } from '@lingui/react/macro'
import { NEW_ACCOUNT_DAYS, REFERRAL_REWARD } from '../../../domain/account/referral.ts'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Card } from '../../components/surface/card.tsx'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import { InvitationLink } from './invitation-link.tsx'
import { ReferralStats } from './referral-stats.tsx'
import styles from './referrals.module.css'
import { useReferrals } from './use-referrals.ts'

const REWARD = REFERRAL_REWARD / 100

/** The account's invitation link and what it has brought. */
export function ReferralsScreen() {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const { loaded, link, stats, online, busy, failure, create } = useReferrals()
  return (
    <div className={styles.cards}>
      <Card title={t({ id: 'referrals.invite', message: 'Invite others' })}>
        <div className={styles.body}>
          <p className={styles.hint}>
            {t({
              id: 'referrals.rule',
              message: `Whoever begins with your link and uses the app on two days earns you ${REWARD} ₽ on your balance. It counts for accounts of other people, at most ${NEW_ACCOUNT_DAYS} days old, on devices of their own.`,
            })}
          </p>
          {!loaded && <Skeleton shape="text" />}
          {loaded && link === null && (
            <div className={styles.row}>
              <Button variant="primary" icon="users" busy={busy} disabled={!online} onClick={() => void create()}>
                {t({ id: 'referrals.create', message: 'Create my link' })}
              </Button>
              {!online && (
                <p className={styles.hint}>
                  {t({ id: 'referrals.offline', message: 'This needs a connection once.' })}
                </p>
              )}
            </div>
          )}
          {link !== null && <InvitationLink link={link} />}
          <div role="status">
            {failure && (
              <Banner tone="warn" icon="circle-alert">
                {failure.kind === 'refused'
                  ? refusalWords({ code: failure.code })
                  : t({ id: 'referrals.unreachable', message: 'The server could not be reached. Try again later.' })}
              </Banner>
            )}
          </div>
        </div>
      </Card>
      <ReferralStats {...stats} online={online} />
    </div>
  )
}
