import { and, eq, isNotNull, sql, sum } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { type Book, type Cause, ledgerEntries, moneyAccounts } from '../../database/schema/money.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export interface Posting {
  /** Names what is done: a key that is in the ledger is not done again. At most 100 characters. */
  key: string
  cause: Cause
  /** Kopecks for each book; their sum is zero. */
  entries: Partial<Record<Book, number>>
}

/** The money account of a user, made by the first who needs it. Inside a transaction it stays locked until the end. */
export async function lockMoneyAccount(tx: Tx, userId: number, now: Date): Promise<number> {
  const lock = async () => {
    const isIt = eq(moneyAccounts.userId, userId)
    return (await tx.select({ id: moneyAccounts.id }).from(moneyAccounts).where(isIt).for('update'))[0]?.id
  }
  const known = await lock()
  if (known !== undefined) return known
  await tx.insert(moneyAccounts).values({ userId, createdAt: now }).onConflictDoNothing()
  const made = await lock()
  if (made === undefined) throw new TypeError('a money account that was just made is gone')
  return made
}

/** Without a lock; null for a user who never had to do with money. */
export async function findMoneyAccount(db: Db | Tx, userId: number): Promise<number | null> {
  const [account] = await db
    .select({ id: moneyAccounts.id })
    .from(moneyAccounts)
    .where(eq(moneyAccounts.userId, userId))
  return account?.id ?? null
}

const inBalance = (accountId: number) => and(eq(ledgerEntries.accountId, accountId), isNotNull(ledgerEntries.position))

/** The sum of the account's entries, kopecks. */
export async function balanceOf(db: Db | Tx, accountId: number | null): Promise<number> {
  if (accountId === null) return 0
  const [found] = await db
    .select({ balance: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(inBalance(accountId))
  return found?.balance ?? 0
}

export const userBalance = async (db: Db | Tx, userId: number): Promise<number> =>
  balanceOf(db, await findMoneyAccount(db, userId))

export const insufficientBalance = () =>
  new ContractError('INSUFFICIENT_BALANCE', 'The balance does not suffice.', {
    i18nKey: 'messages.insufficientBalance',
  })

/**
 * Writes one operation; call it with the account's row locked. Returns whether it is new, and the balance after it.
 * Throws INSUFFICIENT_BALANCE if it would take more than there is; only what a provider takes back may (`refund`).
 */
export async function post(
  tx: Tx,
  accountId: number,
  { key, cause, entries }: Posting,
  now: Date,
): Promise<{ isNew: boolean; balance: number }> {
  const [last] = await tx
    .select({
      balance: sum(ledgerEntries.amount).mapWith(Number),
      position: sql<number>`coalesce(max(${ledgerEntries.position}), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(inBalance(accountId))
  const before = last?.balance ?? 0
  const [done] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, key))
    .limit(1)
  if (done) return { isNew: false, balance: before }
  const change = entries.balance ?? 0
  const after = before + change
  if (change < 0 && after < 0 && cause !== 'refund') throw insufficientBalance()
  const rows = Object.entries(entries).map(([book, amount]) => ({
    ...{ key, cause, accountId, amount, createdAt: now },
    book: book as Book,
    ...(book === 'balance' ? { position: (last?.position ?? 0) + 1, balanceAfter: after } : {}),
  }))
  await tx.insert(ledgerEntries).values(rows)
  return { isNew: true, balance: after }
}

/** A reward for an invited person, under a key that names the two. */
export async function postReward(
  { tx, userId, now }: { tx: Tx; userId: number; now: Date },
  { key, amount }: { key: string; amount: number },
): Promise<boolean> {
  const accountId = await lockMoneyAccount(tx, userId, now)
  const entries = { balance: amount, bonus: -amount }
  return (await post(tx, accountId, { key: `referral:${key}`, cause: 'referral', entries }, now)).isNew
}
