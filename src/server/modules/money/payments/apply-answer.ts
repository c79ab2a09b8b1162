import { eq } from 'drizzle-orm'
import { movesForward } from '../../../../domain/money/payment-status.ts'
import { moment } from '../../../clock.ts'
import { payments, type StoredPaymentStatus } from '../../../database/schema/money.ts'
import { writeAudit } from '../../../rpc/audit.ts'
import { post } from '../ledger.ts'
import { extendPlan } from '../plans/plan-changes.ts'
import { renewIfDue } from '../plans/renew.ts'
import { applyWaitingBonus } from '../promocodes/apply-bonus.ts'
import type { PaymentRow, ProviderAnswer } from './answer.ts'
import { nextCheck } from './check-times.ts'
import { inMoneyAccount, type MoneyTransaction } from './in-money-account.ts'
import type { PaymentServices } from './payment-services.ts'

/**
 * Stores an answer of the provider: status, money, bonus and plan in one transaction, so that a kill leaves all or nothing.
 * A late answer changes nothing that is final.
 */
export async function applyAnswer(
  services: PaymentServices,
  row: PaymentRow,
  answer: ProviderAnswer,
): Promise<StoredPaymentStatus> {
  if (saysNothingNew(row, answer) && row.nextCheckAt && row.nextCheckAt > moment(services.clock)) return row.status
  return inMoneyAccount(services, row.accountId, money => apply(row.id, money, answer))
}

const saysNothingNew = (row: PaymentRow, answer: ProviderAnswer): boolean =>
  answer.kind === 'silent' ||
  (answer.kind === 'payment' && answer.payment.status === row.status && answer.payment.id === row.providerId)

async function apply(id: string, money: MoneyTransaction, answer: ProviderAnswer): Promise<StoredPaymentStatus> {
  const { tx, accountId, userId, now, account } = money
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!row) throw new TypeError('a payment is gone')
  const set = (values: Partial<PaymentRow>) => tx.update(payments).set(values).where(eq(payments.id, id))
  const next = { checks: row.checks + 1, nextCheckAt: nextCheck(now, row.checks + 1) }
  // Two processes may ask at once, and one be refused what the other was given: then the payment has a providerId.
  const isRefused = answer.kind === 'refused' && row.providerId === null
  const to = answer.kind === 'payment' ? answer.payment.status : isRefused ? 'failed' : row.status
  if (answer.kind === 'payment') {
    const { payment } = answer
    const problem = problemOf(row, payment)
    if (problem) {
      await set({ problem, nextCheckAt: null })
      await auditPayment(money, id, `payment:${problem}`)
      return row.status
    }
    await set({ providerId: payment.id, confirmationUrl: payment.confirmationUrl ?? row.confirmationUrl })
  }
  if (answer.kind === 'missing') await set({ problem: 'missing', nextCheckAt: null })
  if (!movesForward(row.status, to)) {
    if (row.settledAt === null && answer.kind !== 'missing') await set(next)
    return row.status
  }
  if (to === 'waiting_for_capture') {
    await set({ status: to, ...next })
    await auditPayment(money, id, `payment:${to}`)
    return to
  }
  await set({ status: to, settledAt: now, nextCheckAt: null })
  if (to === 'succeeded') {
    const isTopUp = row.kind === 'topup' || userId === null
    const entries = { provider: -row.amount, [isTopUp ? 'balance' : 'revenue']: row.amount }
    await post(tx, accountId, { key: `payment:${id}`, cause: 'payment', entries }, now)
    if (account && row.kind === 'subscription') await extendPlan(account, accountId, row.planId ?? 'professional')
    if (account && row.kind === 'topup') {
      await applyWaitingBonus(account, accountId, row.amount)
      await renewIfDue(account, accountId)
    }
  }
  await auditPayment(money, id, `payment:${to}`)
  return to
}

/** Whether what the provider has is what was asked for; its name if not. */
function problemOf(
  row: PaymentRow,
  payment: Extract<ProviderAnswer, { kind: 'payment' }>['payment'],
): 'other-payment' | 'other-amount' | null {
  if (payment.paymentId !== row.id || (row.providerId !== null && row.providerId !== payment.id)) return 'other-payment'
  return payment.amount === row.amount ? null : 'other-amount'
}

/** What became of a payment, by no call of the person's. */
export const auditPayment = ({ tx, userId, now }: MoneyTransaction, id: string, action: string) =>
  writeAudit(tx, { userId, session: null }, [{ action, objectType: 'payment', objectId: id }], 'ok', now)
