import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '../../../src/server/database/schema/accounts.ts'
import { businessQuotes, moneyAccounts, payments } from '../../../src/server/database/schema/money.ts'
import { GRACE_MS } from '../../../src/server/modules/money/plans/renew.ts'
import { ledgerFaults } from '../../../src/server/modules/money/proof.ts'
import { onOneDatabase } from '../databases.ts'
import { DAY, moneyWorld, refused, START } from './money-world.ts'

const MONTH_END = new Date('2026-12-20T12:00:00.000Z')
const before = (moment: Date) => moment.getTime() - 1

onOneDatabase('a plan', databases => {
  const begin = async () => {
    const world = moneyWorld(await databases.open())
    const userId = await world.user()
    const plan = async () => (await world.dataOf(userId)).plan ?? 'basic'
    const standing = () => world.call(userId, 'payments.subscriptions:get', {})
    const choose = (planId: string) => world.call(userId, 'payments.subscriptions:create', { planId })
    return { world, userId, plan, standing, choose }
  }

  it('is free and basic until a month of another is paid, which holds at once', async () => {
    const { world, userId, plan, standing, choose } = await begin()
    expect(await standing()).toMatchObject({
      ...{ plan: { id: 'basic', name: 'Basic' }, status: 'free', renewsAt: null, endsAt: null },
      ...{ startDate: START.toISOString(), nextResetDate: MONTH_END.toISOString() },
      ...{ usage: { uploadFiles: 0, aiInsights: 0 }, quota: { uploadFiles: 100, aiInsights: 100 } },
    })
    const { id, redirectUrl } = await choose('professional')
    expect(redirectUrl).toContain('/api/checkout/')
    expect(await plan()).toBe('basic')
    await world.act(id, 'pay')
    expect((await world.call(userId, 'payments.status:check', { paymentId: id })).status).toBe('succeeded')
    expect(await world.dataOf(userId)).toMatchObject({
      plan: 'professional',
      subscription: { plan: { id: 'professional' } },
    })
    expect(await standing()).toMatchObject({
      ...{ status: 'active', renewsAt: MONTH_END.toISOString(), quota: { uploadFiles: 1000, aiInsights: 1000 } },
    })
    expect(await world.balance(userId), 'it is not a top-up').toBe(0)
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it.each(['decline', 'cancel', 'hold'] as const)('stays basic where the payment ends by %s', async act => {
    const { world, plan, choose } = await begin()
    const { id } = await choose('professional')
    await world.act(id, act)
    await world.notice(id)
    expect(await plan()).toBe('basic')
  })

  it('is refused while it is held, unknown, or for business; two windows that both pay are two months', async () => {
    const { world, userId, choose, standing } = await begin()
    expect(await refused(choose('basic'))).toBe('UNPROCESSABLE AlreadySubscribed')
    expect(await refused(choose('business'))).toBe('UNPROCESSABLE PlanNotForSale')
    expect(await refused(choose('gold'))).toBe('UNPROCESSABLE PlanNotForSale')
    const [one, other] = [await choose('professional'), await choose('professional')]
    for (const { id } of [one, other]) await world.act(id, 'pay')
    for (const { id } of [one, other, one, other]) await world.notice(id)
    expect((await standing()).renewsAt).toBe('2027-01-20T12:00:00.000Z')
    expect(await refused(choose('professional'))).toBe('UNPROCESSABLE AlreadySubscribed')
    expect(await ledgerFaults(world.database.db)).toEqual([])
    expect(userId).toBeGreaterThan(0)
  })

  it('renews from the balance when its month is over, and not a millisecond before, once', async () => {
    const { world, userId, plan, standing } = await begin()
    await world.buy(userId)
    await world.give(userId, 49_000)
    world.set(before(MONTH_END))
    await world.job()
    expect(await world.balance(userId)).toBe(49_000)
    world.set(MONTH_END)
    await Promise.all([world.job(), world.job(), world.job()])
    expect(await world.balance(userId)).toBe(0)
    expect([await plan(), (await standing()).status, (await standing()).renewsAt]).toEqual([
      ...['professional', 'active', '2027-01-20T12:00:00.000Z'],
    ])
    const { usage } = await world.call(userId, 'billing.usage:list', {})
    expect(usage).toMatchObject([{ usageType: 'subscription', cost: 49_000, balanceAfter: 0 }])
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('a server that was down for months charges one', async () => {
    const { world, userId, standing } = await begin()
    await world.buy(userId)
    await world.give(userId, 200_000)
    world.set(new Date('2027-03-01T00:00:00.000Z'))
    await world.job()
    await world.job()
    expect(await world.balance(userId)).toBe(151_000)
    expect((await standing()).renewsAt).toBe('2027-03-20T12:00:00.000Z')
  })

  it('without enough balance stays in force for three days of grace, and then is basic', async () => {
    const { world, userId, plan, standing } = await begin()
    await world.buy(userId)
    await world.give(userId, 48_999)
    world.set(MONTH_END)
    await world.job()
    const end = new Date(MONTH_END.getTime() + GRACE_MS)
    expect(await standing()).toMatchObject({ status: 'grace', renewsAt: null, endsAt: end.toISOString() })
    world.set(before(end))
    await world.job()
    expect(await plan()).toBe('professional')
    world.set(end)
    await world.job()
    expect([await plan(), (await standing()).status]).toEqual(['basic', 'free'])
    expect(await world.balance(userId), 'nothing was taken').toBe(48_999)
  })

  it('goes on at once when the grace is paid by a top-up, by a window, or ends by the wish of the person', async () => {
    for (const [how, plan, renewsAt] of [
      ['top-up', 'professional', '2027-01-20T12:00:00.000Z'],
      ['window', 'professional', '2027-01-20T12:00:00.000Z'],
      ['basic', 'basic', null],
    ] as const) {
      const { world, userId, plan: held, standing, choose } = await begin()
      await world.buy(userId)
      world.set(MONTH_END.getTime() + DAY)
      await world.job()
      expect((await standing()).status).toBe('grace')
      if (how === 'top-up') await world.topUp(userId, 490)
      if (how === 'window') await world.buy(userId)
      if (how === 'basic') expect((await choose('basic')).redirectUrl).toBeNull()
      expect([await held(), (await standing()).renewsAt]).toEqual([plan, renewsAt])
      expect(await world.balance(userId)).toBe(0)
      expect(await ledgerFaults(world.database.db)).toEqual([])
    }
  })

  it('chosen down ends with its paid month, and can be taken back until then', async () => {
    const { world, userId, plan, standing, choose } = await begin()
    await world.buy(userId)
    await world.give(userId, 100_000)
    const { id, redirectUrl } = await choose('basic')
    expect(redirectUrl).toBeNull()
    expect((await world.call(userId, 'payments.status:check', { paymentId: id })).status).toBe('succeeded')
    expect(await standing()).toMatchObject({ status: 'ending', renewsAt: null, endsAt: MONTH_END.toISOString() })
    expect((await choose('professional')).redirectUrl).toBeNull()
    expect((await standing()).status).toBe('active')
    await choose('basic')
    world.set(before(MONTH_END))
    await world.job()
    expect(await plan()).toBe('professional')
    world.set(MONTH_END)
    await world.job()
    expect([await plan(), await world.balance(userId)]).toEqual(['basic', 100_000])
  })

  it('of a demo account stays: its visitors share it', async () => {
    const { world, userId, choose } = await begin()
    await world.database.db.update(users).set({ demoPersona: 'basic' }).where(eq(users.id, userId))
    expect(await refused(choose('professional'))).toBe('FORBIDDEN NoDemoPermission')
  })

  it('the question for business is stored, once for each time it is sent', async () => {
    const { world, userId } = await begin()
    const quote = { companyName: ' Clinic 7 ', contactEmail: 'a@clinic.example', requirements: ' ' }
    await world.call(userId, 'payments.business:requestQuote', quote)
    expect(await world.database.db.select().from(businessQuotes)).toMatchObject([
      { userId, companyName: 'Clinic 7', contactEmail: 'a@clinic.example', requirements: null },
    ])
  })

  it('money that arrives for an account that was deleted is written down, and its plan is gone', async () => {
    const { world, userId } = await begin()
    const paid = await world.call(userId, 'payments.subscriptions:create', { planId: 'professional' })
    const { paymentId } = await world.call(userId, 'billing.payments:create', { amount: 100 })
    await world.buy(userId)
    await world.database.db.delete(users).where(eq(users.id, userId))
    for (const id of [paid.id, paymentId]) await world.act(id, 'pay')
    world.set(START.getTime() + 120_000)
    await world.job()
    expect((await world.database.db.select().from(payments)).map(one => one.status)).toEqual(Array(3).fill('succeeded'))
    expect(await world.database.db.select().from(moneyAccounts)).toMatchObject([{ userId: null }])
    world.set(MONTH_END)
    await world.job()
    expect(await ledgerFaults(world.database.db)).toEqual([])
  })

  it('in production a page that moves no money is for the demo’s accounts alone', async () => {
    const world = moneyWorld(await databases.open(), undefined, { demoOnly: true })
    const userId = await world.user()
    const pay = () => refused(world.call(userId, 'billing.payments:create', { amount: 1 }))
    expect(await pay()).toBe('UNPROCESSABLE PaymentsOff')
    await world.database.db.update(users).set({ demoPersona: 'patient' }).where(eq(users.id, userId))
    expect(await pay()).toBe('done')
    const off = moneyWorld(world.database, undefined, { provider: null })
    expect(await refused(off.call(userId, 'billing.payments:create', { amount: 1 }))).toBe('UNPROCESSABLE PaymentsOff')
  })

  it('a notice that is lost is not missed: the job asks after two minutes, four, eight, and at most an hour', async () => {
    const { world, userId } = await begin()
    const { paymentId } = await world.call(userId, 'billing.payments:create', { amount: 100 })
    await world.act(paymentId, 'hold')
    const due = async () =>
      (await world.database.db.select().from(payments))[0]!.nextCheckAt!.getTime() - START.getTime()
    const waits: number[] = []
    for (let at = 0; waits.length < 8; at = await due()) {
      world.set(START.getTime() + at)
      await world.job()
      waits.push(((await due()) - at) / 60_000)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
    const { paymentId: paid } = await world.call(userId, 'billing.payments:create', { amount: 100 })
    await world.act(paid, 'pay')
    world.set(world.now.getTime() + 119_999)
    await world.job()
    expect(await world.balance(userId)).toBe(0)
    world.set(world.now.getTime() + 1)
    await world.job()
    expect(await world.balance(userId)).toBe(10_000)
  })
})
