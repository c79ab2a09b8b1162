import type { Payment } from '../../contract/entities/money.ts'

export interface Sum {
  /** Minor units. */
  value: number
  currency: Payment['amount']['currency']
}

/** What was paid, a sum for each currency in the order of the list; only succeeded payments count (P §2.11). */
export function paidTotals(payments: readonly Pick<Payment, 'status' | 'amount'>[]): Sum[] {
  const sums = new Map<Sum['currency'], number>()
  for (const { status, amount } of payments) {
    if (status === 'succeeded') sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.value)
  }
  return Array.from(sums, ([currency, value]) => ({ value, currency }))
}
