import { useLingui } from '@lingui/react/macro'
import type { Payment } from '../../../../contract/entities/money.ts'
import type { ResultOf } from '../../../../contract/methods.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { paidTotals } from '../../../../domain/money/totals.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useMoney } from '../../../i18n/money.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import type { Remote } from '../../../state/session/use-remote.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../billing.module.css'
import { RemoteStanding } from '../remote-standing.tsx'
import { useReceipt } from './use-receipt.ts'
import { useStatusWords } from './use-status-words.ts'

interface PaymentsCardProps {
  payments: Remote<ResultOf<'billing.payments:list'>>
  /** Continues a top-up that was begun and not finished; called in the click. */
  onContinue: (payment: Payment) => void
  /** Another payment is under way. */
  isBusy: boolean
}

/** Everything that was paid or begun; the sum counts succeeded payments alone (P §2.11). */
export function PaymentsCard({ payments, onContinue, isBusy }: PaymentsCardProps) {
  const { t } = useLingui()
  const money = useMoney()
  const list = payments.value?.payments ?? []
  const sums = paidTotals(list)
    .map(({ value, currency }) => money.short(value, currency))
    .join(' · ')
  return (
    <section className={styles.sheet}>
      <header className={styles.sheetHead}>
        <h2 className={styles.sheetTitle}>{t({ id: 'billing.payments', message: 'Payments' })}</h2>
        {sums !== '' && (
          <span className={styles.hint}>{t({ id: 'billing.payments.sum', message: `succeeded: ${sums}` })}</span>
        )}
      </header>
      {payments.value && list.length === 0 && (
        <p className={styles.nothing}>{t({ id: 'billing.payments.none', message: 'No payments yet.' })}</p>
      )}
      {list.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
        <ul role="list" aria-label={t({ id: 'billing.payments', message: 'Payments' })}>
          {list.map(payment => (
            <PaymentRow key={payment.id} payment={payment} onContinue={onContinue} isBusy={isBusy} />
          ))}
        </ul>
      )}
      <div className={styles.sheetNote}>
        <RemoteStanding remote={payments} shape="rows" />
      </div>
    </section>
  )
}

interface PaymentRowProps extends Omit<PaymentsCardProps, 'payments'> {
  payment: Payment
}

function PaymentRow({ payment, onContinue, isBusy }: PaymentRowProps) {
  const { t } = useLingui()
  const money = useMoney()
  const now = useMinute()
  const online = useOnline()
  const [receipt, isFetching] = useReceipt()
  const status = useStatusWords()[payment.status]
  const { kind, amount, description, confirmationUrl, createdAt } = payment
  const sum = money.short(amount.value, amount.currency)
  const isOpen = payment.status === 'pending' && Boolean(confirmationUrl) && kind !== 'subscription'
  const title =
    kind === 'topup'
      ? t({ id: 'billing.payment.topup', message: 'Top-up' })
      : description || t({ id: 'billing.payment.plan', message: 'Plan' })
  return (
    <li className={styles.payment}>
      <div className={styles.paymentWhat}>
        <h3 className={styles.paymentTitle}>{title}</h3>
        <p className={styles.hint}>
          <Moment at={parseTimestamp(createdAt) ?? now} now={now} />
        </p>
      </div>
      <Pill tone={status.tone}>{status.text}</Pill>
      <span className={styles.figure}>{sum}</span>
      <span className={styles.paymentAct}>
        {payment.status === 'succeeded' && (
          <IconButton
            icon={isFetching ? 'loader-circle' : 'download'}
            label={t({ id: 'billing.receipt', message: `Receipt of ${sum}` })}
            disabled={!online}
            onClick={() => void receipt(payment)}
          />
        )}
      </span>
      {isOpen && (
        <div className={styles.paymentMore}>
          <Button size="sm" disabled={!online || isBusy} onClick={() => onContinue(payment)}>
            {t({ id: 'billing.payment.continue', message: 'Continue the payment' })}
          </Button>
        </div>
      )}
    </li>
  )
}
