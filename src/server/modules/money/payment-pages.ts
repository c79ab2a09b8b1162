import { isFinal } from '../../../domain/money/payment-status.ts'
import type { PaymentsConfig } from '../../config.ts'
import type { PaymentPages } from '../../http/payments/payment-routes.ts'
import { checkoutPage, localeOfQuery, noCheckoutPage, PAGE_CSS, PAGE_JS, returnPage } from './checkout/checkout-page.ts'
import { actAtCheckout, CHECKOUT_ACTS, type CheckoutAct, checkoutOf } from './checkout/checkout-provider.ts'
import { receiveNotice, senderTest } from './payments/notices.ts'
import type { PaymentServices } from './payments/payment-services.ts'
import { settle } from './payments/settle.ts'

const isAct = (act: string): act is CheckoutAct => Object.hasOwn(CHECKOUT_ACTS, act)

/** The pages and notices of the provider that is in use, and of no other. */
export function paymentPages(
  config: PaymentsConfig,
  services: PaymentServices,
  { receipt }: Pick<PaymentPages, 'receipt'>,
): PaymentPages {
  return {
    ...{ receipt, script: PAGE_JS, styles: PAGE_CSS },
    returnPage: lang => returnPage(localeOfQuery(lang)),
    checkout: config.kind === 'checkout' ? checkout(services) : null,
    notices:
      config.kind === 'yookassa'
        ? {
            isSender: senderTest(config.senders, config.trustedProxies),
            receive: notice => receiveNotice(services, notice),
          }
        : null,
  }
}

const checkout = (services: PaymentServices): NonNullable<PaymentPages['checkout']> => ({
  missing: lang => noCheckoutPage(localeOfQuery(lang)),
  async show(token) {
    const found = await checkoutOf(services.database, token)
    return found && checkoutPage(found)
  },
  async act(token, act) {
    const found = isAct(act) ? await actAtCheckout(services.database, token, act) : null
    if (!found) return null
    // Its notice; should the server be killed here, the job finds the payment as a lost notice's.
    await settle(services, found.metadata.paymentId ?? '')
    if (!isFinal(found.status)) return { page: checkoutPage(found) }
    const { pathname, search } = new URL(found.returnUrl)
    return { returnTo: pathname + search }
  },
})
