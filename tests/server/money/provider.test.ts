import { afterEach, describe, expect, it } from 'vitest'
import { checkoutPayments } from '../../../src/server/database/schema/money.ts'
import {
  actAtCheckout,
  CHECKOUT_LIFETIME_MS,
  checkoutProvider,
} from '../../../src/server/modules/money/checkout/checkout-provider.ts'
import type { Order, PaymentProvider } from '../../../src/server/modules/money/payments/provider.ts'
import { yookassa } from '../../../src/server/modules/money/payments/yookassa.ts'
import { onOneDatabase } from '../databases.ts'
import { type StandIn, yookassaStandIn } from './yookassa-stand-in.ts'

const SHORT_MS = 400
/** Longer than a busy machine needs for an answer. */
const LONG_MS = 30_000
const order = (key: string = crypto.randomUUID()): Order => ({
  ...{ key, amount: 123_405, description: 'A top-up', returnUrl: 'http://localhost/back', locale: 'ru' },
  metadata: { paymentId: key },
})
const shop = (standIn: StandIn, answerMs = LONG_MS) =>
  yookassa({ shopId: '12345', secretKey: 'test_secret', url: standIn.url }, answerMs)

const opened: StandIn[] = []
afterEach(() => Promise.all(opened.splice(0).map(one => one.close())))
const standInOpened = async () => {
  const standIn = await yookassaStandIn()
  opened.push(standIn)
  return standIn
}

interface Under {
  provider: PaymentProvider
  /** The person or the shop brings the payment into this state. */
  bring(id: string, status: 'waiting_for_capture' | 'succeeded' | 'canceled'): Promise<void>
  count(): Promise<number>
}

/** What the product relies on, whichever provider there is. */
function suite(make: () => Promise<Under>): void {
  it('makes one payment of one key, however often and however much at once it is asked', async () => {
    const { provider, count } = await make()
    const wanted = order()
    const made = await Promise.all(Array.from({ length: 8 }, () => provider.create(wanted)))
    expect(new Set(made.map(one => one.id)).size).toBe(1)
    expect(await count()).toBe(1)
    const again = await provider.create(wanted)
    expect(again).toEqual(made[0])
    expect(again).toMatchObject({ status: 'pending', amount: 123_405, refunded: 0, paymentId: wanted.key })
    expect(again.confirmationUrl).toMatch(/^https?:\/\//)
    await provider.create(order())
    expect(await count()).toBe(2)
  })

  it.each(['waiting_for_capture', 'succeeded', 'canceled'] as const)('tells that it is %s', async status => {
    const { provider, bring } = await make()
    const { id } = await provider.create(order())
    expect((await provider.get(id))?.status).toBe('pending')
    await bring(id, status)
    expect(await provider.get(id)).toMatchObject({ id, status, amount: 123_405 })
  })

  it('does not know a payment that it did not make', async () => {
    const { provider } = await make()
    expect(await provider.get(crypto.randomUUID())).toBeNull()
  })
}

onOneDatabase('the built-in provider', databases => {
  const ACT = { waiting_for_capture: 'hold', succeeded: 'pay', canceled: 'cancel' } as const
  async function make(clock = { now: () => Date.parse('2026-11-20T12:00:00Z'), monotonic: () => 0 }) {
    const database = await databases.open()
    const rows = () => database.db.select().from(checkoutPayments)
    return {
      provider: checkoutProvider({ database, clock, publicUrl: () => 'http://localhost:8080' }),
      async bring(id: string, status: keyof typeof ACT) {
        const row = (await rows()).find(one => one.id === id)
        await actAtCheckout(database, row?.token ?? '', ACT[status])
      },
      count: async () => (await rows()).length,
    }
  }
  suite(make)

  it('cancels what nobody paid for an hour, and not a millisecond before; what waits for the bank stays', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z')
    const { provider, bring } = await make({ now: () => now, monotonic: () => 0 })
    const [left, held] = [await provider.create(order()), await provider.create(order())]
    await bring(held.id, 'waiting_for_capture')
    now += CHECKOUT_LIFETIME_MS
    expect((await provider.get(left.id))?.status).toBe('pending')
    now += 1
    expect((await provider.get(left.id))?.status).toBe('canceled')
    expect((await provider.get(held.id))?.status).toBe('waiting_for_capture')
  })
})

describe('YooKassa', () => {
  async function make() {
    const standIn = await standInOpened()
    return {
      provider: shop(standIn),
      async bring(id: string, status: 'waiting_for_capture' | 'succeeded' | 'canceled') {
        Object.assign(standIn.payments.get(id) as object, { status })
      },
      count: async () => standIn.payments.size,
      standIn,
    }
  }
  suite(make)

  it('is asked with a key, a text amount and nothing of the person', async () => {
    const { provider, standIn } = await make()
    await provider.create({ ...order('k'.repeat(64)), amount: 5, description: 'd'.repeat(300), locale: 'el' })
    expect(standIn.requests).toEqual([`POST ${'k'.repeat(64)}`])
    expect(standIn.one().body).toEqual({
      amount: { value: '0.05', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'redirect', return_url: 'http://localhost/back', locale: 'en_US' },
      description: 'd'.repeat(128),
      metadata: { paymentId: 'k'.repeat(64) },
    })
    await expect(provider.create(order('k'.repeat(65)))).rejects.toMatchObject({ code: 'REFUSED' })
  })

  it.each([
    'never',
    'down',
    'lost',
    'error',
    { status: 429 },
    { status: 401 },
    { status: 200, body: { id: 1 } },
  ] as const)('answered %j, nothing is known, and the same key makes one payment in the end', async mood => {
    const { provider, standIn } = await make()
    const wanted = order()
    const hasty = shop(standIn, mood === 'never' || mood === 'lost' ? SHORT_MS : LONG_MS)
    standIn.moods.push(mood)
    await expect(hasty.create(wanted)).rejects.toMatchObject({ code: 'UNKNOWN' })
    // On a busy machine a call may be given up before it arrives.
    standIn.moods.length = 0
    const made = await provider.create(wanted)
    expect([...standIn.payments.keys()]).toEqual([made.id])
    standIn.moods.push(mood)
    await expect(hasty.get(made.id)).rejects.toMatchObject({ code: 'UNKNOWN' })
  })

  it('answered late, but in time, is answered', async () => {
    const { provider, standIn } = await make()
    standIn.moods.push({ late: 100 })
    expect((await provider.create(order())).status).toBe('pending')
  })

  it.each([400, 404, 405, 415])('refused with %i, it did nothing and never will', async status => {
    const { provider, standIn } = await make()
    standIn.moods.push({ status })
    await expect(provider.create(order())).rejects.toMatchObject({ code: 'REFUSED' })
  })

  it('unreachable, nothing is known; another currency is no amount', async () => {
    const { provider, standIn } = await make()
    const { id } = await provider.create(order())
    Object.assign(standIn.one(), { amount: { value: '1234.05', currency: 'USD' } })
    expect((await provider.get(id))?.amount).toBeNull()
    await standIn.close()
    await expect(provider.get(id)).rejects.toMatchObject({ code: 'UNKNOWN' })
  })
})
