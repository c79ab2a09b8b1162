import { z } from 'zod'
import { MinorUnits, Payment, PaymentId, PaymentStatus, Plan } from '../entities/money.ts'
import { Locale } from '../entities/user.ts'
import { method } from '../method.ts'
import { Done, NoParams } from '../plain.ts'

const used = z.number().int().nonnegative()

/** A subscription as P §2.11 shows it; `usage` counts toward a fixed 100 (decision 41). */
export const Subscription = z.looseObject({
  plan: z.looseObject({ id: z.string(), name: z.string().optional() }),
  startDate: z.string().nullish(),
  nextResetDate: z.string().nullish(),
  usage: z.looseObject({ uploadFiles: used, aiInsights: used }),
  /** Included in a month of the plan; null is without limit. */
  quota: z.looseObject({ uploadFiles: used.nullable(), aiInsights: used.nullable() }).optional(),
  /** Of one more above the quota. */
  price: z.looseObject({ uploadFiles: MinorUnits, aiInsights: MinorUnits }).optional(),
  /**
   * `free`: nothing is paid. `active`: `renewsAt` charges the balance. `ending`: basic follows at `endsAt`. `grace`: the
   * balance did not suffice for the renewal; without enough of it basic follows at `endsAt`.
   */
  status: z.enum(['free', 'active', 'ending', 'grace']).optional(),
  renewsAt: z.string().nullish(),
  endsAt: z.string().nullish(),
})
export type Subscription = z.infer<typeof Subscription>

/** Subscriptions; the balance and its top-ups are `billing.*` (decision 7). */
export const paymentMethods = [
  method('payments.plans:list', { params: NoParams, result: z.array(Plan) }),
  method('payments.subscriptions:create', {
    effect: 'write',
    cost: 10,
    /**
     * The plan already held is refused (AlreadySubscribed) unless it is ending: then it goes on. `basic` ends the paid plan
     * with its month.
     */
    params: z.object({ planId: z.string().min(1).max(100), locale: z.optional(Locale) }),
    /** Without `redirectUrl` there is nothing to pay, and the change is made. */
    result: z.looseObject({ id: PaymentId, redirectUrl: z.string().nullable() }),
  }),
  method('payments.subscriptions:get', { params: NoParams, result: Subscription }),
  method('payments.status:check', {
    /** The id of a payment or of a subscription. */
    params: z.object({ paymentId: PaymentId }),
    result: z.looseObject({ status: PaymentStatus }),
  }),
  method('payments.history:list', {
    aliases: ['payments.getHistory'],
    params: NoParams,
    result: z.looseObject({ payments: z.array(Payment) }),
  }),
  method('payments.business:requestQuote', {
    aliases: ['payments.requestQuote'],
    effect: 'write',
    cost: 10,
    params: z.object({
      companyName: z.string().trim().min(1).max(500),
      contactEmail: z.string().trim().min(3).max(320),
      requirements: z.string().max(20_000).optional(),
    }),
    result: Done,
  }),
] as const
