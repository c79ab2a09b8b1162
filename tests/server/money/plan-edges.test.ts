import { expect, it } from 'vitest'
import { DEFAULT_PRICES } from '../../../src/domain/money/prices.ts'
import { ledgerEntries } from '../../../src/server/database/schema/money.ts'
import { ProviderError } from '../../../src/server/modules/money/payments/provider.ts'
import { GRACE_MS } from '../../../src/server/modules/money/plans/renew.ts'
import { ledgerFaults } from '../../../src/server/modules/money/proof.ts'
import { onOneDatabase } from '../databases.ts'
import { moneyWorld } from './money-world.ts'

const at = (text: string) => new Date(`${text}T12:00:00.000Z`)

onOneDatabase('a plan at its edges', databases => {
  const begin = async () => {
    const world = moneyWorld(await databases.open())
    const userId = await world.user()
    const standing = () => world.call(userId, 'payments.subscriptions:get', {})
    return { world, userId, standing }
  }

  it('a plan of the 31st is renewed on the last day of each month, and on the 31st again', async () => {
    const { world, userId, standing } = await begin()
    world.set(at('2027-01-31'))
    await world.buy(userId)
    await world.give(userId, 10 * 49_000)
    for (const [day, next] of [
      ['2027-02-28', '2027-03-31'],
      ['2027-03-31', '2027-04-30'],
      ['2027-04-30', '2027-05-31'],
    ] as const) {
      expect((await standing()).renewsAt).toBe(at(day).toISOString())
      const before = await world.balance(userId)
      world.set(at(day).getTime() - 1)
      await world.job()
      expect(await world.balance(userId)).toBe(before)
      world.set(at(day))
      await world.job()
      expect([before - (await world.balance(userId)), (await standing()).renewsAt]).toEqual([
        49_000,
        at(next).toISOString(),
      ])
    }
  })

  it('a month that is paid after the server was down for months is one that is to come', async () => {
    const { world, userId, standing } = await begin()
    await world.buy(userId)
    world.set(at('2027-03-01'))
    const { id } = await world.call(userId, 'payments.subscriptions:create', { planId: 'basic' })
    expect(id).toMatch(/^plan-/)
    await world.buy(userId)
    expect((await standing()).renewsAt).toBe(at('2027-03-20').toISOString())
    await world.job()
    expect([(await standing()).status, await world.balance(userId)]).toEqual(['active', 0])
  })

  it('a clock that goes back and forth charges no month twice, and takes no paid day away', async () => {
    const { world, userId, standing } = await begin()
    await world.buy(userId)
    await world.give(userId, 200_000)
    for (const day of ['2026-12-20', '2026-11-25', '2026-12-20', '2026-10-01', '2026-12-21']) {
      world.set(at(day))
      await world.job()
    }
    expect(await world.balance(userId)).toBe(151_000)
    expect((await standing()).renewsAt).toBe(at('2027-01-20').toISOString())
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it.each([
    [-1, 'professional'],
    [0, 'basic'],
  ])('a top-up %i ms from the end of the grace leaves the plan %s', async (ms, plan) => {
    const { world, userId } = await begin()
    await world.buy(userId)
    world.set(at('2026-12-20'))
    await world.job()
    world.set(at('2026-12-20').getTime() + GRACE_MS + ms)
    // The job of every minute comes first where the grace is over.
    await world.job()
    await world.topUp(userId, 490)
    expect((await world.dataOf(userId)).plan).toBe(plan)
    expect(await world.balance(userId)).toBe(plan === 'basic' ? 49_000 : 0)
  })

  it('a price that changes while a window is open is asked and booked as it was shown', async () => {
    const { world, userId } = await begin()
    const { id } = await world.call(userId, 'payments.subscriptions:create', { planId: 'professional' })
    const dearer = moneyWorld(world.database, { ...DEFAULT_PRICES, professional: 99_000 })
    await dearer.act(id, 'pay')
    await dearer.notice(id)
    const rows = await world.database.db.select().from(ledgerEntries)
    expect(rows.map(({ book, amount }) => [book, amount]).toSorted()).toEqual([
      ['provider', -49_000],
      ['revenue', 49_000],
    ])
    await dearer.give(userId, 99_000)
    dearer.set(at('2026-12-20'))
    await dearer.job()
    expect(await world.balance(userId), 'the next month is of the new price').toBe(0)
  })

  it('is renewed while the provider is down, which is asked three times a minute at most', async () => {
    const { world, userId } = await begin()
    await world.buy(userId)
    await world.give(userId, 49_000)
    world.set(at('2026-12-20'))
    for (let n = 0; n < 7; n++) await world.call(userId, 'billing.payments:create', { amount: 1 })
    const { provider } = world.services
    let asked = 0
    const get = () => {
      asked++
      throw new ProviderError('UNKNOWN', 'down')
    }
    world.services.provider = provider && { ...provider, get }
    world.set(at('2026-12-20').getTime() + 120_000)
    for (const expected of [3, 6, 7, 7]) {
      await world.job()
      expect(asked).toBe(expected)
    }
    expect(await world.balance(userId)).toBe(0)
  })
})
