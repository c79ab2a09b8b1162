import { describe, expect, test } from 'vitest'
import { emergencyTexts, ownCases } from './own-cases.ts'
import { type Cases, given, scoreAll, scoreEmergencies } from './run-cases.ts'

const SETS: readonly (readonly [string, () => Cases])[] = [
  ['the reference', given],
  ['wave 1', () => ownCases(1)],
  ['wave 2', () => ownCases(2)],
  ['wave 3', () => ownCases(3)],
  ['wave 4', () => ownCases(4)],
  ['wave 5', () => ownCases(5)],
  ['wave 6', () => ownCases(6)],
  ['wave 7', () => ownCases(7)],
  ['wave 8', () => ownCases(8)],
  ['wave 9', () => ownCases(9)],
  ['wave 10', () => ownCases(10)],
  ['wave 11', () => ownCases(11)],
  ['wave 12', () => ownCases(12)],
  ...[1, 2, 3, 4, 5, 6].map(set => [`Russian emergency texts ${set}`, () => emergencyTexts(`ru/${set}`)] as const),
  ...[1, 2, 3, 4, 5].map(set => [`English and Greek texts ${set}`, () => emergencyTexts(`enel/${set}`)] as const),
  ...Object.entries({ ru: 10, en: 11, el: 9 }).flatMap(([lang, count]) =>
    Array.from({ length: count }, (_, at) => {
      const set = `plain-${lang}/${at + 1}`
      return [`plain emergency texts ${set}`, () => emergencyTexts(set)] as const
    }),
  ),
  ...['ru', 'en', 'el'].map(
    lang => [`texts of other people, ${lang}`, () => emergencyTexts(`others/${lang}`)] as const,
  ),
  ['wave 13', () => ownCases(13)],
  ['wave 14', () => ownCases(14)],
  ['wave 15', () => ownCases(15)],
]
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

describe.each(SETS)('interviews and emergency texts of %s', (name, load) => {
  test('values are right and none is invented', async () => {
    for (const [lang, one] of Object.entries(await scoreAll(load()))) {
      console.log(
        `${name}, ${lang}: ${one.interviews} interviews, values ${one.right} of ${one.values} (${percent(one.right, one.values)}), invented ${one.invented}`,
      )
      for (const line of one.wrong) console.log(`  ${line}`)
      expect(one.invented, lang).toBe(0)
      expect(one.right / one.values, lang).toBeGreaterThanOrEqual(0.95)
      expect(one.unfinished, lang).toBe(0)
    }
  })

  test('emergencies are caught, with few false alarms', async () => {
    for (const [lang, one] of Object.entries(await scoreEmergencies(load().emergencies))) {
      console.log(
        `${name}, ${lang}: emergencies ${one.caught} of ${one.emergencies} (${percent(one.caught, one.emergencies)}), false alarms ${one.falseAlarms} of ${one.others}`,
      )
      for (const line of one.wrong) console.log(`  ${line}`)
      expect(one.caught / one.emergencies, lang).toBeGreaterThanOrEqual(0.98)
      expect(one.falseAlarms, lang).toBeLessThanOrEqual(Math.max(1, 0.05 * one.others))
    }
  })
})
