import { useLingui } from '@lingui/react/macro'
import { AsOf } from '../../../components/time/moment.tsx'
import { useMoney } from '../../../i18n/money.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import styles from '../billing.module.css'
import { RemoteStanding } from '../remote-standing.tsx'
import { TopUpForm } from './top-up-form.tsx'
import type { TopUp } from './use-top-up.ts'

/** What is left, from when, and the form that adds to it. */
export function BalanceCard({ topUp }: { topUp: TopUp }) {
  const { t } = useLingui()
  const money = useMoney()
  const now = useMinute()
  const { balance } = topUp
  const [whole, rest] = money.split(balance.value?.balance ?? 0, balance.value?.currency)
  return (
    <section className={styles.card}>
      <div className={styles.balance}>
        <h2 className={styles.label}>{t({ id: 'billing.balance', message: 'Balance' })}</h2>
        {balance.value && (
          <p className={styles.amount}>
            {whole}
            <span className={styles.kopecks}>{rest}</span>
          </p>
        )}
        {balance.fetchedAt !== null && (
          <p className={`${styles.hint} ${styles.age}`}>
            <AsOf at={balance.fetchedAt} now={Math.max(now, balance.fetchedAt)} />
            {'. '}
            {t({
              id: 'billing.balance.for',
              message: 'It pays for documents and insights beyond your plan. Recordings and triage are always free.',
            })}
          </p>
        )}
        <RemoteStanding remote={balance} shape="text" />
      </div>
      <TopUpForm topUp={topUp} />
    </section>
  )
}
