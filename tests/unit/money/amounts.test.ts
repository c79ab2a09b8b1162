import { describe, expect, it } from 'vitest'
import { bonusOf } from '../../../src/domain/money/bonus.ts'
import { amountValue, kopecksOfRubles, kopecksOfValue, moneyText } from '../../../src/domain/money/kopecks.ts'
import { isFinal, movesForward } from '../../../src/domain/money/payment-status.ts'
import fc from '../../fast-check.ts'

const kopecks = fc.integer({ min: 0, max: 100_000_000 })

describe('an amount', () => {
  it('is the same after a way to the provider and back, and as a person types it', () => {
    fc.assert(fc.property(kopecks, amount => kopecksOfValue(amountValue(amount)) === amount))
    fc.assert(fc.property(kopecks, amount => kopecksOfRubles(amount / 100) === amount))
  })

  it.each([
    [1, '0.01'],
    [99, '0.99'],
    [100, '1.00'],
    [100_000_000, '1000000.00'],
  ])('%i kopecks are %s', (amount, value) => expect(amountValue(amount)).toBe(value))

  it.each(['', '-1.00', '1.', '.5', '1.001', '1,00', '1e3', ' 1.00', 'NaN', '9'.repeat(13)])(
    'is not read from %j',
    value => expect(kopecksOfValue(value)).toBeNull(),
  )
  it.each([
    ['1', 100],
    ['1.5', 150],
    ['0.01', 1],
  ])('%s is %i kopecks', (value, amount) => expect(kopecksOfValue(value)).toBe(amount))

  it('is printed in each language', () => {
    expect(moneyText(128_450, 'ru')).toBe('1 284,50 ₽')
    expect(moneyText(128_450, 'en')).toBe('1,284.50 ₽')
    expect(moneyText(128_450, 'el')).toBe('1.284,50 ₽')
    expect(moneyText(100_000_000, 'ru')).toBe('1 000 000 ₽')
    expect(moneyText(0, 'en')).toBe('0 ₽')
    expect(moneyText(-1, 'en')).toBe('−0.01 ₽')
  })
})

describe('the bonus of a multiplier (decision 39)', () => {
  const bonus = (amount: number, multiplier: number, maxBonus: number | null = null) =>
    bonusOf(amount, { multiplier, maxBonus })
  it.each([
    [149_999, 29_999],
    [150_000, 30_000],
    [150_001, 30_000],
    [150_005, 30_000],
  ])('of %i kopecks by 1.2, at most 300 rubles, is %i', (amount, expected) => {
    expect(bonus(amount, 1200, 30_000)).toBe(expected)
  })
  it('is never rounded up, and nothing for a multiplier of one', () => {
    expect(bonus(4, 1200)).toBe(0)
    expect(bonus(5, 1200)).toBe(1)
    expect(bonus(1_000_000, 1000)).toBe(0)
    expect(bonus(100_000_000, 2000)).toBe(100_000_000)
  })
})

describe('the status of a payment', () => {
  const ALL = ['pending', 'waiting_for_capture', 'succeeded', 'failed', 'canceled'] as const
  it('only moves forward, and what is final stays', () => {
    const moves = ALL.flatMap(from => ALL.filter(to => movesForward(from, to)).map(to => `${from} ${to}`))
    expect(moves).toEqual([
      ...['waiting_for_capture', 'succeeded', 'failed', 'canceled'].map(to => `pending ${to}`),
      ...['succeeded', 'failed', 'canceled'].map(to => `waiting_for_capture ${to}`),
    ])
    expect(ALL.filter(isFinal)).toEqual(['succeeded', 'failed', 'canceled'])
  })
})
