import { expect, test } from 'vitest'
import { moneyFormatFor } from '../../../../src/ui/i18n/money.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['ru', '1 284,50 ₽', '1 000 ₽', '−5,00'],
  ['el', '1.284,50 ₽', '1.000 ₽', '−5,00'],
  ['en', '₽1,284.50', '₽1,000', '−5.00'],
] as const)('money in %s', (locale, exact, short, bare) => {
  const money = moneyFormatFor(locale)
  expect(plain(money.exact(128_450))).toBe(exact)
  expect(plain(money.short(100_000))).toBe(short)
  expect(plain(money.short(100_001))).not.toBe(short)
  expect(plain(money.bare(-500))).toBe(bare)
})

test('the four currencies have their symbols; roubles are the default (P §3)', () => {
  const { exact } = moneyFormatFor('en')
  expect([exact(100), exact(100, 'USD'), exact(100, 'EUR'), exact(100, 'GBP')]).toEqual([
    ...['₽1.00', '$1.00', '€1.00', '£1.00'],
  ])
})

test('the kopecks stand apart', () => {
  expect(moneyFormatFor('ru').split(128_450).map(plain)).toEqual(['1 284', ',50 ₽'])
  expect(moneyFormatFor('en').split(0)).toEqual(['₽0', '.00'])
})
