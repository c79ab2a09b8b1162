import { expect, test } from 'vitest'
import { plansReady } from '../../../../src/domain/account/plans-readiness.ts'
import { promocode } from '../../../../src/domain/money/promocode.ts'
import { paidTotals } from '../../../../src/domain/money/totals.ts'
import { spent, usageDays } from '../../../../src/domain/money/usage-days.ts'

test('a promocode is trimmed, in capitals, and has four characters at least (P §5)', () => {
  expect(promocode('  osen2026 ')).toBe('OSEN2026')
  expect(promocode('abcd')).toBe('ABCD')
  expect(promocode(' abc ')).toBeNull()
  expect(promocode('')).toBeNull()
})

test('totals count succeeded payments alone, a sum for each currency', () => {
  const payment = (
    status: 'succeeded' | 'pending' | 'canceled' | 'failed',
    value: number,
    currency = 'RUB' as const,
  ) => ({
    status,
    amount: { value, currency: currency as 'RUB' | 'USD' },
  })
  expect(
    paidTotals([
      payment('succeeded', 100_000),
      payment('pending', 5000),
      payment('canceled', 7000),
      payment('failed', 9000),
      { status: 'succeeded', amount: { value: 1250, currency: 'USD' } },
      payment('succeeded', 49_050),
    ]),
  ).toEqual([
    { value: 149_050, currency: 'RUB' },
    { value: 1250, currency: 'USD' },
  ])
  expect(paidTotals([payment('canceled', 100)])).toEqual([])
})

test('usage stands in the days of the device, today last; what was given back cost nothing', () => {
  const now = new Date(2026, 10, 20, 14, 2).getTime()
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()
  const usage = [
    { createdAt: at(20, 0, 0), cost: 500 },
    { createdAt: at(20, 14), cost: 900 },
    { createdAt: at(19, 23, 59), cost: 1500 },
    { createdAt: at(18, 12), cost: 500, givenBackAt: at(18, 13) },
    { createdAt: at(17, 23, 59), cost: 9900 },
  ]
  const days = usageDays(usage, now, 3)
  expect(days.map(day => [new Date(day.at).getDate(), day.cost])).toEqual([
    [18, 0],
    [19, 1500],
    [20, 1400],
  ])
  expect(usageDays([], now, 30)).toHaveLength(30)
  expect(spent(usage)).toBe(12_800)
})

test.each([
  [undefined, false],
  [{ zipcode: '190000' }, false],
  [{ zipcode: '190000', applicants: [] }, false],
  [{ zipcode: ' ', applicants: [{ age: 40 }] }, false],
  [{ zipcode: '190000', applicants: [{ age: 40 }, {}] }, false],
  [{ zipcode: '190000', applicants: [{ age: null }] }, false],
  [{ zipcode: '190000', applicants: [{ age: 0 }] }, true],
  [{ zipcode: '190000', applicants: [{ age: 40 }, { age: 7 }] }, true],
])('plans readiness (P §5): %j is %s', (profile, ready) => {
  expect(plansReady(profile)).toBe(ready)
})
