import { z } from 'zod'

export const Currency = z.enum(['RUB', 'USD', 'EUR', 'GBP'])
/** Whole kopecks or cents: shown divided by 100 (P §9). */
export const MinorUnits = z.number().int()
export const Money = z.looseObject({ value: MinorUnits, currency: Currency.default('RUB') })

/** Id of a payment or subscription: the provider's, or our number. */
export const PaymentId = z.union([z.string().min(1).max(100), z.number().int().positive()])

/** `success` is an older word for `succeeded`. */
export const PaymentStatus = z
  .enum(['pending', 'waiting_for_capture', 'succeeded', 'failed', 'canceled', 'success'])
  .transform(status => (status === 'success' ? 'succeeded' : status))
  .pipe(z.enum(['pending', 'waiting_for_capture', 'succeeded', 'failed', 'canceled']))
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const Payment = z.looseObject({
  id: PaymentId,
  createdAt: z.string(),
  description: z.string().nullish(),
  status: PaymentStatus,
  amount: Money,
  planId: z.string().nullish(),
  /** Decision 7: one table lists top-ups and subscriptions. */
  kind: z.enum(['topup', 'subscription']).optional(),
  /** Where a payment that is not settled can still be made. */
  confirmationUrl: z.string().nullish(),
})
export type Payment = z.infer<typeof Payment>

/** What an account used: `uploadFiles`, `aiInsights`, or `subscription`, a month of a plan paid from the balance. */
export const UsageRecord = z.looseObject({
  id: z.union([z.string(), z.number()]),
  createdAt: z.string(),
  usageType: z.string(),
  /** 0 within the plan. */
  cost: MinorUnits,
  currency: Currency.default('RUB'),
  balanceAfter: MinorUnits,
  /** When the work failed for good, and its use and cost were given back. */
  givenBackAt: z.string().nullish(),
})
export type UsageRecord = z.infer<typeof UsageRecord>

export const Plan = z.looseObject({
  id: z.string(),
  name: z.string(),
  price_display: z.string(),
  description: z.string(),
  features: z.array(z.string()),
})
export type Plan = z.infer<typeof Plan>
