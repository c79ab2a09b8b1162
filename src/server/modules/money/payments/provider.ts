import type { Locale } from '../../../../contract/entities/user.ts'
import { CodedError } from '../../../coded-error.ts'
import type { StoredPaymentStatus } from '../../../database/schema/money.ts'

/** What a provider is asked for. The same key asks for the same payment, however often. */
export interface Order {
  /** At most 64 characters. */
  key: string
  /** Kopecks. */
  amount: number
  description: string
  /** Where the provider sends the browser at the end; that it comes back proves nothing. */
  returnUrl: string
  locale: Locale
  metadata: { paymentId: string }
}

/** A payment as its provider has it. */
export interface ProviderPayment {
  id: string
  status: StoredPaymentStatus
  /** Kopecks; null if it is not an amount in rubles. */
  amount: number | null
  /** Kopecks that went back to the payer. */
  refunded: number
  paymentId: string | undefined
  confirmationUrl: string | null
}

export interface PaymentProvider {
  name: 'yookassa' | 'checkout'
  /** Throws ProviderError. */
  create(order: Order, signal?: AbortSignal): Promise<ProviderPayment>
  /** Null if the provider does not know it. Throws ProviderError. */
  get(id: string, signal?: AbortSignal): Promise<ProviderPayment | null>
}

/**
 * `UNKNOWN`: no answer, or one that says nothing; the same call with the same key must be repeated. `REFUSED`: the call did
 * nothing and never will.
 */
export class ProviderError extends CodedError<'UNKNOWN' | 'REFUSED'> {
  override readonly name = 'ProviderError'
}
