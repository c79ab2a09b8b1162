import { describe, expect, it } from 'vitest'
import { TopUpAmount } from '../../../src/contract/methods/billing.ts'
import { kopecksOfRubles } from '../../../src/domain/money/kopecks.ts'
import { DEFAULT_PRICES } from '../../../src/domain/money/prices.ts'
import { readConfig } from '../../../src/server/config.ts'
import fc from '../../fast-check.ts'

describe('what the configuration says of money', () => {
  const codes = (list: unknown) => () => readConfig({ PROMOCODES: JSON.stringify(list) })
  const REFUSED = 'PROMOCODES must be a JSON list of promocodes'

  it.each([
    [{ rubles: 0.01 }, { rubles: 0.009 }],
    [{ rubles: 1_000_000 }, { rubles: 1_000_000.01 }],
    [{ rubles: 19.99 }, { rubles: 19.999 }],
    [{ multiplier: 1.001 }, { multiplier: 1 }],
    [{ multiplier: 1.234 }, { multiplier: 1.2345 }],
    [{ multiplier: 10 }, { multiplier: 10.001 }],
    [
      { multiplier: 2, maxBonusRubles: 0.01 },
      { multiplier: 2, maxBonusRubles: 0 },
    ],
    [
      { rubles: 1, limit: 1 },
      { rubles: 1, limit: 0 },
    ],
    [
      { rubles: 1, limit: 3 },
      { rubles: 1, limit: 2.5 },
    ],
    [
      { rubles: 1, expiresAt: '2027-01-01T00:00:00+03:00' },
      { rubles: 1, expiresAt: '2027-01-01' },
    ],
    [{ rubles: 5 }, { rubles: 5, multiplier: 2 }],
  ])('a promocode may be %o, and not %o', (fine, wrong) => {
    expect(codes([{ code: 'ABCD', ...fine }])).not.toThrow()
    expect(codes([{ code: 'ABCD', ...wrong }])).toThrow(REFUSED)
  })

  it('a code has four characters at least, and stands once in any case', () => {
    expect(codes([{ code: ' abcd ', rubles: 1 }])().promocodes).toMatchObject([{ code: 'ABCD' }])
    expect(codes([{ code: 'ABC', rubles: 1 }])).toThrow(REFUSED)
    expect(codes(['abcd', 'ABCD '].map(code => ({ code, rubles: 1 })))).toThrow(REFUSED)
    expect(codes({})).toThrow(REFUSED)
  })

  it.each([
    ['PRICE_PROFESSIONAL', '1', '0'],
    ['PRICE_PROFESSIONAL', '1000000', '1000001'],
    ['PRICE_UPLOAD', '0', '-1'],
    ['PRICE_INSIGHT', '1000000', '0.5'],
    ['QUOTA_BASIC', '0', '-1'],
    ['QUOTA_PROFESSIONAL', '1000000', '1000001'],
  ])('%s may be %s, and not %s', (name, fine, wrong) => {
    expect(() => readConfig({ [name]: fine })).not.toThrow()
    expect(() => readConfig({ [name]: wrong })).toThrow(`${name} must be a whole number`)
  })

  it('is in kopecks from then on', () => {
    const env = { PRICE_PROFESSIONAL: '990', PRICE_UPLOAD: '7', PRICE_INSIGHT: '0', QUOTA_BASIC: '3' }
    expect(readConfig(env).prices).toEqual({
      professional: 99_000,
      use: { uploadFiles: 700, aiInsights: 0 },
      quota: { ...DEFAULT_PRICES.quota, basic: { uploadFiles: 3, aiInsights: 3 } },
    })
    expect(readConfig({}).prices).toEqual(DEFAULT_PRICES)
  })
})

it('every amount of whole kopecks is taken as it is, and none with a part of one', () => {
  const kopecks = fc.integer({ min: 100, max: 100_000_000 })
  fc.assert(fc.property(kopecks, amount => kopecksOfRubles(TopUpAmount.parse(amount / 100)) === amount))
  fc.assert(fc.property(kopecks, amount => !TopUpAmount.safeParse((amount + 0.5) / 100).success))
  for (const amount of [-1, -0.01, 0, 0.99, 1_000_000.01, Infinity, 1e308, Number.NaN, '100', null]) {
    expect(TopUpAmount.safeParse(amount).success, String(amount)).toBe(false)
  }
})
