import { eq } from 'drizzle-orm'
import type { UserData } from '../../../src/contract/entities/user.ts'
import type { MethodName, ParamsOf, ResultOf } from '../../../src/contract/methods.ts'
import { DEFAULT_PRICES, type PriceList } from '../../../src/domain/money/prices.ts'
import type { Database } from '../../../src/server/database/open.ts'
import { users } from '../../../src/server/database/schema/accounts.ts'
import { checkoutPayments } from '../../../src/server/database/schema/money.ts'
import { billingHandlers } from '../../../src/server/modules/money/billing-handlers.ts'
import {
  actAtCheckout,
  type CheckoutAct,
  checkoutProvider,
} from '../../../src/server/modules/money/checkout/checkout-provider.ts'
import { lockMoneyAccount, post, userBalance } from '../../../src/server/modules/money/ledger.ts'
import type { PaymentServices } from '../../../src/server/modules/money/payments/payment-services.ts'
import { settle } from '../../../src/server/modules/money/payments/settle.ts'
import { checkDuePayments } from '../../../src/server/modules/money/payments/sweep.ts'
import { planHandlers } from '../../../src/server/modules/money/plans/plan-handlers.ts'
import { renewDuePlans } from '../../../src/server/modules/money/plans/renew.ts'
import { placePromocodes } from '../../../src/server/modules/money/promocodes/place-promocodes.ts'
import { promocodeHandlers } from '../../../src/server/modules/money/promocodes/promocode-handlers.ts'
import type { PromocodeSetting } from '../../../src/server/promocode-setting.ts'
import { accountTransactions } from '../../../src/server/rpc/account-transaction.ts'
import type { Handler } from '../../../src/server/rpc/handlers.ts'
import { createRateLimits } from '../../../src/server/rpc/rate-limits.ts'
import { silentLog } from '../databases.ts'

export const START = new Date('2026-11-20T12:00:00.000Z')
export const DAY = 86_400_000

/** The money of a server in this process, with a clock that the test sets, paid at the built-in page. */
export function moneyWorld(
  database: Database,
  prices: PriceList = DEFAULT_PRICES,
  over: Partial<PaymentServices> = {},
) {
  let now = START.getTime()
  const clock = { now: () => now, monotonic: () => now }
  const inAccount = accountTransactions(database, clock, undefined, prices)
  const publicUrl = () => 'http://localhost:8080'
  const provider = checkoutProvider({ database, clock, publicUrl })
  const services: PaymentServices = {
    ...{ database, inAccount, clock, log: silentLog, provider, demoOnly: false, publicUrl },
    ...over,
  }
  const all: Handler[] = [
    ...billingHandlers(services),
    ...planHandlers({ ...services, prices }),
    ...promocodeHandlers({ rateLimits: createRateLimits() }),
  ]

  async function call<N extends MethodName>(userId: number, name: N, params: ParamsOf<N>): Promise<ResultOf<N>> {
    const handler = all.find(one => one.name === name)
    if (!handler || handler.kind === 'public') throw new TypeError(name)
    const user = {
      ...{ userId, locale: 'en', deviceId: null, patientId: null, meta: {}, audit: () => undefined },
      ...{ session: { id: crypto.randomUUID(), actorUserId: null }, signal: new AbortController().signal },
    }
    const run = handler.prepare(params) as (call: unknown) => Promise<{ result: unknown }>
    const write = (work: (call: unknown) => Promise<{ result: unknown }>) =>
      inAccount(userId, account => work({ ...user, ...account, afterCommit: () => undefined }))
    const done =
      handler.kind === 'write'
        ? await write(run)
        : await run({ ...user, database, db: database.db, write, epoch: database.epoch })
    return done.result as ResultOf<N>
  }

  return {
    ...{ database, inAccount, services, call },
    get now() {
      return new Date(now)
    },
    set: (moment: Date | number) => {
      now = new Date(moment).getTime()
    },
    async user(data: UserData = {}): Promise<number> {
      const consented = { ...data, activity: { consent: true } }
      const row = { clientId: crypto.randomUUID(), seq: 0, name: 'Anna', data: consented, createdAt: START }
      return (await database.db.insert(users).values(row).returning({ id: users.id }))[0]!.id
    },
    dataOf: async (userId: number) => (await database.db.select().from(users).where(eq(users.id, userId)))[0]!.data,
    balance: (userId: number) => userBalance(database.db, userId),
    /** Money from nowhere. */
    give: (userId: number, amount: number) =>
      inAccount(userId, async ({ tx, now }) => {
        const entries = { provider: -amount, balance: amount }
        const key = `given:${crypto.randomUUID()}`
        await post(tx, await lockMoneyAccount(tx, userId, now), { key, cause: 'payment', entries }, now)
      }),
    async act(paymentId: string | number, act: CheckoutAct) {
      const rows = await database.db.select().from(checkoutPayments)
      const row = rows.find(one => one.metadata.paymentId === paymentId)
      await actAtCheckout(database, row?.token ?? '', act)
    },
    /** The notice of the provider. */
    notice: (paymentId: string | number) => settle(services, String(paymentId)),
    async topUp(userId: number, rubles: number, act: CheckoutAct = 'pay') {
      const { paymentId } = await call(userId, 'billing.payments:create', { amount: rubles })
      await this.act(paymentId, act)
      await this.notice(paymentId)
      return paymentId
    },
    async buy(userId: number) {
      const { id } = await call(userId, 'payments.subscriptions:create', { planId: 'professional' })
      await this.act(id, 'pay')
      await this.notice(id)
      return id
    },
    /** The job of every minute. */
    async job() {
      await checkDuePayments(services, new Date(now))
      await renewDuePlans({ database, inAccount, log: silentLog }, new Date(now))
    },
    promocodes: (given: readonly PromocodeSetting[], demo = false) =>
      placePromocodes(database, given, { demo, now: new Date(now) }),
  }
}

export type MoneyWorld = ReturnType<typeof moneyWorld>

/** The name and the type of a refusal. */
export const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    error => [error.code, error.data?.errorType].filter(Boolean).join(' '),
  )
