import { expect, it } from 'vitest'
import { promocodes } from '../../../src/server/database/schema/money.ts'
import { ledgerFaults } from '../../../src/server/modules/money/proof.ts'
import { onOneDatabase } from '../databases.ts'
import { moneyWorld, refused, START } from './money-world.ts'

onOneDatabase('a promocode', databases => {
  const begin = async () => {
    const world = moneyWorld(await databases.open())
    const redeem = (userId: number, code: string) => world.call(userId, 'promocodes:redeem', { code })
    return { world, redeem, userId: await world.user() }
  }
  const AUTUMN = { code: 'AUTUMN', multiplier: 1.2, maxBonusRubles: 300 }

  it('of a fixed sum is credited at once, and once for each account', async () => {
    const { world, redeem, userId } = await begin()
    await world.promocodes([{ code: 'HELLO', rubles: 500 }])
    expect(await redeem(userId, ' hello ')).toEqual({
      ...{ success: true, type: 'balance_fixed', appliedAmount: 50_000, data: { amount: 50_000 } },
      redemptionType: 'immediate',
    })
    expect(await world.balance(userId)).toBe(50_000)
    const again = await Promise.all(Array.from({ length: 10 }, () => refused(redeem(userId, 'HELLO'))))
    expect(new Set(again)).toEqual(new Set(['UNPROCESSABLE PromocodeAlreadyUsedException']))
    expect(await world.balance(userId)).toBe(50_000)
    expect(await world.call(userId, 'promocodes:list', {})).toMatchObject([
      { code: 'HELLO', status: 'applied', appliedAmount: 50_000, usedAt: START.toISOString() },
    ])
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('is refused where it is unknown, expired, or used up, to the millisecond and to the last use', async () => {
    const { world, redeem, userId } = await begin()
    const end = new Date(START.getTime() + 1000)
    await world.promocodes([
      { code: 'SHORT', rubles: 1, expiresAt: end.toISOString() },
      { code: 'THREE', rubles: 1, limit: 3 },
    ])
    expect(await refused(redeem(userId, 'NOTHING'))).toBe('UNPROCESSABLE PromocodeNotFoundException')
    world.set(end.getTime() - 1)
    expect(await refused(redeem(userId, 'SHORT'))).toBe('done')
    world.set(end)
    const other = await world.user()
    expect(await refused(redeem(other, 'SHORT'))).toBe('UNPROCESSABLE PromocodeExpiredException')
    expect(await refused(redeem(userId, 'SHORT')), 'used is said before expired').toMatch(/AlreadyUsed/)
    const users = await Promise.all(Array.from({ length: 20 }, () => world.user()))
    const raced = await Promise.all(users.map(one => refused(redeem(one, 'THREE'))))
    expect(raced.filter(one => one === 'done')).toHaveLength(3)
    expect(raced.filter(one => one === 'UNPROCESSABLE PromocodeLimitReachedException')).toHaveLength(17)
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('decision 122: a multiplier waits, one at a time, for the first top-up that succeeds', async () => {
    const { world, redeem, userId } = await begin()
    await world.promocodes([AUTUMN, { code: 'WINTER', multiplier: 2 }])
    const before = await world.call(userId, 'billing.payments:create', { amount: 1000 })
    expect(await redeem(userId, 'AUTUMN')).toEqual({
      ...{ success: true, type: 'balance_multiplier', appliedAmount: null, redemptionType: 'on_next_topup' },
      data: { multiplier: 1.2, maxBonus: 30_000 },
    })
    expect(await refused(redeem(userId, 'WINTER'))).toBe('UNPROCESSABLE PromocodeWaiting')
    expect(await world.call(userId, 'promocodes:list', {})).toMatchObject([{ status: 'active', usedAt: null }])
    await world.topUp(userId, 100, 'decline')
    await world.buy(userId)
    expect(await world.balance(userId), 'neither a declined top-up nor a plan takes it').toBe(0)
    await world.act(before.paymentId, 'pay')
    for (let times = 0; times < 3; times++) await world.notice(before.paymentId)
    expect(await world.balance(userId)).toBe(120_000)
    await world.topUp(userId, 1000)
    expect(await world.balance(userId)).toBe(220_000)
    expect(await world.call(userId, 'promocodes:list', {})).toMatchObject([
      { status: 'applied', appliedAmount: 20_000 },
    ])
    await redeem(userId, 'WINTER')
    await world.topUp(userId, 1)
    expect(await world.balance(userId), 'without a cap').toBe(220_200)
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it.each([
    [1499.99, 29_999],
    [1500, 30_000],
    [1500.01, 30_000],
  ])('decision 39: for %d rubles the multiplier gives %i kopecks', async (rubles, bonus) => {
    const { world, redeem, userId } = await begin()
    await world.promocodes([AUTUMN])
    await redeem(userId, 'AUTUMN')
    await world.topUp(userId, rubles)
    expect(await world.balance(userId)).toBe(Math.round(rubles * 100) + bonus)
  })

  it('cannot be guessed: after ten wrong codes in a minute an account gets no answer, another does', async () => {
    const { world, redeem, userId } = await begin()
    await world.promocodes([{ code: 'HELLO', rubles: 500 }])
    for (let wrong = 0; wrong < 10; wrong++) {
      expect(await refused(redeem(userId, `GUESS${wrong}`))).toBe('UNPROCESSABLE PromocodeNotFoundException')
    }
    expect(await refused(redeem(userId, 'HELLO'))).toBe('RATE_LIMITED')
    expect(await refused(redeem(await world.user(), 'HELLO'))).toBe('done')
  })

  it('belongs to one of two top-ups that succeed at once', async () => {
    const { world, redeem, userId } = await begin()
    await world.promocodes([AUTUMN])
    await redeem(userId, 'AUTUMN')
    const all = await Promise.all(
      Array.from({ length: 6 }, () => world.call(userId, 'billing.payments:create', { amount: 100 })),
    )
    for (const { paymentId } of all) await world.act(paymentId, 'pay')
    await Promise.all(all.map(({ paymentId }) => world.notice(paymentId)))
    expect(await world.balance(userId)).toBe(6 * 10_000 + 2000)
  })

  it('of two multipliers that one account redeems at once, one waits', async () => {
    const { world, redeem, userId } = await begin()
    const codes = ['ONE1', 'TWO2', 'THREE3', 'FOUR4'].map(code => ({ code, multiplier: 1.5 }))
    await world.promocodes(codes)
    const all = await Promise.all(codes.map(({ code }) => refused(redeem(userId, code))))
    expect(all.toSorted()).toEqual([
      'UNPROCESSABLE PromocodeWaiting',
      'UNPROCESSABLE PromocodeWaiting',
      'UNPROCESSABLE PromocodeWaiting',
      'done',
    ])
    await Promise.all([world.topUp(userId, 100), world.topUp(userId, 100)])
    expect(await world.balance(userId)).toBe(25_000)
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('follows the configuration at each start, except in what it gives', async () => {
    const { world, redeem, userId } = await begin()
    const rows = async () =>
      (await world.database.db.select().from(promocodes)).map(one => [one.code, one.amount, one.limit])
    await world.promocodes([{ code: 'HELLO', rubles: 500, limit: 5 }])
    await redeem(userId, 'HELLO')
    await redeem(await world.user(), 'HELLO')
    await world.promocodes([{ code: 'HELLO', rubles: 900, limit: 1 }])
    expect(await rows()).toEqual([['HELLO', 50_000, 2]])
    await world.promocodes([{ code: 'HELLO', rubles: 500 }], true)
    expect((await rows()).toSorted()).toEqual([
      ['AUTUMN', null, null],
      ['HELLO', 50_000, null],
      ['WELCOME', 50_000, null],
    ])
    await world.promocodes([])
    expect(await rows()).toHaveLength(3)
  })
})
