import { BalanceCard } from './balance/balance-card.tsx'
import { useTopUp } from './balance/use-top-up.ts'
import styles from './billing.module.css'
import { PaymentPanel } from './checkout/payment-panel.tsx'
import { PaymentsCard } from './payments/payments-card.tsx'
import { PromocodeCard } from './promocodes/promocode-card.tsx'
import { UsageCard } from './usage/usage-card.tsx'

/** The balance, what fills it and what it was spent on. `onPaid` is called once a top-up has succeeded and was announced. */
export function BillingScreen({ onPaid }: { onPaid: () => void }) {
  const topUp = useTopUp(onPaid)
  return (
    <>
      <div className={styles.halves}>
        <BalanceCard topUp={topUp} />
        <section className={styles.card}>
          <PaymentPanel checkout={topUp.checkout} title={topUp.title} />
          <PromocodeCard onRedeemed={topUp.refresh} />
        </section>
      </div>
      <div className={styles.history}>
        <UsageCard />
        <PaymentsCard
          payments={topUp.payments}
          onContinue={topUp.goOn}
          isBusy={topUp.checkout.state.kind !== 'ready'}
        />
      </div>
    </>
  )
}
