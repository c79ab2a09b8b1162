import { and, eq, like, ne, sum } from 'drizzle-orm'
import { ledgerEntries } from '../../../database/schema/money.ts'
import { post } from '../ledger.ts'
import { auditPayment } from './apply-answer.ts'
import { inMoneyAccount } from './in-money-account.ts'
import type { PaymentServices } from './payment-services.ts'
import { findPayment } from './settle.ts'

/**
 * Takes what the provider gave back to the payer out of the book that it was paid into, as far as the ledger does not have
 * it: also where it is spent, since the money is gone. A month of a plan that was paid back stays in force.
 */
export async function takeBackRefunded(services: PaymentServices, id: string): Promise<void> {
  const { provider } = services
  const row = await findPayment(services, id)
  if (!row?.providerId || row.status !== 'succeeded' || provider?.name !== row.provider) return
  const { amount, accountId } = row
  const refunded = Math.min(amount, (await provider.get(row.providerId))?.refunded ?? 0)
  await inMoneyAccount(services, accountId, async money => {
    const { tx, now } = money
    const [known] = await tx
      .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
      .from(ledgerEntries)
      .where(and(like(ledgerEntries.key, `payment-back:${id}:%`), eq(ledgerEntries.book, 'provider')))
    const more = refunded - (known?.total ?? 0)
    if (more <= 0) return
    const isWhere = and(eq(ledgerEntries.key, `payment:${id}`), ne(ledgerEntries.book, 'provider'))
    const [paidInto] = await tx.select({ book: ledgerEntries.book }).from(ledgerEntries).where(isWhere)
    if (!paidInto) throw new TypeError('a payment that succeeded has no entry')
    const entries = { provider: more, [paidInto.book]: -more }
    await post(tx, accountId, { key: `payment-back:${id}:${refunded}`, cause: 'refund', entries }, now)
    await auditPayment(money, id, 'payment:refunded')
  })
}
