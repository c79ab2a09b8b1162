import { useLingui } from '@lingui/react/macro'
import type { ResultOf } from '../../../contract/methods.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Card } from '../../components/surface/card.tsx'
import { AsOf } from '../../components/time/moment.tsx'
import { useMoney } from '../../i18n/money.ts'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import type { Remote } from '../../state/session/use-remote.ts'
import styles from './referrals.module.css'

type Props = Remote<ResultOf<'userAccount.referrals:getStats'>> & { online: boolean }

/** What the invitations have brought, as the server last said. */
export function ReferralStats({ value, fetchedAt, asked, refresh, online }: Props) {
  const { t, i18n } = useLingui()
  const refusalWords = useRefusalWords()
  const money = useMoney()
  const { totalUsers = 0, activeUsers = 0, proUsers = 0, rewardsEarned = 0 } = value?.stats ?? {}
  const facts = [
    { label: t({ id: 'referrals.total', message: 'Began with your link' }), number: i18n.number(totalUsers) },
    { label: t({ id: 'referrals.active', message: 'Used it on two days' }), number: i18n.number(activeUsers) },
    { label: t({ id: 'referrals.pro', message: 'Have a paid plan' }), number: i18n.number(proUsers) },
    { label: t({ id: 'referrals.earned', message: 'Earned' }), number: money.exact(rewardsEarned) },
  ]
  return (
    <Card
      title={t({ id: 'referrals.stats', message: 'What your link has brought' })}
      aside={!online && fetchedAt !== null && <AsOf at={fetchedAt} />}
    >
      {value === null && online && asked.kind !== 'refused' && <Skeleton shape="rows" count={3} />}
      {value === null && !online && (
        <p className={styles.hint}>
          {t({
            id: 'referrals.stats.offline',
            message: 'The figures are on the server: they are shown with a network.',
          })}
        </p>
      )}
      {value === null && asked.kind === 'refused' && (
        <ErrorState
          title={t({ id: 'referrals.stats.error', message: 'The figures could not be read' })}
          onRetry={refresh}
        >
          {refusalWords({ code: asked.code })}
        </ErrorState>
      )}
      {value !== null && totalUsers === 0 && (
        <EmptyState icon="users" title={t({ id: 'referrals.none', message: 'Nobody has come by your link yet' })}>
          {t({ id: 'referrals.none.text', message: 'Only numbers are shown here, never who came.' })}
        </EmptyState>
      )}
      {value !== null && totalUsers > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, number }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
