import { eq } from 'drizzle-orm'
import { moment } from '../../../clock.ts'
import { moneyAccounts } from '../../../database/schema/money.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { AccountTransaction } from '../../../rpc/account-transaction.ts'
import type { PaymentServices } from './payment-services.ts'

export interface MoneyTransaction {
  tx: Tx
  accountId: number
  now: Date
  userId: number | null
  /** Null once the user was deleted: the money is written down all the same. */
  account: AccountTransaction | null
}

/** Runs `work` in one transaction with the user, and then the money account, locked: in this order, like every write. */
export async function inMoneyAccount<T>(
  { database, inAccount, clock }: PaymentServices,
  accountId: number,
  work: (money: MoneyTransaction) => Promise<T>,
): Promise<T> {
  const isIt = eq(moneyAccounts.id, accountId)
  const [owner] = await database.db.select().from(moneyAccounts).where(isIt)
  const locked = async (money: MoneyTransaction) => {
    await money.tx.select({ id: moneyAccounts.id }).from(moneyAccounts).where(isIt).for('update')
    return work(money)
  }
  const userId = owner?.userId ?? null
  return userId === null
    ? database.transaction(tx => locked({ tx, accountId, userId, now: moment(clock), account: null }))
    : inAccount(userId, account => locked({ tx: account.tx, accountId, userId, now: account.now, account }))
}
