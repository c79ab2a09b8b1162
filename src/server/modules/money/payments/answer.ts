import type { payments } from '../../../database/schema/money.ts'
import type { ProviderPayment } from './provider.ts'

export type PaymentRow = typeof payments.$inferSelect

/** What came of asking a provider. */
export type ProviderAnswer =
  | { kind: 'payment'; payment: ProviderPayment }
  /** The call that would make it was refused for good. */
  | { kind: 'refused' }
  | { kind: 'silent' }
  /** The provider does not know a payment that it made. */
  | { kind: 'missing' }
