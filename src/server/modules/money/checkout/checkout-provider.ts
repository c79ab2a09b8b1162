import { and, eq, lt } from 'drizzle-orm'
import { v7 } from 'uuid'
import { movesForward } from '../../../../domain/money/payment-status.ts'
import { type Clock, moment } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { checkoutPayments, type StoredPaymentStatus } from '../../../database/schema/money.ts'
import { CHECKOUT_PATH } from '../../../paths.ts'
import { newToken } from '../../../sessions/tokens.ts'
import type { PaymentProvider, ProviderPayment } from '../payments/provider.ts'

type Row = typeof checkoutPayments.$inferSelect

/** As at a real provider, an unpaid payment is cancelled after this time. */
export const CHECKOUT_LIFETIME_MS = 60 * 60_000

interface CheckoutServices {
  database: Database
  clock: Clock
  publicUrl(): string
}

/** Decision 40: the built-in provider, whose page moves no money. It knows the product as little as a real one. */
export function checkoutProvider({ database: { db }, clock, publicUrl }: CheckoutServices): PaymentProvider {
  const toPayment = ({ id, status, amount, metadata, token }: Row): ProviderPayment => ({
    ...{ id, status, amount, refunded: 0, paymentId: metadata.paymentId },
    confirmationUrl: `${publicUrl()}${CHECKOUT_PATH}/${token}`,
  })
  return {
    name: 'checkout',
    async create({ key, metadata, amount, description, returnUrl, locale }) {
      const order = { amount, description, returnUrl, locale, metadata }
      const own = { id: v7(), token: newToken(), idempotenceKey: key, createdAt: moment(clock) }
      await db
        .insert(checkoutPayments)
        .values({ ...own, ...order, status: 'pending' })
        .onConflictDoNothing({ target: checkoutPayments.idempotenceKey })
      const [made] = await db.select().from(checkoutPayments).where(eq(checkoutPayments.idempotenceKey, key))
      if (!made) throw new TypeError('a checkout payment that was just made is gone')
      return toPayment(made)
    },
    async get(id) {
      const old = moment(clock, -CHECKOUT_LIFETIME_MS)
      const isStale = and(
        ...[eq(checkoutPayments.id, id), eq(checkoutPayments.status, 'pending'), lt(checkoutPayments.createdAt, old)],
      )
      await db.update(checkoutPayments).set({ status: 'canceled' }).where(isStale)
      const [found] = await db.select().from(checkoutPayments).where(eq(checkoutPayments.id, id))
      return found ? toPayment(found) : null
    },
  }
}

/** What the person at the page did. */
export const CHECKOUT_ACTS = {
  pay: 'succeeded',
  hold: 'waiting_for_capture',
  decline: 'failed',
  cancel: 'canceled',
} as const satisfies Record<string, StoredPaymentStatus>
export type CheckoutAct = keyof typeof CHECKOUT_ACTS

/** The payment of a page; null for a token that opens none. */
export async function checkoutOf({ db }: Database, token: string): Promise<Row | null> {
  const [found] = await db.select().from(checkoutPayments).where(eq(checkoutPayments.token, token))
  return found ?? null
}

/** Null for a token that opens none. What is final stays; a button pressed twice is pressed once. */
export async function actAtCheckout({ transaction }: Database, token: string, act: CheckoutAct): Promise<Row | null> {
  return transaction(async tx => {
    const [found] = await tx.select().from(checkoutPayments).where(eq(checkoutPayments.token, token)).for('update')
    if (!found || !movesForward(found.status, CHECKOUT_ACTS[act])) return found ?? null
    const status = CHECKOUT_ACTS[act]
    await tx.update(checkoutPayments).set({ status }).where(eq(checkoutPayments.id, found.id))
    return { ...found, status }
  })
}
