import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Payment } from '../../../../contract/entities/money.ts'
import type { ResultOf } from '../../../../contract/methods.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { DURATIONS, toasts } from '../../../components/toast/toasts.ts'
import { isLocale } from '../../../i18n/locale.ts'
import { useMoney } from '../../../i18n/money.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { fetchRemote } from '../../../state/session/remote.ts'
import type { Remote } from '../../../state/session/use-remote.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import type { CheckoutOutcome, StartedPayment } from '../checkout/checkout-state.ts'
import { PAGE, type ShownCheckout, useCheckout } from '../checkout/use-checkout.ts'
import { watchBalance } from '../checkout/watch-balance.ts'
import { useShownRemote } from '../use-shown-remote.ts'

const NONE = {}

export interface TopUp {
  balance: Remote<ResultOf<'billing.balance:get'>>
  payments: Remote<ResultOf<'billing.payments:list'>>
  checkout: ShownCheckout
  /** Of the payment under way. */
  title: string
  /** Kopecks. Call it in the click. */
  begin(amount: number): void
  /** Continues a payment that was begun earlier. Call it in the click. */
  goOn(payment: Payment): void
  refresh(): void
}

/** The balance and a top-up of it, from the click to its end (P §4). */
export function useTopUp(onPaid: () => void): TopUp {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const context = useCommandContext()
  const balance = useShownRemote('billing.balance:get', NONE)
  const payments = useShownRemote('billing.payments:list', NONE)
  const checkout = useCheckout('topup')
  const [amount, setAmount] = useState(0)
  const stopWatching = useRef<(() => void) | null>(null)
  const stopReload = useRef<(() => void) | null>(null)
  const leave = () => {
    stopWatching.current?.()
    stopReload.current?.()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is left.
  useEffect(() => leave, [])
  const refresh = () => {
    balance.refresh()
    payments.refresh()
  }
  const follow = () => {
    stopWatching.current?.()
    stopWatching.current = watchBalance(
      PAGE,
      async () => void (await fetchRemote(context, bridge.call, 'billing.balance:get', NONE)),
    )
    payments.refresh()
  }
  // A payment that was made after its window was closed shows in the list too.
  const value = balance.value?.balance
  const refreshPayments = payments.refresh
  const known = useRef(value)
  useEffect(() => {
    if (known.current !== undefined && value !== known.current) refreshPayments()
    known.current = value
  }, [value, refreshPayments])

  const paymentError = t({ id: 'paymentError', message: 'The payment could not be made' })
  const words: Record<CheckoutOutcome, () => void> = {
    succeeded() {
      toasts.show({ kind: 'success', title: t({ id: 'paymentSucceeded', message: 'Paid. The balance is topped up' }) })
      stopReload.current = systemClock.after(DURATIONS.success, onPaid)
    },
    canceled: () =>
      void toasts.show({
        kind: 'warning',
        title: t({ id: 'paymentCanceled', message: 'The payment was cancelled' }),
        text: t({ id: 'paymentCanceled.text', message: 'Nothing was charged.' }),
      }),
    failed: () =>
      void toasts.show({
        kind: 'error',
        title: paymentError,
        text: t({ id: 'paymentError.failed', message: 'The bank refused it. Nothing was charged.' }),
      }),
    'not-created': () =>
      void toasts.show({
        kind: 'error',
        title: paymentError,
        text: t({ id: 'paymentError.notCreated', message: 'No payment was begun. Nothing was charged.' }),
      }),
    blocked: () =>
      void toasts.show({
        kind: 'error',
        title: paymentError,
        text: t({
          id: 'paymentError.blocked',
          message: 'The browser blocked the payment window. Use the link on this page.',
        }),
      }),
    unfinished: () =>
      void toasts.show({
        kind: 'info',
        title: t({ id: 'paymentUnfinished', message: 'The payment is not finished' }),
        text: t({ id: 'paymentUnfinished.text', message: 'If you have paid, the balance changes by itself.' }),
      }),
  }
  const start = (kopecks: number, create: () => Promise<StartedPayment | null>) => {
    setAmount(kopecks)
    checkout.start({
      create,
      async statusOf({ id }) {
        const outcome = await bridge.call('billing.payments:getStatus', { paymentId: id })
        return outcome.kind === 'answered' ? outcome.result.status : null
      },
      onStarted: follow,
      onOutcome(outcome) {
        if (outcome === 'succeeded' || outcome === 'canceled' || outcome === 'failed') stopWatching.current?.()
        if (outcome !== 'blocked') refresh()
        words[outcome]()
      },
    })
  }
  const sum = money.short(amount)
  return {
    ...{ balance, payments, checkout, refresh },
    title: t({ id: 'billing.topUp.of', message: `Top-up of ${sum}` }),
    begin: kopecks =>
      start(kopecks, async () => {
        const outcome = await bridge.call('billing.payments:create', {
          amount: kopecks / 100,
          ...(isLocale(i18n.locale) && { locale: i18n.locale }),
          description: t({ id: 'billing.topUp.description', message: 'Top-up of the balance' }),
        })
        if (outcome.kind !== 'answered') return null
        const { paymentId, confirmationUrl } = outcome.result
        return paymentId && confirmationUrl ? { id: paymentId, url: confirmationUrl, amount: kopecks } : null
      }),
    goOn({ id, amount: { value: kopecks }, confirmationUrl }) {
      if (confirmationUrl) start(kopecks, async () => ({ id, url: confirmationUrl, amount: kopecks }))
    },
  }
}
