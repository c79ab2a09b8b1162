import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reload } from '../../../src/ui/features/shell/versions/reload.ts'
import { bytesOf, catchDownloads } from '../setup/downloads.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { at, button } from './account-page.ts'
import { calls, daysAgo, main, payment, paymentWindow, plain, serverHasMoney, use } from './billing-page.ts'

const go = button('Go to payment')
const amount = page.getByRole('textbox', { name: 'Top up, ₽' })

test('the balance in two sizes, with its age; 100 stands in the form', async () => {
  serverHasMoney()
  await openApp(at('billing'))
  await expect.poll(main).toContain('₽1,284.50')
  await expect.poll(main).toMatch(/as of \d\d:\d\d/)
  await expect.element(amount).toHaveValue('100')
  await page.getByText('3,000', { exact: true }).click()
  await expect.element(amount).toHaveValue('3000')
})

test('never fetched: it says that only the server knows, and shows it when the network returns', async () => {
  await openApp(at('billing'))
  await expect.element(page.getByText(/Only the server knows this/).first()).toBeVisible()
  serverHasMoney()
  await button('Try again').first().click()
  await expect.poll(main).toContain('₽1,284.50')
})

test('what was fetched is shown later without a network, with its age', async () => {
  const held = serverHasMoney()
  held.payments = [payment()]
  const app = await openApp(at('billing'))
  await expect.poll(main).toContain('₽1,284.50')
  worker.reset()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await app.reload()
  await expect.poll(main).toContain('₽1,284.50')
  await expect.poll(main).toContain('succeeded: ₽500')
  await expect.element(go).toBeDisabled()
  await expect.element(page.getByText(/A payment needs a network/)).toBeVisible()
})

test.each(['', '0', '-5', '0.5', '0,99', 'much', '1000000.01'])(
  '%j is an invalid amount: warned, nothing begins',
  async typed => {
    const held = serverHasMoney()
    const window = paymentWindow()
    await openApp(at('billing'))
    await userEvent.fill(amount, typed)
    await go.click()
    await expect.element(page.getByText('Enter an amount of 1 ruble or more')).toBeVisible()
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    expect([window.opened, held.asked.filter(([what]) => what === 'topup')]).toEqual([0, []])
  },
)

test.each([
  ['1', 1],
  ['1 284,50', 1284.5],
  ['1000000', 1_000_000],
])('%j is sent as %d rubles', async (typed, rubles) => {
  const held = serverHasMoney()
  paymentWindow()
  await openApp(at('billing'))
  await userEvent.fill(amount, typed)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => held.asked.find(([what]) => what === 'topup')?.[1]).toMatchObject({ amount: rubles })
})

test('a top-up: window of 800 by 700, polled, succeeded: told, and the page reloads through the gate', async () => {
  const reloaded = vi.spyOn(reload, 'request').mockImplementation(() => undefined)
  const held = serverHasMoney()
  const window = paymentWindow()
  await openApp(at('billing'))
  await expect.poll(main).toContain('₽1,284.50')
  await go.click()
  await expect.poll(() => window.shown).toEqual(['https://pay.example/p1'])
  expect(window.features).toBe('popup,width=800,height=700')
  await expect.element(page.getByText('Waiting for the bank')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Top-up of ₽100' })).toBeVisible()
  await expect.element(amount).toBeDisabled()
  expect(calls('billing.payments:getStatus')).toBe(0)
  const balances = calls('billing.balance:get')
  await expect.poll(() => calls('billing.balance:get')).toBeGreaterThan(balances)
  held.status = 'waiting_for_capture'
  await expect.element(page.getByText('Being confirmed')).toBeVisible()
  await button('Show the window').click()
  expect(window.focused).toBe(1)
  held.status = 'succeeded'
  held.balance += 10_000
  await expect.element(page.getByText('Paid. The balance is topped up')).toBeVisible()
  await expect.poll(main).toContain('₽1,384.50')
  expect([window.closed, reloaded.mock.calls]).toEqual([true, []])
  await expect.poll(() => reloaded.mock.calls).toEqual([['payment']])
  const after = [calls('billing.payments:getStatus'), calls('billing.balance:get')]
  await new Promise(done => setTimeout(done, 3500))
  expect([calls('billing.payments:getStatus'), calls('billing.balance:get')]).toEqual(after)
})

test.each([
  ['canceled', 'The payment was cancelled'],
  ['failed', 'The payment could not be made'],
  ['pending', 'The payment is not finished'],
] as const)('the window is closed and the payment is %s: “%s”, and the form opens again', async (status, words) => {
  const held = serverHasMoney()
  const window = paymentWindow()
  await openApp(at('billing'))
  await go.click()
  await expect.poll(() => window.shown.length).toBe(1)
  held.status = status
  window.closed = true
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(amount).toBeEnabled()
  expect(calls('billing.payments:getStatus')).toBe(1)
})

test('a blocked window is an error with a link, and the link opens it after all', async () => {
  serverHasMoney()
  const window = paymentWindow({ blocked: true })
  await openApp(at('billing'))
  await go.click()
  await expect.element(page.getByText('The payment could not be made')).toBeVisible()
  const link = page.getByRole('link', { name: 'Open the payment page' })
  await expect.element(link).toHaveAttribute('href', 'https://pay.example/p1')
  await expect.element(link).toHaveAttribute('target', '_blank')
  window.blocked = false
  await link.click()
  await expect.poll(() => window.shown).toEqual(['https://pay.example/p1'])
  await expect.element(page.getByText('Waiting for the bank')).toBeVisible()
  await button('Cancel').click()
  await expect.element(page.getByText('The payment is not finished')).toBeVisible()
})

test('no payment was made: paymentError, and the empty window goes', async () => {
  const held = serverHasMoney()
  held.refuse = { code: 'UNAVAILABLE', errorType: 'PaymentsOff' }
  const window = paymentWindow()
  await openApp(at('billing'))
  await go.click()
  await expect.element(page.getByText('The payment could not be made')).toBeVisible()
  expect([window.closed, window.shown]).toEqual([true, []])
  await expect.element(amount).toBeEnabled()
})

test('leaving the page ends all polling', async () => {
  serverHasMoney()
  const window = paymentWindow()
  const app = await openApp(at('billing'))
  await go.click()
  await expect.poll(() => window.shown.length).toBe(1)
  await app.go(at('main'))
  await expect.element(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  const before = worker.called.length
  await new Promise(done => setTimeout(done, 3500))
  expect(worker.called.slice(before)).toEqual([])
  expect(window.closed).toBe(false)
})

test('promocodes: trimmed, in capitals, sent by Enter; under four characters nothing is sent', async () => {
  const held = serverHasMoney()
  await openApp(at('billing'))
  const code = page.getByRole('textbox', { name: 'Promo code' })
  await userEvent.fill(code, ' abc ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/has 4 characters or more/)).toBeVisible()
  expect(held.asked.filter(([what]) => what === 'code')).toEqual([])
  await userEvent.fill(code, ' abcd ')
  held.balance += 25_000
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => held.asked.find(([what]) => what === 'code')).toEqual(['code', { code: 'ABCD' }])
  await expect.element(page.getByText('₽250 added to the balance')).toBeVisible()
  await expect.poll(main).toContain('₽1,534.50')
  await expect.element(code).toHaveValue('')
})

test.each([
  [{ errorType: 'PromocodeNotFoundException' }, 'There is no such promo code.'],
  [{ errorType: 'PromocodeExpiredException' }, 'This promo code has expired.'],
  [{ errorType: 'PromocodeAlreadyUsedException' }, 'You have already used this promo code.'],
  [{ errorType: 'PromocodeLimitReachedException' }, 'This promo code has been used as often as it may be.'],
  [{ userMessage: 'Only on Tuesdays.' }, 'Only on Tuesdays.'],
  [{ code: 'RATE_LIMITED' }, 'The server asked to wait.'],
  [{ code: 'INVALID_PARAMS' }, 'This is not a promo code: it has 4 characters or more.'],
])('a code refused with %j says “%s”', async (refuse, words) => {
  const held = serverHasMoney()
  held.refuse = { code: 'UNPROCESSABLE', ...refuse }
  await openApp(at('billing'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Promo code' }), 'OSEN2026')
  await button('Apply').click()
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a multiplier that waits is said as long as it waits (decisions 39 and 122)', async () => {
  const held = serverHasMoney()
  held.codes = [
    {
      ...{ code: 'OSEN2026', type: 'balance_multiplier', status: 'active', expiresAt: '2026-12-31T12:00:00.000Z' },
      data: { multiplier: 1.2, maxBonus: 30_000 },
    },
    {
      code: 'START',
      type: 'balance_fixed',
      status: 'applied',
      appliedAmount: 10_000,
      usedAt: '2026-11-02T12:00:00.000Z',
    },
  ]
  await openApp(at('billing'))
  await expect.element(page.getByText('Your next top-up is increased by 20%, by ₽300 at most.')).toBeVisible()
  await page.getByText('My promo codes').click()
  await expect.element(page.getByText('waits until 31.12.2026')).toBeVisible()
  await expect.element(page.getByText('+₽100')).toBeVisible()
})

test('usage: seven days at first, the sum, a bar a day, what was given back and what was in the plan', async () => {
  const held = serverHasMoney()
  held.usage = [
    use(),
    use({ usageType: 'uploadFiles', cost: 500, createdAt: daysAgo(1) }),
    use({ cost: 1500, givenBackAt: daysAgo(0) }),
    use({ cost: 0 }),
  ]
  await openApp(at('billing'))
  await expect.element(page.getByText('₽20.00 in 7 days')).toBeVisible()
  const periods = () => held.asked.filter(([what]) => what === 'usage').map(([, params]) => params)
  expect(periods()).toEqual([{ days: 7 }])
  const chart = page.getByRole('img', { name: /^Cost by day/ })
  expect(chart.element().children.length).toBe(7)
  expect(plain(chart.element().getAttribute('aria-label'))).toMatch(/: ₽5\.00; .*: ₽15\.00$/)
  for (const words of ['−15.00', '−5.00', 'given back', 'in the plan']) {
    await expect.element(page.getByRole('cell', { name: words, exact: true })).toBeVisible()
  }
  await page.getByText('30 days', { exact: true }).click()
  await expect.poll(() => periods().at(-1)).toEqual({ days: 30 })
  await expect.poll(() => chart.element().children.length).toBe(30)
  await page.getByText('3 days', { exact: true }).click()
  await expect.poll(() => chart.element().children.length).toBe(3)
})

test('payments: every status in a word, and totals of succeeded ones alone, for each currency', async () => {
  const held = serverHasMoney()
  held.payments = [
    payment({
      status: 'pending',
      amount: { value: 100_000, currency: 'RUB' },
      confirmationUrl: 'https://pay.example/p9',
    }),
    payment({ kind: 'subscription', description: 'Тариф за ноябрь', amount: { value: 49_000, currency: 'RUB' } }),
    payment({ status: 'canceled' }),
    payment({ status: 'failed' }),
    payment({ status: 'waiting_for_capture' }),
    payment({ amount: { value: 300_000, currency: 'RUB' } }),
    payment({ amount: { value: 1250, currency: 'USD' } }),
    payment({ amount: { value: 1000, currency: 'EUR' } }),
    payment({ amount: { value: 900, currency: 'GBP' } }),
  ]
  await openApp(at('billing'))
  await expect.element(page.getByText('succeeded: ₽3,490 · $12.50 · €10 · £9')).toBeVisible()
  for (const words of ['waiting', 'cancelled', 'failed', 'being confirmed']) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  }
  expect(page.getByRole('button', { name: /^Receipt/ }).elements()).toHaveLength(5)
})

test('a receipt is saved as a file', async () => {
  const held = serverHasMoney()
  held.payments = [payment({ id: 'p1', createdAt: '2026-11-02T12:00:00.000Z' })]
  worker.downloads(new Blob(['%PDF-1.7']))
  await openApp(at('billing'))
  const files = catchDownloads()
  await button('Receipt of ₽500').click()
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['receipt-02.11.2026.pdf'])
  expect(new TextDecoder().decode(await bytesOf(files[0]))).toBe('%PDF-1.7')
  expect(held.asked.find(([what]) => what === 'receipt')?.[1]).toMatchObject({ paymentId: 'p1', locale: 'en' })
  worker.downloads(null)
  await button('Receipt of ₽500').click()
  await expect.element(page.getByText('The receipt could not be downloaded')).toBeVisible()
})

test('a payment that was begun earlier is continued', async () => {
  const held = serverHasMoney()
  held.payments = [payment({ id: 'p9', status: 'pending', confirmationUrl: 'https://pay.example/p9' })]
  const window = paymentWindow()
  await openApp(at('billing'))
  await button('Continue the payment').click()
  await expect.poll(() => window.shown).toEqual(['https://pay.example/p9'])
  expect(held.asked.filter(([what]) => what === 'topup')).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Top-up of ₽500' })).toBeVisible()
})
