import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ContractError } from '../../../src/contract/errors.ts'
import { systemClock } from '../../../src/server/clock.ts'
import type { Database } from '../../../src/server/database/open.ts'
import { ledgerEntries } from '../../../src/server/database/schema/money.ts'
import {
  lockMoneyAccount,
  type Posting,
  post,
  postReward,
  userBalance,
} from '../../../src/server/modules/money/ledger.ts'
import { ledgerFaults } from '../../../src/server/modules/money/proof.ts'
import { accountTransactions } from '../../../src/server/rpc/account-transaction.ts'
import { insertUser } from '../database/rows.ts'
import { onBothWhenLong } from '../databases.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')

const posting = (database: Database, userId: number) => {
  const inAccount = accountTransactions(database, systemClock)
  return (given: Posting) =>
    inAccount(userId, async ({ tx }) => post(tx, await lockMoneyAccount(tx, userId, NOW), given, NOW))
}
const topUp = (key: string, amount: number): Posting => ({
  ...{ key: `given:${key}`, cause: 'payment' },
  entries: { provider: -amount, balance: amount },
})
const spend = (key: string, amount: number): Posting => ({
  ...{ key: `use:${key}`, cause: 'usage' },
  entries: { balance: -amount, revenue: amount },
})
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    error => (error instanceof ContractError ? error.code : (error.cause ?? error).message),
  )

onBothWhenLong('the ledger', databases => {
  it('is only added to: no row is changed, deleted or emptied, not even by SQL', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    await posting(database, userId)(topUp('1', 500))
    const { db } = database
    const refused = 'the ledger is append-only'
    expect(await refusalOf(db.update(ledgerEntries).set({ amount: 1 }))).toBe(refused)
    expect(await refusalOf(db.delete(ledgerEntries))).toBe(refused)
    expect(await refusalOf(db.execute(sql`truncate ledger_entries`))).toBe(refused)
    expect(await refusalOf(db.execute(sql`delete from money_accounts`))).toMatch(/violates foreign key/)
    expect(await userBalance(db, userId)).toBe(500)
  })

  it('refuses an operation that does not sum to zero, and an empty entry, at the commit', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const put = posting(database, userId)
    expect(await refusalOf(put({ ...topUp('1', 500), entries: { provider: -499, balance: 500 } }))).toMatch(
      /sum to zero/,
    )
    expect(await refusalOf(put({ ...topUp('2', 500), entries: { balance: 500 } }))).toMatch(/sum to zero/)
    expect(await refusalOf(put(topUp('3', 0)))).toMatch(/ledger_entries_not_empty/)
    expect(await database.db.select().from(ledgerEntries)).toEqual([])
  })

  it('does nothing twice under one key, though fifty try at once', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const put = posting(database, userId)
    const all = await Promise.all(Array.from({ length: 50 }, () => put(topUp('same', 700))))
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await userBalance(database.db, userId)).toBe(700)
    const inAccount = accountTransactions(database, systemClock)
    const reward = () => inAccount(userId, account => postReward(account, { key: 'a-invited-b', amount: 100 }))
    expect([await reward(), await reward()]).toEqual([true, false])
    expect(await userBalance(database.db, userId)).toBe(800)
    expect(await ledgerFaults(database.db)).toEqual([])
  })

  it('never goes below zero: of fifty that spend at once as many succeed as can be paid, to the kopeck', async () => {
    const database = await databases.open()
    for (const [balance, paid] of [
      [7 * 500 - 1, 6],
      [7 * 500, 7],
      [7 * 500 + 1, 7],
    ] as const) {
      const userId = await insertUser(database)
      const put = posting(database, userId)
      await put(topUp(`${userId}`, balance))
      const all = await Promise.all(
        Array.from({ length: 50 }, (_, index) => refusalOf(put(spend(`${userId}-${index}`, 500)))),
      )
      expect(all.filter(one => one === 'done')).toHaveLength(paid)
      expect(all.filter(one => one === 'INSUFFICIENT_BALANCE')).toHaveLength(50 - paid)
      expect(await userBalance(database.db, userId)).toBe(balance - paid * 500)
    }
    expect(await ledgerFaults(database.db)).toEqual([])
  })

  it('stays above zero even for a writer that forgot to lock', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    await posting(database, userId)(topUp('1', 500))
    const accountId = await database.transaction(tx => lockMoneyAccount(tx, userId, NOW))
    const careless = (key: string) => database.transaction(tx => post(tx, accountId, spend(key, 500), NOW))
    await Promise.allSettled(Array.from({ length: 10 }, (_, index) => careless(String(index))))
    expect(await userBalance(database.db, userId)).toBe(0)
    expect(await ledgerFaults(database.db)).toEqual([])
  })

  it('tells what does not agree: a proof finds each law that was broken by hand', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    await posting(database, userId)({ ...topUp('1', 500), key: 'payment:1' })
    expect(await ledgerFaults(database.db)).toEqual(['entry-without-its-payment'])
    await database.db.execute(sql`alter table ledger_entries disable trigger all`)
    await database.db.execute(sql`update ledger_entries set amount = 501 where book = 'balance'`)
    expect(await ledgerFaults(database.db)).toEqual([
      'operation-does-not-sum-to-zero',
      'balance-is-not-the-sum-so-far',
      'entry-without-its-payment',
    ])
    await database.db.execute(sql`delete from ledger_entries where book = 'provider'`)
    await database.db.execute(sql`update ledger_entries set position = 2 where book = 'balance'`)
    expect(await ledgerFaults(database.db)).toEqual([
      'operation-does-not-sum-to-zero',
      'operation-has-one-entry',
      'balance-is-not-the-sum-so-far',
      'position-is-missing',
      'entry-without-its-payment',
    ])
  })
})
