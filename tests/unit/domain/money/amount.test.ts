import { expect, test } from 'vitest'
import { topUpAmount } from '../../../../src/domain/money/amount.ts'

test.each([
  ['1', 100],
  ['1,00', 100],
  ['1.01', 101],
  ['100', 10_000],
  [' 1 284,5 ', 128_450],
  ['1\u00a0000', 100_000],
  ['1000000', 100_000_000],
])('%j is an amount', (typed, kopecks) => {
  expect(topUpAmount(typed)).toBe(kopecks)
})

test.each(['', ' ', '0', '0,99', '0.5', '-1', '−5', 'text', '1e3', '1,001', '1000000,01', '1.2.3', 'NaN', '12 р'])(
  '%j is an invalid amount (decision 37)',
  typed => {
    expect(topUpAmount(typed)).toBeNull()
  },
)
