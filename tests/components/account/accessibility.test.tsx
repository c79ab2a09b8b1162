import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { at, serverDeletes, serverHasLooks, serverHasSessions, session } from './account-page.ts'
import { daysAgo, payment, serverHasMoney, use } from './billing-page.ts'

const TABS = ['main', 'subscriptions', 'billing', 'ui', 'settings', 'account', 'referrals'] as const
const WIDTHS = [390, 820, 1280] as const

function serverAnswers(): void {
  serverHasSessions([session({ current: true }), session({ deviceName: 'Phone' }), session({})])
  serverDeletes().deleteAfter = '2026-12-20T10:00:00.000Z'
  const look = { administrator: 'Ada', outcome: 'ok' }
  serverHasLooks(
    [
      { ...look, action: 'admin.users:get' },
      { ...look, action: 'healthRecords:list', outcome: 'FORBIDDEN' },
    ],
    9,
  )
  const money = serverHasMoney()
  const unpaid = { status: 'pending', confirmationUrl: 'https://pay.example/p9' } as const
  money.payments = [payment(unpaid), payment({ kind: 'subscription' }), payment({ status: 'failed' })]
  money.usage = [use(), use({ givenBackAt: daysAgo(0) }), use({ createdAt: daysAgo(2), cost: 0 })]
  money.codes = [
    { code: 'TWENTY', type: 'balance_multiplier', status: 'active', data: { multiplier: 1.2, maxBonus: 30_000 } },
  ]
}

for (const [theme, locale] of [
  ['light', 'ru'],
  ['dark', 'el'],
  ['contrast', 'en'],
] as const) {
  test(`every page is accessible and fits every width, in ${theme} and ${locale}`, async () => {
    serverAnswers()
    const app = await openApp(at('main'), { theme, locale })
    for (const tab of TABS) {
      await app.go(at(tab))
      await expect.poll(app.address).toBe(at(tab))
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of WIDTHS) {
        await resize({ width, height: 900 })
        await expectNoSidewaysScroll()
        await expectAccessible()
      }
    }
  })
}

test('on a touch screen every control has 44 px', async () => {
  serverAnswers()
  const app = await openApp(at('main'), { touch: true, width: 390 })
  for (const tab of TABS) {
    await app.go(at(tab))
    await expect.poll(app.address).toBe(at(tab))
    await expectTouchTargets()
  }
})
