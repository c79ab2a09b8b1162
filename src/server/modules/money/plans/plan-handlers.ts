import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../../contract/entities/user.ts'
import { ContractError } from '../../../../contract/errors.ts'
import type { Subscription } from '../../../../contract/methods/payments.ts'
import { planLimit } from '../../../../domain/files/document-limits.ts'
import { dayOf } from '../../../../domain/money/plan-month.ts'
import { isPlanId, PLAN_IDS, type PriceList, quotaOf } from '../../../../domain/money/prices.ts'
import { type Clock, moment } from '../../../clock.ts'
import { businessQuotes, moneyAccounts } from '../../../database/schema/money.ts'
import type { Db } from '../../../database/transaction.ts'
import type { WriteCall } from '../../../rpc/call.ts'
import { type Handler, read, staged, write } from '../../../rpc/handlers.ts'
import { findUser } from '../../account/user-row.ts'
import { planInForce, usedInMonth } from '../../usage/use.ts'
import { ownPayment, ownPayments, statusOf } from '../billing-handlers.ts'
import { findMoneyAccount, lockMoneyAccount } from '../ledger.ts'
import { begin, confirmationOf, insertPayment } from '../payments/begin-payment.ts'
import type { PaymentServices } from '../payments/payment-services.ts'
import { endPlan, findSubscription, setEnding } from './plan-changes.ts'
import { planWords } from './plan-words.ts'

export interface PlanServices extends PaymentServices {
  prices: PriceList
}

interface Chosen {
  /** Of the payment, or of the subscription that needed none. */
  id: string
  redirectUrl: string | null
}

export const planHandlers = (services: PlanServices): Handler[] => [
  read('payments.plans:list', async ({ locale }) => ({
    result: PLAN_IDS.map(id => {
      const { price, ...words } = planWords(id, services.prices, planLimit(id).megabytes, locale)
      return { id, ...words, price_display: price }
    }),
  })),

  staged('payments.subscriptions:create', async (call, { planId, locale = call.locale }) => {
    const chosen = await begin(call, async account => ({ ...(await choose(services, account, planId, locale)) }))
    const isPaid = UUID_LENGTH === chosen.id.length
    return {
      result: isPaid ? { ...chosen, redirectUrl: await confirmationOf(services, chosen.id, call.signal) } : chosen,
    }
  }),

  read('payments.subscriptions:get', async ({ db, userId, locale }) => ({
    result: await subscriptionOf(services, db, userId, locale),
  })),

  read('payments.status:check', async (call, { paymentId }) => {
    const accountId = await findMoneyAccount(call.db, call.userId)
    const isPlan = accountId !== null && String(paymentId) === planKey(accountId)
    if (isPlan) return { result: { status: 'succeeded' } }
    return { result: { status: await statusOf(services, call, await ownPayment(call.db, call.userId, paymentId)) } }
  }),

  read('payments.history:list', async ({ db, userId }) => ({ result: { payments: await ownPayments(db, userId) } })),

  write('payments.business:requestQuote', async (call, { companyName, contactEmail, requirements }) => {
    const about = { companyName, contactEmail, requirements: requirements?.trim() || null }
    await call.tx.insert(businessQuotes).values({ ...about, userId: call.userId, createdAt: call.now })
    return { result: { status: 'ok' } }
  }),
]

const UUID_LENGTH = 36
const planKey = (accountId: number) => `plan-${accountId}`

/** Throws UNPROCESSABLE for the plan already held and one that is not sold; FORBIDDEN for the demo's shared accounts. */
async function choose(services: PlanServices, call: WriteCall, planId: string, locale: Locale): Promise<Chosen> {
  const { data, demoPersona } = await findUser(call.tx, call.userId)
  const held = data.plan ?? 'basic'
  const accountId = await lockMoneyAccount(call.tx, call.userId, call.now)
  const current = await findSubscription(call.tx, accountId)
  const isOpen = current !== null && (current.isEnding || current.graceUntil !== null)
  if (planId === held && !isOpen) {
    throw new ContractError('UNPROCESSABLE', 'The plan is held already.', { errorType: 'AlreadySubscribed' })
  }
  if (planId === 'business' || !isPlanId(planId)) {
    throw new ContractError('UNPROCESSABLE', 'This plan cannot be bought here.', { errorType: 'PlanNotForSale' })
  }
  if (demoPersona !== null) {
    throw new ContractError('FORBIDDEN', 'A demo account keeps its plan.', {
      errorType: 'NoDemoPermission',
      i18nKey: 'messages.noDemoPermission',
    })
  }
  const done = { id: planKey(accountId), redirectUrl: null }
  call.audit({ objectType: 'plan', objectId: planId })
  if (planId === 'basic') {
    // A month that is not paid ends now, a paid one at its end; without a subscription there is nothing to wait for.
    if (current && current.graceUntil === null) await setEnding(call.tx, current, true)
    else await endPlan(call, accountId)
    return done
  }
  if (current?.planId === planId && current.isEnding && current.paidUntil > call.now) {
    await setEnding(call.tx, current, false)
    return done
  }
  const about = { kind: 'subscription', planId, amount: services.prices.professional, locale } as const
  return { id: await insertPayment(services, call, { ...about, description: undefined }), redirectUrl: null }
}

async function subscriptionOf(
  { clock, prices }: { clock: Clock; prices: PriceList },
  db: Db,
  userId: number,
  locale: Locale,
): Promise<Subscription> {
  const now = moment(clock)
  const { plan, since, start, end } = await planInForce(db, userId, now)
  const [account] = await db
    .select()
    .from(moneyAccounts)
    .where(and(eq(moneyAccounts.userId, userId)))
  const current = await findSubscription(db, account?.id ?? null)
  const standing = current ? (current.graceUntil ? 'grace' : current.isEnding ? 'ending' : 'active') : 'free'
  const endsAt = { grace: current?.graceUntil, ending: current?.paidUntil, active: null, free: null }[standing]
  return {
    plan: { id: plan, ...(isPlanId(plan) && { name: planWords(plan, prices, 0, locale).name }) },
    startDate: (current?.startedAt ?? since).toISOString(),
    nextResetDate: end.toISOString(),
    usage: await usedInMonth(db, userId, dayOf(start)),
    quota: { ...quotaOf(prices, plan) },
    price: { ...prices.use },
    status: standing,
    renewsAt: standing === 'active' ? (current?.paidUntil.toISOString() ?? null) : null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}
