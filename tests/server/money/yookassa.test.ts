import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'
import { SHOP, type StandIn, yookassaStandIn } from './yookassa-stand-in.ts'

onOneServer('payments at YooKassa', ({ start }) => {
  let standIn: StandIn
  let server: PlacedServer
  let client: Client
  beforeAll(async () => {
    standIn = await yookassaStandIn()
    server = await start({ env: { ...SHOP, YOOKASSA_URL: standIn.url, YOOKASSA_SENDERS: '127.0.0.1' } })
    client = await new Client(server.origin).signIn('patient')
  })
  afterAll(() => standIn.close())

  const balance = async () => (await client.call('billing.balance:get', {})).balance
  const create = async (amount = 100) => {
    const { paymentId, confirmationUrl } = await client.call('billing.payments:create', { amount })
    const theirs = [...standIn.payments.values()].find(one => one.metadata.paymentId === paymentId)
    if (!theirs) throw new Error('not asked for')
    return { paymentId: String(paymentId), confirmationUrl, theirs }
  }
  const status = async (paymentId: string) => (await client.call('billing.payments:getStatus', { paymentId })).status

  it('sends the person to the provider, and credits once what it says, however often it is told', async () => {
    const { paymentId, confirmationUrl, theirs } = await create()
    expect(confirmationUrl).toBe(`https://yookassa.example/pay/${theirs.id}`)
    expect(theirs).toMatchObject({ amount: { value: '100.00', currency: 'RUB' } })
    expect(standIn.requests).toContain(`POST ${paymentId}`)
    theirs.status = 'succeeded'
    const told = Array.from({ length: 6 }, () => standIn.notify(server.origin, 'payment.succeeded', theirs))
    expect(await Promise.all([...told, ...[1, 2, 3].map(() => status(paymentId).then(() => 200))])).toEqual(
      Array(9).fill(200),
    )
    expect(await status(paymentId)).toBe('succeeded')
    expect(await balance()).toBe(10_000)
  })

  it('believes no notice, only the provider’s own answer', async () => {
    const before = await balance()
    const { paymentId, theirs } = await create()
    const lie = { ...theirs, status: 'succeeded' }
    expect(await standIn.notify(server.origin, 'payment.succeeded', lie)).toBe(200)
    expect(await status(paymentId)).toBe('pending')
    expect(await standIn.notify(server.origin, 'payment.succeeded', { ...lie, id: 'unknown' })).toBe(200)
    expect(await standIn.notify(server.origin, 'payment.succeeded', { id: 'x'.repeat(200) })).toBe(200)
    expect(await standIn.notify(server.origin, 'payment.succeeded', { ...lie, pad: 'x'.repeat(70_000) })).toBe(413)
    expect(await balance()).toBe(before)
  })

  it.each([
    ['another amount', { amount: { value: '1.00', currency: 'RUB' } }],
    ['another currency', { amount: { value: '100.00', currency: 'USD' } }],
    ['another payment', { metadata: { paymentId: crypto.randomUUID() } }],
    ['no payment', { metadata: {} }],
  ])('credits nothing where the provider has %s, and says so in the audit', async (_, other) => {
    const before = await balance()
    const { paymentId, theirs } = await create()
    Object.assign(theirs, { status: 'succeeded', ...other })
    expect(await standIn.notify(server.origin, 'payment.succeeded', theirs)).toBe(200)
    expect(await status(paymentId)).toBe('pending')
    expect(await balance()).toBe(before)
  })

  it('moves forward only: a canceled payment is not paid by a late notice', async () => {
    const before = await balance()
    const { paymentId, theirs } = await create()
    theirs.status = 'waiting_for_capture'
    expect(await status(paymentId)).toBe('waiting_for_capture')
    theirs.status = 'pending'
    expect(await status(paymentId)).toBe('waiting_for_capture')
    theirs.status = 'canceled'
    expect(await status(paymentId)).toBe('canceled')
    theirs.status = 'succeeded'
    await standIn.notify(server.origin, 'payment.succeeded', theirs)
    expect(await status(paymentId)).toBe('canceled')
    expect(await balance()).toBe(before)
  })

  it('without an answer the payment stays, is asked for again under its key, and the notice is refused until then', async () => {
    const meta = { opId: crypto.randomUUID() }
    const asked = standIn.requests.length
    standIn.moods.push('error')
    expect(await client.fail('billing.payments:create', { amount: 7 }, meta)).toMatchObject({ name: 'UNAVAILABLE' })
    const { paymentId } = await client.call('billing.payments:create', { amount: 7 }, meta)
    expect(standIn.requests.slice(asked)).toEqual([`POST ${paymentId}`, `POST ${paymentId}`])
    const theirs = [...standIn.payments.values()].filter(one => one.metadata.paymentId === paymentId)
    expect(theirs).toHaveLength(1)
    Object.assign(theirs[0] as object, { status: 'succeeded' })
    const before = await balance()
    standIn.moods.push('down')
    expect(await standIn.notify(server.origin, 'payment.succeeded', theirs[0])).toBe(503)
    expect(await standIn.notify(server.origin, 'payment.succeeded', theirs[0])).toBe(200)
    expect((await balance()) - before).toBe(700)
  })

  it('a call that was refused for good is a failed payment', async () => {
    const [before] = (await client.call('billing.payments:list', {})).payments
    standIn.moods.push({ status: 400 })
    expect(await client.fail('billing.payments:create', { amount: 7 })).toMatchObject({ name: 'UNAVAILABLE' })
    const [last] = (await client.call('billing.payments:list', {})).payments
    expect(last?.id).not.toBe(before?.id)
    expect(last).toMatchObject({ status: 'failed', confirmationUrl: null })
  })

  it('what the provider gives back leaves the balance once, in parts too, even below zero', async () => {
    const other = await new Client(server.origin).signIn('doctor')
    const { paymentId } = await other.call('billing.payments:create', { amount: 50 })
    const theirs = [...standIn.payments.values()].find(one => one.metadata.paymentId === paymentId)
    if (!theirs) throw new Error('not asked for')
    theirs.status = 'succeeded'
    await standIn.notify(server.origin, 'payment.succeeded', theirs)
    const now = async () => (await other.call('billing.balance:get', {})).balance
    expect(await now()).toBe(5000)
    const refund = { id: crypto.randomUUID(), payment_id: theirs.id, status: 'succeeded' }
    expect(await standIn.notify(server.origin, 'refund.succeeded', refund)).toBe(200)
    expect(await now()).toBe(5000)
    theirs.refunded_amount = { value: '20.00', currency: 'RUB' }
    await Promise.all([1, 2, 3].map(() => standIn.notify(server.origin, 'refund.succeeded', refund)))
    expect(await now()).toBe(3000)
    theirs.refunded_amount = { value: '50.00', currency: 'RUB' }
    await standIn.notify(server.origin, 'refund.succeeded', refund)
    expect(await now()).toBe(0)
    expect(await other.call('billing.payments:getStatus', { paymentId: String(paymentId) })).toEqual({
      status: 'succeeded',
    })
  })

  it('has no checkout page beside it, and takes no notice from elsewhere', async () => {
    expect((await fetch(`${server.origin}/api/checkout/${'A'.repeat(43)}`)).status).toBe(404)
    const elsewhere = await start({ env: { ...SHOP, YOOKASSA_URL: standIn.url } })
    expect(await standIn.notify(elsewhere.origin, 'payment.succeeded', {})).toBe(403)
    const spoofed = { 'x-forwarded-for': '185.71.76.1' }
    expect(await standIn.notify(elsewhere.origin, 'payment.succeeded', {}, spoofed)).toBe(403)
    const behind = await start({ env: { ...SHOP, YOOKASSA_URL: standIn.url, TRUSTED_PROXIES: '127.0.0.1' } })
    expect(await standIn.notify(behind.origin, 'payment.succeeded', { id: 'unknown' }, spoofed)).toBe(200)
  })

  it('every payment has its audit row, and the audit has no amount and no name', async () => {
    await server.stop()
    const [rows, problems] = await queryDatabase(server.place, [
      "select action, object_type, outcome from audit where action like 'payment:%' group by 1, 2, 3 order by 1",
      'select problem, count(*)::int as n from payments where problem is not null group by 1 order by 1',
    ])
    expect(rows).toEqual([
      { action: 'payment:canceled', object_type: 'payment', outcome: 'ok' },
      { action: 'payment:failed', object_type: 'payment', outcome: 'ok' },
      { action: 'payment:other-amount', object_type: 'payment', outcome: 'ok' },
      { action: 'payment:other-payment', object_type: 'payment', outcome: 'ok' },
      { action: 'payment:refunded', object_type: 'payment', outcome: 'ok' },
      { action: 'payment:succeeded', object_type: 'payment', outcome: 'ok' },
      { action: 'payment:waiting_for_capture', object_type: 'payment', outcome: 'ok' },
    ])
    expect(problems).toEqual([
      { problem: 'other-amount', n: 2 },
      { problem: 'other-payment', n: 2 },
    ])
  })
})
