import { z } from 'zod'
import { Currency, MinorUnits, Payment, PaymentId, PaymentStatus, UsageRecord } from '../entities/money.ts'
import { Locale } from '../entities/user.ts'
import { method } from '../method.ts'
import { NoParams } from '../plain.ts'

/** Rubles as a person types them: at least 1, at most two decimals (decision 37). */
export const TopUpAmount = z
  .number('invalid amount')
  .min(1, 'invalid amount')
  .max(1_000_000, 'invalid amount')
  .refine(rubles => Math.abs(rubles * 100 - Math.round(rubles * 100)) < 1e-6, 'invalid amount')

/** The balance and its top-ups; subscriptions are `payments.*` (decision 7). */
export const billingMethods = [
  method('billing.balance:get', {
    params: NoParams,
    result: z.looseObject({ balance: MinorUnits, currency: Currency.default('RUB') }),
  }),
  method('billing.usage:list', {
    aliases: ['billing.getUsage'],
    /** Usage of the last `days` days. */
    params: z.object({ days: z.number().int().min(1).max(366).optional() }),
    result: z.looseObject({ usage: z.array(UsageRecord) }),
  }),
  method('billing.payments:list', {
    params: NoParams,
    result: z.looseObject({ payments: z.array(Payment) }),
  }),
  method('billing.payments:create', {
    effect: 'write',
    cost: 10,
    params: z.object({ amount: TopUpAmount, locale: z.optional(Locale), description: z.string().max(500).optional() }),
    result: z.looseObject({ confirmationUrl: z.string(), paymentId: PaymentId }),
  }),
  method('billing.payments:getStatus', {
    aliases: ['billing.getPaymentStatus'],
    params: z.object({ paymentId: PaymentId }),
    result: z.looseObject({ status: PaymentStatus }),
  }),
  method('billing.receipt:download', {
    effect: 'write',
    cost: 5,
    params: z.object({ paymentId: PaymentId, locale: z.optional(Locale) }),
    /** A link that opens the PDF for a few minutes; only of a payment that succeeded. */
    result: z.looseObject({ url: z.string(), expiresAt: z.string().optional() }),
  }),
] as const
