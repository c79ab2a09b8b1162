import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DEFAULT_PRICES } from '../../../src/domain/money/prices.ts'
import { users } from '../../../src/server/database/schema/accounts.ts'
import { ledgerEntries, payments } from '../../../src/server/database/schema/money.ts'
import { usageCounters } from '../../../src/server/database/schema/usage.ts'
import type { PdfPrinter } from '../../../src/server/engines/pdf/pdf-printer.ts'
import { takeBackRefunded } from '../../../src/server/modules/money/payments/refunds.ts'
import { ledgerFaults } from '../../../src/server/modules/money/proof.ts'
import { receiptOf } from '../../../src/server/modules/money/receipts/receipt-links.ts'
import { charge } from '../../../src/server/modules/usage/use.ts'
import { onOneDatabase } from '../databases.ts'
import { type MoneyWorld, moneyWorld, refused } from './money-world.ts'

const NOTHING = { uploadFiles: 0, aiInsights: 0 }

/** The provider says that it gave so much back. */
async function takeBack(world: MoneyWorld, id: string, refunded: number): Promise<void> {
  const { services } = world
  const { provider } = services
  if (!provider) throw new TypeError('no provider')
  const get = async (providerId: string) => {
    const payment = await provider.get(providerId)
    return payment && { ...payment, refunded }
  }
  await takeBackRefunded({ ...services, provider: { ...provider, get } }, id)
}

onOneDatabase('money at its edges', databases => {
  const begin = async (prices = DEFAULT_PRICES) => {
    const world = moneyWorld(await databases.open(), prices)
    const userId = await world.user()
    return { world, userId }
  }

  it.each([
    ['basic', 'uploadFiles', 100, 500],
    ['basic', 'aiInsights', 100, 1500],
    ['professional', 'uploadFiles', 1000, 500],
    ['professional', 'aiInsights', 1000, 1500],
  ] as const)('%s includes %s up to %i a month; one more costs %i kopecks', async (plan, counter, quota, cost) => {
    const { world, userId } = await begin()
    const { db } = world.database
    await db
      .update(users)
      .set({ data: { plan, activity: { consent: true } } })
      .where(eq(users.id, userId))
    const use = () => refused(world.inAccount(userId, account => charge(account, counter, crypto.randomUUID())))
    expect(await use()).toBe('done')
    await db.update(usageCounters).set({ used: quota - 1 })
    expect([await use(), await use()]).toEqual(['done', 'INSUFFICIENT_BALANCE'])
    await world.give(userId, cost)
    expect([await use(), await world.balance(userId)]).toEqual(['done', 0])
    expect((await world.call(userId, 'payments.subscriptions:get', {})).usage[counter]).toBe(quota + 1)
  })

  it('payments of a provider that is no longer configured do not keep those of the present one waiting', async () => {
    const { world, userId } = await begin()
    const { paymentId } = await world.call(userId, 'billing.payments:create', { amount: 1 })
    const [row] = await world.database.db.select().from(payments)
    const old = { ...row!, provider: 'yookassa', providerId: null, nextCheckAt: new Date(0) } as const
    const left = Array.from({ length: 250 }, () => ({ ...old, id: crypto.randomUUID() }))
    await world.database.db.insert(payments).values(left)
    await world.act(paymentId, 'pay')
    world.set(world.now.getTime() + 3_600_000)
    await world.job()
    expect(await world.balance(userId)).toBe(100)
  })

  it('a link to a receipt opens it for five minutes, to the millisecond', async () => {
    const { world, userId } = await begin()
    const paymentId = await world.topUp(userId, 1)
    const { url } = await world.call(userId, 'billing.receipt:download', { paymentId })
    const printer = { print: async () => new Uint8Array([1]) } as unknown as PdfPrinter
    const operator = { name: undefined, contact: undefined }
    const opens = (ms: number) =>
      receiptOf(
        { db: world.database.db, printer, operator },
        url.split('/').at(-1) ?? '',
        new Date(world.now.getTime() + ms),
      )
    expect(await opens(5 * 60_000 - 1)).not.toBeNull()
    expect(await opens(5 * 60_000)).toBeNull()
  })

  it('a use that costs nothing needs no balance, also above the quota', async () => {
    const none = { uploadFiles: 0, aiInsights: 0 }
    const free = { ...DEFAULT_PRICES, use: none, quota: { basic: none, professional: none, business: none } }
    const { world, userId } = await begin(free)
    const use = () => refused(world.inAccount(userId, account => charge(account, 'uploadFiles', crypto.randomUUID())))
    expect([await use(), await use()]).toEqual(['done', 'done'])
    expect(await world.balance(userId)).toBe(0)
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('money of the bank’s side may take the balance below zero; nothing more is spent until it is back', async () => {
    const { world, userId } = await begin({ ...DEFAULT_PRICES, quota: { ...DEFAULT_PRICES.quota, basic: NOTHING } })
    const id = String(await world.topUp(userId, 10))
    const use = () => refused(world.inAccount(userId, account => charge(account, 'uploadFiles', crypto.randomUUID())))
    expect(await use()).toBe('done')
    await takeBack(world, id, 1000)
    expect(await world.balance(userId)).toBe(-500)
    expect(await use()).toBe('INSUFFICIENT_BALANCE')
    await world.topUp(userId, 9.99)
    expect([await world.balance(userId), await use()]).toEqual([499, 'INSUFFICIENT_BALANCE'])
    await world.topUp(userId, 1)
    expect([await use(), await world.balance(userId)]).toEqual(['done', 99])
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('a refund leaves the book that its payment went into, also of an account that is gone', async () => {
    const { world, userId } = await begin()
    const { id } = await world.call(userId, 'payments.subscriptions:create', { planId: 'professional' })
    await world.database.db.delete(users).where(eq(users.id, userId))
    await world.act(id, 'pay')
    await world.notice(id)
    const booked = async () => {
      const sums: Record<string, number> = {}
      for (const { book, amount } of await world.database.db.select().from(ledgerEntries))
        sums[book] = (sums[book] ?? 0) + amount
      return sums
    }
    expect(await booked()).toEqual({ provider: -49_000, balance: 49_000 })
    await Promise.all([1, 2, 3].map(() => takeBack(world, String(id), 49_000)))
    expect(await booked()).toEqual({ provider: 0, balance: 0 })
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('a multiplier of the least and the largest, by the least and the largest top-up', async () => {
    const { world } = await begin()
    await world.promocodes([
      { code: 'LEAST', multiplier: 1.001 },
      { code: 'MOST', multiplier: 10 },
    ])
    for (const [code, rubles, balance] of [
      ['LEAST', 1, 100],
      ['LEAST', 9.99, 999],
      ['LEAST', 10, 1001],
      ['MOST', 1, 1000],
      ['MOST', 1_000_000, 1_000_000_000],
    ] as const) {
      const userId = await world.user()
      await world.call(userId, 'promocodes:redeem', { code })
      await world.topUp(userId, rubles)
      expect(await world.balance(userId), `${code} ${rubles}`).toBe(balance)
    }
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })
})
