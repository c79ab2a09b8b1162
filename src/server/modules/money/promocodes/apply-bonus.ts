import { and, eq, isNull } from 'drizzle-orm'
import { bonusOf } from '../../../../domain/money/bonus.ts'
import { promocodes, redemptions } from '../../../database/schema/money.ts'
import type { AccountTransaction } from '../../../rpc/account-transaction.ts'
import { post } from '../ledger.ts'

/** Decision 122: a multiplier that waits belongs to the first top-up that succeeds after it was redeemed. */
export async function applyWaitingBonus(
  { tx, now }: Pick<AccountTransaction, 'tx' | 'now'>,
  accountId: number,
  amount: number,
): Promise<void> {
  const [waiting] = await tx
    .select({ id: redemptions.id, multiplier: promocodes.multiplier, maxBonus: promocodes.maxBonus })
    .from(redemptions)
    .innerJoin(promocodes, eq(promocodes.code, redemptions.code))
    .where(and(eq(redemptions.accountId, accountId), isNull(redemptions.usedAt)))
  if (!waiting) return
  const bonus = bonusOf(amount, { multiplier: waiting.multiplier ?? 1000, maxBonus: waiting.maxBonus })
  await tx.update(redemptions).set({ usedAt: now, appliedAmount: bonus }).where(eq(redemptions.id, waiting.id))
  if (bonus === 0) return
  const entries = { bonus: -bonus, balance: bonus }
  await post(tx, accountId, { key: `promocode:${waiting.id}`, cause: 'promocode', entries }, now)
}
