import type { PaymentsConfig } from '../../../config.ts'
import { checkoutProvider } from '../checkout/checkout-provider.ts'
import type { PaymentServices } from './payment-services.ts'
import { yookassa } from './yookassa.ts'

/** Decision 116: YooKassa where it is configured, else the built-in page, and in production neither. */
export function paymentServices(
  config: PaymentsConfig,
  services: Omit<PaymentServices, 'provider' | 'demoOnly'>,
): PaymentServices {
  switch (config.kind) {
    case 'yookassa':
      return { ...services, provider: yookassa(config), demoOnly: false }
    case 'checkout':
      return { ...services, provider: checkoutProvider(services), demoOnly: config.demoOnly }
    case 'off':
      return { ...services, provider: null, demoOnly: false }
  }
}
