import { expect, it } from 'vitest'
import { DEFAULT_PRICES, type PriceList } from '../../../src/domain/money/prices.ts'
import type { Counter } from '../../../src/server/database/schema/usage.ts'
import { ledgerFaults } from '../../../src/server/modules/money/proof.ts'
import { charge, giveBack, payable, refuseUnpayable } from '../../../src/server/modules/usage/use.ts'
import { onOneDatabase } from '../databases.ts'
import { moneyWorld, refused, START } from './money-world.ts'

/** Small quotas, so that their edges are near. */
const PRICES: PriceList = {
  ...DEFAULT_PRICES,
  quota: {
    basic: { uploadFiles: 2, aiInsights: 3 },
    professional: { uploadFiles: 4, aiInsights: 5 },
    business: { uploadFiles: null, aiInsights: null },
  },
}

onOneDatabase('usage (decision 120)', databases => {
  const begin = async (plan?: string) => {
    const world = moneyWorld(await databases.open(), PRICES)
    const userId = await world.user(plan === undefined ? {} : { plan })
    const use = (counter: Counter, subject: string = crypto.randomUUID()) =>
      refused(world.inAccount(userId, account => charge(account, counter, subject)))
    const back = (counter: Counter, subject: string) =>
      world.inAccount(userId, account => giveBack(account, counter, subject))
    const used = async () => (await world.call(userId, 'payments.subscriptions:get', {})).usage
    return { world, userId, use, back, used }
  }

  it.each([
    [undefined, 2, 3],
    ['basic', 2, 3],
    ['professional', 4, 5],
    ['something', 2, 3],
  ])('plan %s: the quota is free, the next is refused without balance and counts nothing', async (plan, files, ai) => {
    const { world, userId, use, used } = await begin(plan)
    for (let n = 0; n < files; n++) expect(await use('uploadFiles')).toBe('done')
    for (let n = 0; n < ai; n++) expect(await use('aiInsights')).toBe('done')
    expect([await use('uploadFiles'), await use('aiInsights')]).toEqual(Array(2).fill('INSUFFICIENT_BALANCE'))
    expect(await used()).toEqual({ uploadFiles: files, aiInsights: ai })
    expect(await world.balance(userId)).toBe(0)
  })

  it.each([
    [499, 0],
    [500, 1],
    [501, 1],
    [999, 1],
    [1000, 2],
  ])('%i kopecks pay for %i documents above the quota', async (given, paid) => {
    const { world, userId, use } = await begin()
    await world.give(userId, given)
    const all = await Promise.all(Array.from({ length: 10 }, () => use('uploadFiles')))
    expect(all.filter(one => one === 'done')).toHaveLength(2 + paid)
    expect(await world.balance(userId)).toBe(given - paid * 500)
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('50 at once: as many as quota and balance allow, on one account, to the kopeck', async () => {
    const { world, userId, use, used } = await begin()
    await world.give(userId, 7 * 1500 + 1499)
    const all = await Promise.all(Array.from({ length: 50 }, () => use('aiInsights')))
    expect(all.filter(one => one === 'done')).toHaveLength(3 + 7)
    expect(await world.balance(userId)).toBe(1499)
    expect((await used()).aiInsights).toBe(10)
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('business is without limit and without charge', async () => {
    const { world, userId, use } = await begin('business')
    for (let n = 0; n < 8; n++) expect(await use('uploadFiles')).toBe('done')
    expect(await world.inAccount(userId, account => payable(account, 'aiInsights'))).toBe(Infinity)
  })

  it('work that fails for good gives back its use and its cost, once, and another use of it again', async () => {
    const { world, userId, use, back, used } = await begin()
    await world.give(userId, 3000)
    await use('aiInsights', 'insight:1')
    for (let n = 0; n < 2; n++) await use('aiInsights')
    expect(await use('aiInsights', 'insight:2')).toBe('done')
    expect(await world.balance(userId)).toBe(1500)
    for (let times = 0; times < 3; times++) await back('aiInsights', 'insight:2')
    expect([await world.balance(userId), (await used()).aiInsights]).toEqual([3000, 3])
    await back('aiInsights', 'insight:1')
    expect([await world.balance(userId), (await used()).aiInsights], 'a free one is a free one again').toEqual([
      3000, 2,
    ])
    await use('aiInsights', 'insight:2')
    expect(await use('aiInsights', 'insight:2')).toBe('done')
    await Promise.all(Array.from({ length: 5 }, () => back('aiInsights', 'insight:2')))
    expect([await world.balance(userId), (await used()).aiInsights]).toEqual([3000, 2])
    await back('uploadFiles', 'insight:2')
    const { usage } = await world.call(userId, 'billing.usage:list', { days: 3 })
    expect(usage.map(one => [one.cost, one.givenBackAt !== null])).toEqual([
      ...[
        [1500, true],
        [0, true],
        [1500, true],
        [0, false],
        [0, false],
        [0, true],
      ],
    ])
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('begins anew with the month of the plan, to the millisecond, and with a plan that is bought', async () => {
    const { world, userId, use, used } = await begin()
    for (let n = 0; n < 2; n++) await use('uploadFiles')
    world.set(new Date('2026-12-20T11:59:59.999Z'))
    expect(await use('uploadFiles')).toBe('INSUFFICIENT_BALANCE')
    world.set(new Date('2026-12-20T12:00:00.000Z'))
    expect([await use('uploadFiles'), (await used()).uploadFiles]).toEqual(['done', 1])
    await use('uploadFiles')
    world.set(new Date('2026-12-25T12:00:00.000Z'))
    expect(await use('uploadFiles')).toBe('INSUFFICIENT_BALANCE')
    await world.buy(userId)
    for (let n = 0; n < 4; n++) expect(await use('uploadFiles')).toBe('done')
    expect(await use('uploadFiles')).toBe('INSUFFICIENT_BALANCE')
  })

  it('says before the work begins whether it can be paid', async () => {
    const { world, userId, use } = await begin()
    const check = () => refused(world.inAccount(userId, account => refuseUnpayable(account, 'uploadFiles')))
    expect(await check()).toBe('done')
    for (let n = 0; n < 2; n++) await use('uploadFiles')
    expect(await check()).toBe('INSUFFICIENT_BALANCE')
    await world.give(userId, 499)
    expect(await check()).toBe('INSUFFICIENT_BALANCE')
    await world.give(userId, 1)
    expect(await check()).toBe('done')
  })

  it.each([
    [{ days: 3 }, 3],
    [{}, 7],
    [{ days: 7 }, 7],
    [{ days: 30 }, 30],
  ])('asked for with %o it is listed for %i days, to the millisecond', async (asked, days) => {
    const { world, userId, use } = await begin()
    await use('uploadFiles')
    const count = async () => (await world.call(userId, 'billing.usage:list', asked)).usage.length
    world.set(START.getTime() + days * 86_400_000)
    expect(await count()).toBe(1)
    world.set(START.getTime() + days * 86_400_000 + 1)
    expect(await count()).toBe(0)
  })
})
