import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserData } from '../../../src/contract/entities/user.ts'
import { type App, CONSENTED, openApp } from '../setup/open-app.tsx'
import { at, button } from './account-page.ts'
import { calls, main, paymentWindow, serverHasMoney } from './billing-page.ts'

const withProfile =
  (profile: UserData['profile']) =>
  async ({ server, context }: App) => {
    await server.pulls('account', { clientId: context.accountId, name: 'Dana', data: { ...CONSENTED, profile } })
  }
const READY = { store: withProfile({ zipcode: '190000', applicants: [{ age: 40 }] }) }
const profileOf = async ({ context: { database, accountId } }: App) =>
  (await database.account.findOne(accountId).exec(true)).data.profile
const buy = button('Go to “Профессиональный”')
const bought = (held: ReturnType<typeof serverHasMoney>) => held.asked.filter(([what]) => what === 'plan')

test('the plan that is held, its dates, and usage against a fixed 100 (decision 41)', async () => {
  const held = serverHasMoney()
  held.subscription = {
    ...held.subscription,
    ...{ plan: { id: 'professional' }, status: 'active', usage: { uploadFiles: 138, aiInsights: 1000 } },
    quota: { uploadFiles: 1000, aiInsights: 1000 },
  }
  await openApp(at('subscriptions'))
  await expect.element(page.getByText(/since 02\.11\.2026, renewed from the balance on 02\.12\.2026/)).toBeVisible()
  await expect.poll(main).toContain('138 of 100')
  await expect.poll(main).toContain('1,000 of 100')
  await expect.poll(main).toContain('Your plan includes 1,000; 862 left until 02.12.2026.')
  await expect.poll(main).toContain('The 1,000 of your plan are used up; each further one costs ₽15.')
  const bar = page.getByRole('progressbar', { name: 'Uploaded files' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100')
  await expect.element(page.getByText('your plan', { exact: true })).toBeVisible()
})

test.each([
  [0, '0'],
  [100, '100'],
])('%d of 100 fills the bar to %s', async (uploadFiles, now) => {
  const held = serverHasMoney()
  held.subscription = { ...held.subscription, usage: { uploadFiles, aiInsights: 0 } }
  await openApp(at('subscriptions'))
  await expect.element(page.getByRole('progressbar', { name: 'Uploaded files' })).toHaveAttribute('aria-valuenow', now)
})

test('the plan that is held is not bought again', async () => {
  const held = serverHasMoney()
  const window = paymentWindow()
  await openApp(at('subscriptions'), READY)
  await button('You have it').click()
  await expect.element(page.getByText('You already have this plan')).toBeVisible()
  expect([window.opened, bought(held)]).toEqual([0, []])
})

test('a plan is bought: window of 600 by 800, asked every 3 s, then the subscription is refreshed', async () => {
  const held = serverHasMoney()
  const window = paymentWindow()
  await openApp(at('subscriptions'), READY)
  await buy.click()
  await expect.poll(() => window.shown).toEqual(['https://pay.example/plan'])
  expect(window.features).toBe('popup,width=600,height=800')
  expect(bought(held)).toEqual([['plan', { planId: 'professional', locale: 'en' }]])
  await expect.element(page.getByRole('heading', { name: 'Plan “Профессиональный”' })).toBeVisible()
  held.status = 'succeeded'
  held.subscription = { ...held.subscription, plan: { id: 'professional' }, status: 'active' }
  await expect.element(page.getByText('The plan is changed')).toBeVisible()
  await expect.element(page.getByText(/renewed from the balance/)).toBeVisible()
  expect(calls('billing.balance:get')).toBe(0)
})

test.each(['canceled', 'failed'] as const)('a payment that is %s is an error, and the plan stays', async status => {
  const held = serverHasMoney()
  const window = paymentWindow()
  await openApp(at('subscriptions'), READY)
  await buy.click()
  await expect.poll(() => window.shown.length).toBe(1)
  held.status = status
  window.closed = true
  await expect.element(page.getByText('The plan was not paid')).toBeVisible()
  await expect.element(buy).toBeEnabled()
})

test('a blocked window is an error with a link', async () => {
  serverHasMoney()
  paymentWindow({ blocked: true })
  await openApp(at('subscriptions'), READY)
  await buy.click()
  await expect.element(page.getByText('The payment could not be made')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the payment page' }))
    .toHaveAttribute('href', 'https://pay.example/plan')
})

test.each([
  [{ code: 'UNPROCESSABLE', errorType: 'AlreadySubscribed' }, 'You already have this plan'],
  [{ code: 'FORBIDDEN', errorType: 'NoDemoPermission' }, /The basic plan of the demo does not allow this/],
])('refused with %j it says so, and the empty window goes', async (refuse, words) => {
  const held = serverHasMoney()
  held.refuse = refuse
  const window = paymentWindow()
  await openApp(at('subscriptions'), READY)
  await buy.click()
  await expect.element(page.getByText(words)).toBeVisible()
  expect([window.closed, window.shown]).toEqual([true, []])
})

test('plans readiness (P §5): a postcode and the age of each person come before the payment', async () => {
  const held = serverHasMoney()
  const window = paymentWindow()
  const app = await openApp(at('subscriptions'))
  await buy.click()
  const pay = button('Go to payment')
  await pay.click()
  await expect.element(page.getByText('Give the postcode.')).toBeVisible()
  await expect.element(page.getByText('Whole years, 0 to 130.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Postcode' }), '190000')
  await userEvent.fill(page.getByRole('textbox', { name: 'Age, person 1' }), '131')
  await pay.click()
  await expect.element(page.getByText('Whole years, 0 to 130.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Age, person 1' }), '130')
  await button('Another person').click()
  await pay.click()
  expect([window.opened, bought(held)]).toEqual([0, []])
  await userEvent.fill(page.getByRole('textbox', { name: 'Age, person 2' }), '0')
  await pay.click()
  await expect.poll(() => window.shown).toEqual(['https://pay.example/plan'])
  await expect.poll(() => profileOf(app)).toEqual({ zipcode: '190000', applicants: [{ age: 130 }, { age: 0 }] })
})

test('business is a quote and never a purchase; a cancelled form sends nothing', async () => {
  const held = serverHasMoney()
  const window = paymentWindow()
  await openApp(at('subscriptions'), READY)
  const ask = button('Request a quote')
  await ask.click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Organisation' }), 'Clinic 7')
  await button('Cancel').click()
  expect(held.asked.filter(([what]) => what === 'quote')).toEqual([])
  await ask.click()
  await button('Send').click()
  await expect.element(page.getByText('Name the organisation.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Organisation' }), ' Clinic 7 ')
  await userEvent.fill(page.getByRole('textbox', { name: 'E-mail for the reply' }), 'nikitina@clinic')
  await button('Send').click()
  await expect.element(page.getByText(/not a complete e-mail address/)).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'E-mail for the reply' }), 'nikitina@clinic.example')
  await userEvent.fill(page.getByRole('textbox', { name: 'What is needed' }), '40 doctors')
  held.refuse = { code: 'UNAVAILABLE' }
  await button('Send').click()
  await expect.element(page.getByText('The request was not sent')).toBeVisible()
  held.refuse = null
  await userEvent.type(page.getByRole('textbox', { name: 'What is needed' }), '{Enter}')
  await expect.element(page.getByText('The request is sent')).toBeVisible()
  expect(held.asked.at(-1)).toEqual([
    'quote',
    { companyName: 'Clinic 7', contactEmail: 'nikitina@clinic.example', requirements: '40 doctors' },
  ])
  expect([window.opened, bought(held)]).toEqual([0, []])
})

test('a paid plan is ended after a question, and kept again while it ends', async () => {
  const held = serverHasMoney()
  const window = paymentWindow()
  held.redirectUrl = null
  const paid = { ...held.subscription, plan: { id: 'professional' } }
  held.subscription = { ...paid, status: 'active', renewsAt: '2026-12-02T12:00:00.000Z' }
  await openApp(at('subscriptions'), READY)
  await button('Go to the basic plan').click()
  await expect.element(page.getByText(/What is paid stays until 02\.12\.2026/)).toBeVisible()
  await button('Cancel').click()
  expect(bought(held)).toEqual([])
  await button('Go to the basic plan').click()
  held.subscription = { ...paid, status: 'ending', endsAt: '2026-12-02T12:00:00.000Z' }
  await button('End the plan').click()
  await expect.element(page.getByText(/ends 02\.12\.2026; then the basic plan follows/)).toBeVisible()
  await expect.element(button('From 02.12.2026')).toBeDisabled()
  held.subscription = { ...paid, status: 'active' }
  await button('Keep the plan').click()
  await expect.element(page.getByText(/renewed from the balance/)).toBeVisible()
  expect(bought(held).map(([, params]) => params)).toMatchObject([{ planId: 'basic' }, { planId: 'professional' }])
  expect(window.opened).toBe(0)
})

test('in grace it says what to do until when, with the way to the balance', async () => {
  const held = serverHasMoney()
  held.subscription = {
    ...held.subscription,
    ...{ plan: { id: 'professional' }, status: 'grace', endsAt: '2026-12-05T12:00:00.000Z' },
  }
  const app = await openApp(at('subscriptions'))
  await expect.element(page.getByText(/Top up before 05\.12\.2026/)).toBeVisible()
  await page.getByRole('link', { name: 'Top up', exact: true }).click()
  await expect.poll(app.address).toBe(at('billing'))
})

test('without a network the plans stay as they were said last, and nothing can be bought', async () => {
  serverHasMoney()
  const app = await openApp(at('subscriptions'), READY)
  await expect.element(buy).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await app.reload()
  await expect.element(buy).toBeDisabled()
})
