import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ErrorData } from '../../../../contract/errors.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { isLocale } from '../../../i18n/locale.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { bridge } from '../../../state/session/bridge.ts'
import type { CheckoutOutcome } from '../checkout/checkout-state.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import { useShownRemote } from '../use-shown-remote.ts'

export const BASIC = 'basic'
/** Never bought: a quote is requested (P §6). */
export const BUSINESS = 'business'

const NONE = {}

type Refusal = { code: string; data: Partial<ErrorData> } | null

/** The plans on offer, the one that is held, and the ways to another one. */
export function usePlans() {
  const { t, i18n } = useLingui()
  const refusalWords = useRefusalWords()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const offered = useShownRemote('payments.plans:list', NONE)
  const subscription = useShownRemote('payments.subscriptions:get', NONE)
  const checkout = useCheckout('subscription')
  const [isChanging, setChanging] = useState(false)
  const [planId, setPlanId] = useState('')
  const plan = offered.value?.find(one => one.id === planId)?.name ?? planId

  const changed = () => {
    subscription.refresh()
    toasts.show({ kind: 'success', title: t({ id: 'subscriptionChanged', message: 'The plan is changed' }) })
  }
  const paymentError = (text?: string) =>
    void toasts.show({
      kind: 'error',
      title: t({ id: 'paymentError', message: 'The payment could not be made' }),
      ...(text && { text }),
    })
  const notBegun = (refusal: Refusal) => {
    const kept = t({ id: 'paymentError.notCreated', message: 'No payment was begun. Nothing was charged.' })
    const errorType = refusal?.data.errorType
    if (errorType === 'AlreadySubscribed') {
      subscription.refresh()
      toasts.show({ kind: 'info', title: t({ id: 'already subscribed', message: 'You already have this plan' }) })
      return
    }
    paymentError(refusal ? `${refusalWords({ code: refusal.code, errorType: errorType ?? null })}. ${kept}` : kept)
  }
  const tell = (outcome: CheckoutOutcome, refusal: Refusal) => {
    switch (outcome) {
      case 'succeeded':
        return changed()
      case 'canceled':
      case 'failed':
        toasts.show({
          kind: 'error',
          title: t({ id: 'paymentFailed', message: 'The plan was not paid' }),
          text: t({ id: 'paymentFailed.text', message: 'Nothing was charged, and your plan stays as it is.' }),
        })
        return
      case 'not-created':
        return notBegun(refusal)
      case 'blocked':
        return paymentError(
          t({
            id: 'paymentError.blocked',
            message: 'The browser blocked the payment window. Use the link on this page.',
          }),
        )
      case 'unfinished':
        subscription.refresh()
        toasts.show({
          kind: 'info',
          title: t({ id: 'paymentUnfinished', message: 'The payment is not finished' }),
          text: t({ id: 'paymentUnfinished.plan', message: 'If you have paid, the plan changes by itself.' }),
        })
    }
  }
  return {
    ...{ offered, subscription, checkout, isChanging },
    title: t({ id: 'billing.plan.paying', message: `Plan “${plan}”` }),
    /** Call it in the click. */
    buy(id: string): void {
      let refusal: Refusal = null
      let isFree = false
      setPlanId(id)
      checkout.start({
        async create() {
          const outcome = await bridge.call('payments.subscriptions:create', { planId: id, locale })
          if (outcome.kind === 'refused') refusal = outcome
          if (outcome.kind !== 'answered') return null
          const { id: paymentId, redirectUrl } = outcome.result
          isFree = redirectUrl === null
          return redirectUrl ? { id: paymentId, url: redirectUrl, amount: null } : null
        },
        async statusOf({ id: paymentId }) {
          const outcome = await bridge.call('payments.status:check', { paymentId })
          return outcome.kind === 'answered' ? outcome.result.status : null
        },
        onOutcome: outcome => (outcome === 'not-created' && isFree ? changed() : tell(outcome, refusal)),
      })
    },
    /** A change without a payment: to the basic plan, or a plan that was ending goes on. */
    async change(id: string): Promise<void> {
      setChanging(true)
      const outcome = await bridge.call('payments.subscriptions:create', { planId: id, locale })
      setChanging(false)
      if (outcome.kind === 'answered') changed()
      else notBegun(outcome.kind === 'refused' ? outcome : null)
    },
  }
}
