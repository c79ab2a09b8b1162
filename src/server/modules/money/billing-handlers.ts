import { and, desc, eq, gte } from 'drizzle-orm'
import type { Payment, UsageRecord } from '../../../contract/entities/money.ts'
import { ContractError } from '../../../contract/errors.ts'
import { kopecksOfRubles } from '../../../domain/money/kopecks.ts'
import { moment } from '../../clock.ts'
import { ledgerEntries, payments } from '../../database/schema/money.ts'
import { uses } from '../../database/schema/usage.ts'
import type { Db } from '../../database/transaction.ts'
import type { ReadCall } from '../../rpc/call.ts'
import { type Handler, read, staged } from '../../rpc/handlers.ts'
import { findMoneyAccount, userBalance } from './ledger.ts'
import type { PaymentRow } from './payments/answer.ts'
import { begin, confirmationOf, insertPayment } from './payments/begin-payment.ts'
import type { PaymentServices } from './payments/payment-services.ts'
import { settle } from './payments/settle.ts'
import { createReceiptLink } from './receipts/receipt-links.ts'

const DAY_MS = 86_400_000
/** The filter's default (P §2.11). */
const DEFAULT_DAYS = 7
const MOST_ROWS = 1000

export const billingHandlers = (services: PaymentServices): Handler[] => [
  read('billing.balance:get', async ({ db, userId }) => ({
    result: { balance: await userBalance(db, userId), currency: 'RUB' },
  })),

  read('billing.usage:list', async ({ db, userId }, { days = DEFAULT_DAYS }) => ({
    result: { usage: await usageSince(db, userId, moment(services.clock, -days * DAY_MS)) },
  })),

  read('billing.payments:list', async ({ db, userId }) => ({ result: { payments: await ownPayments(db, userId) } })),

  staged('billing.payments:create', async (call, { amount, locale = call.locale, description }) => {
    const about = { kind: 'topup', amount: kopecksOfRubles(amount), description, locale } as const
    const { paymentId } = await begin(call, async write => ({
      paymentId: await insertPayment(services, write, about),
      confirmationUrl: '',
    }))
    return { result: { paymentId, confirmationUrl: await confirmationOf(services, paymentId, call.signal) } }
  }),

  read('billing.payments:getStatus', async (call, { paymentId }) => ({
    result: { status: await statusOf(services, call, await ownPayment(call.db, call.userId, paymentId)) },
  })),

  // Its result contains a token in clear, so it is never stored for replays; a repeat creates another link.
  staged('billing.receipt:download', async (call, { paymentId, locale = call.locale }) => {
    const payment = await ownPayment(call.database.db, call.userId, paymentId)
    if (payment.status !== 'succeeded') throw noPayment()
    return { result: await createReceiptLink(call, payment, locale, moment(services.clock)) }
  }),
]

const noPayment = () => new ContractError('NOT_FOUND', 'There is no such payment.')
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A payment of the account. Throws the same NOT_FOUND for an unknown one and one of another account. */
export async function ownPayment(db: Db, userId: number, id: string | number): Promise<PaymentRow> {
  const accountId = await findMoneyAccount(db, userId)
  if (accountId === null || !UUID.test(String(id))) throw noPayment()
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, String(id)), eq(payments.accountId, accountId)))
  if (!found) throw noPayment()
  return found
}

/** As its provider has it now; as it is stored if the provider does not answer. */
export const statusOf = async (services: PaymentServices, { signal }: Pick<ReadCall, 'signal'>, payment: PaymentRow) =>
  (await settle(services, payment.id, signal))?.status ?? payment.status

/** Newest first. */
export async function ownPayments(db: Db, userId: number): Promise<Payment[]> {
  const accountId = await findMoneyAccount(db, userId)
  if (accountId === null) return []
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.accountId, accountId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(MOST_ROWS)
  return rows.map(({ id, createdAt, description, status, amount, planId, kind, confirmationUrl, settledAt }) => ({
    ...{ id, createdAt: createdAt.toISOString(), description, status, kind, planId },
    amount: { value: amount, currency: 'RUB' },
    confirmationUrl: settledAt === null ? confirmationUrl : null,
  }))
}

/** What was used and what it cost, newest first: uses, and months of the plan that the balance paid. */
async function usageSince(db: Db, userId: number, since: Date): Promise<UsageRecord[]> {
  const used = await db
    .select()
    .from(uses)
    .where(and(eq(uses.userId, userId), gte(uses.createdAt, since)))
    .orderBy(desc(uses.createdAt), desc(uses.id))
    .limit(MOST_ROWS)
  const accountId = await findMoneyAccount(db, userId)
  const isRenewal = and(
    ...[eq(ledgerEntries.cause, 'subscription'), eq(ledgerEntries.book, 'balance')],
    ...[eq(ledgerEntries.accountId, accountId ?? 0), gte(ledgerEntries.createdAt, since)],
  )
  const renewals = await db.select().from(ledgerEntries).where(isRenewal)
  const records = [
    ...used.map(({ id, createdAt, counter, cost, balanceAfter, givenBackAt }) => ({
      ...{ id, createdAt: createdAt.toISOString(), usageType: counter, cost, balanceAfter },
      givenBackAt: givenBackAt?.toISOString() ?? null,
    })),
    ...renewals.map(({ id, createdAt, amount, balanceAfter }) => ({
      ...{ id, createdAt: createdAt.toISOString(), usageType: 'subscription', cost: -amount },
      balanceAfter: balanceAfter ?? 0,
    })),
  ]
  return records
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
    .map(record => ({ ...record, currency: 'RUB' }))
}
