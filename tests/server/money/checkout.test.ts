import { beforeAll, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'

/** The state of the page, by the class of its status line. */
const shownAt = async (url: string) => {
  const response = await fetch(url)
  const page = await response.text()
  return { status: response.status, state: /class="status (\w+)"/.exec(page)?.[1], page, headers: response.headers }
}

const press = (url: string, act: string) => fetch(`${url}/${act}`, { method: 'POST', redirect: 'manual' })

async function topUp(client: Client, amount = 100) {
  const { confirmationUrl, paymentId } = await client.call('billing.payments:create', { amount, locale: 'ru' })
  const url = client.origin + new URL(confirmationUrl).pathname
  const status = async () => (await client.call('billing.payments:getStatus', { paymentId })).status
  return { url, paymentId, status }
}

onOneServer('the built-in checkout page', ({ start }) => {
  let server: PlacedServer
  let client: Client
  beforeAll(async () => {
    server = await start()
    client = await new Client(server.origin).signIn('patient')
  })
  const balance = async () => (await client.call('billing.balance:get', {})).balance

  it.each([
    ['pay', 'succeeded', 10_000],
    ['decline', 'failed', 0],
    ['cancel', 'canceled', 0],
  ] as const)('%s makes the payment %s, once, however often it is pressed', async (act, expected, credited) => {
    const before = await balance()
    const { url, status } = await topUp(client)
    expect(await status()).toBe('pending')
    expect((await shownAt(url)).state).toBe('pending')
    const pressed = await Promise.all([press(url, act), press(url, act), press(url, act)])
    expect(pressed.map(one => [one.status, one.headers.get('location')])).toEqual(
      Array(3).fill([303, '/api/payments/return?lang=ru']),
    )
    expect(await status()).toBe(expected)
    for (const other of ['pay', 'hold', 'decline', 'cancel']) await press(url, other)
    expect(await status()).toBe(expected)
    expect((await shownAt(url)).state).toBe(expected)
    expect((await balance()) - before).toBe(credited)
  })

  it('hold waits for the bank, which confirms or declines later; nothing is credited before', async () => {
    const before = await balance()
    const one = await topUp(client, 1)
    expect((await press(one.url, 'hold')).headers.get('location')).toBe(new URL(one.url).pathname)
    expect([await one.status(), (await balance()) - before]).toEqual(['waiting_for_capture', 0])
    await press(one.url, 'hold')
    expect((await shownAt(one.url)).state).toBe('waiting_for_capture')
    await press(one.url, 'pay')
    expect([await one.status(), (await balance()) - before]).toEqual(['succeeded', 100])
    const other = await topUp(client, 1)
    await press(other.url, 'hold')
    await press(other.url, 'cancel')
    expect([await other.status(), (await balance()) - before]).toEqual(['canceled', 100])
  })

  it('is the payment’s alone: another token, another act, another method open nothing', async () => {
    const { url } = await topUp(client)
    expect((await shownAt(`${url}x`)).status).toBe(404)
    expect((await press(`${url}x`, 'pay')).status).toBe(404)
    expect((await press(url, 'constructor')).status).toBe(404)
    expect((await shownAt(`${url}/pay`)).status).toBe(404)
    expect((await shownAt(url)).state).toBe('pending')
    expect(new URL(url).pathname.split('/').at(-1)).toMatch(/^[\w-]{43}$/)
  })

  it('runs nothing but its own script, is in no frame and in no cache, and speaks the payment’s language', async () => {
    const { url } = await topUp(client, 1234.5)
    const { headers, page } = await shownAt(url)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(page).toContain('<html lang="ru">')
    expect(page).toContain('1 234,50 ₽')
    for (const [lang, word] of [
      ['ru', 'Готово'],
      ['en', 'Done'],
      ['el', 'Έτοιμο'],
      ['xx', 'Done'],
    ] as const) {
      expect((await shownAt(`${server.origin}/api/payments/return?lang=${lang}`)).page).toContain(`<h1>${word}</h1>`)
    }
    for (const file of ['page.js', 'page.css']) {
      expect((await fetch(`${server.origin}/api/checkout/${file}`)).status).toBe(200)
    }
  })

  it('a button that closes the window cannot be pressed before its script listens', async () => {
    const { page } = await shownAt(`${server.origin}/api/payments/return?lang=en`)
    expect(page.match(/<button[^>]*data-close[^>]*>/gu)).toEqual([expect.stringContaining(' disabled')])
    expect(await (await fetch(`${server.origin}/api/checkout/page.js`)).text()).toMatch(
      /addEventListener[\s\S]*disabled = false/,
    )
  })

  it('the list has every payment, the newest first, and the page of those that can still be made', async () => {
    const rows = (await client.call('billing.payments:list', {})).payments
    const pending = rows.filter(one => one.status === 'pending')
    expect(pending.length).toBeGreaterThan(0)
    expect(pending.every(one => one.confirmationUrl?.includes('/api/checkout/'))).toBe(true)
    expect(rows.filter(one => one.status !== 'pending').every(one => one.confirmationUrl === null)).toBe(true)
    expect(rows.map(one => one.createdAt)).toEqual(
      rows
        .map(one => one.createdAt)
        .toSorted()
        .toReversed(),
    )
    expect((await client.call('payments.history:list', {})).payments).toEqual(rows)
  })

  it('another account neither sees the payment nor has its receipt', async () => {
    const { url, paymentId } = await topUp(client)
    await press(url, 'pay')
    const other = await new Client(server.origin).signIn('doctor')
    for (const method of ['billing.payments:getStatus', 'payments.status:check', 'billing.receipt:download'] as const) {
      expect(await other.fail(method, { paymentId })).toMatchObject({ name: 'NOT_FOUND' })
    }
    expect((await other.call('billing.payments:list', {})).payments).toEqual([])
  })

  it('a receipt is a PDF behind a link of five minutes, only of a payment that succeeded', async () => {
    const { url, paymentId } = await topUp(client, 490)
    expect(await client.fail('billing.receipt:download', { paymentId })).toMatchObject({ name: 'NOT_FOUND' })
    await press(url, 'pay')
    for (const locale of ['ru', 'en', 'el'] as const) {
      const link = await client.call('billing.receipt:download', { paymentId, locale })
      const pdf = await fetch(server.origin + link.url)
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
      expect(pdf.headers.get('content-disposition')).toContain('attachment')
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    expect((await fetch(`${server.origin}/api/receipts/${'A'.repeat(43)}`)).status).toBe(404)
  })

  it('amounts: 1 and 1,000,000 rubles to the kopeck; the same opId is the same payment', async () => {
    for (const amount of [0, -1, 0.5, 0.99, 1.001, 1_000_000.01, Number.NaN]) {
      expect(await client.fail('billing.payments:create', { amount })).toMatchObject({ name: 'INVALID_PARAMS' })
    }
    const meta = { opId: crypto.randomUUID() }
    const [first, again] = [
      await client.call('billing.payments:create', { amount: 1 }, meta),
      await client.call('billing.payments:create', { amount: 1 }, meta),
    ]
    expect(again).toEqual(first)
    await client.call('billing.payments:create', { amount: 1_000_000 })
    const rows = (await client.call('billing.payments:list', {})).payments.slice(0, 2)
    expect(rows.map(one => one.amount)).toEqual([
      { value: 100_000_000, currency: 'RUB' },
      { value: 100, currency: 'RUB' },
    ])
  })
})

onOneServer('a server in production without YooKassa', ({ start }) => {
  it('has no checkout page, and takes no payment', async () => {
    const env = { NODE_ENV: 'production', DEMO: 'off' }
    const { origin } = await start({ env })
    expect(await (await fetch(`${origin}/api/config`)).json()).toMatchObject({ payments: 'off' })
    expect((await press(`${origin}/api/checkout/${'A'.repeat(43)}`, 'pay')).status).toBe(404)
  })

  it('with a demo lets only the demo’s accounts pay with nothing', async () => {
    const { origin } = await start({ env: { NODE_ENV: 'production', DEMO: 'on' } })
    const client = await new Client(origin).signIn('patient')
    expect((await client.call('billing.payments:create', { amount: 1 })).confirmationUrl).toContain('/api/checkout/')
  })
})
