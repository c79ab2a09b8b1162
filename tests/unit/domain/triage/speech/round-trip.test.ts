import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'
import type { SpeechLanguage } from '../../../../../src/domain/triage/speech/heard-vitals.ts'
import { type Expected, filledIn } from './phrase-sets.ts'
import { STYLES, type Style } from './say-number.ts'

type Spoken = 'BP' | 'HR' | 'RR' | 'SpO2' | 'Temp' | 'GCS'

const NAMES: Readonly<Record<SpeechLanguage, Readonly<Record<Spoken, readonly string[]>>>> = {
  ru: {
    BP: ['давление', 'АД', 'артериальное давление'],
    HR: ['пульс', 'ЧСС', 'частота сердечных сокращений'],
    RR: ['ЧДД', 'дыханий', 'частота дыхания'],
    SpO2: ['сатурация', 'SpO2'],
    Temp: ['температура', 'температура тела'],
    GCS: ['ШКГ', 'по шкале Глазго'],
  },
  en: {
    BP: ['BP', 'blood pressure', 'pressure'],
    HR: ['pulse', 'heart rate', 'HR'],
    RR: ['resp rate', 'respirations', 'RR'],
    SpO2: ['sats', 'SpO2', 'oxygen saturation'],
    Temp: ['temp', 'temperature'],
    GCS: ['GCS', 'Glasgow coma scale'],
  },
  el: {
    BP: ['πίεση', 'αρτηριακή πίεση', 'ΑΠ'],
    HR: ['σφύξεις', 'παλμοί', 'καρδιακή συχνότητα'],
    RR: ['αναπνοές', 'αναπνευστική συχνότητα'],
    SpO2: ['κορεσμός', 'SpO2'],
    Temp: ['θερμοκρασία', 'πυρετός'],
    GCS: ['Γλασκώβη', 'κλίμακα Γλασκώβης'],
  },
}

const OVER = { ru: 'на', en: 'over', el: 'με' } as const

const vitals = fc.record({
  SBP: fc.integer({ min: 75, max: 240 }),
  below: fc.integer({ min: 15, max: 70 }),
  HR: fc.integer({ min: 25, max: 210 }),
  RR: fc.integer({ min: 5, max: 59 }),
  SpO2: fc.integer({ min: 60, max: 100 }),
  tenthsOfTemp: fc.integer({ min: 321, max: 419 }),
  GCS: fc.integer({ min: 3, max: 15 }),
})

const order = fc.shuffledSubarray<Spoken>(['BP', 'HR', 'RR', 'SpO2', 'Temp', 'GCS'], { minLength: 1 })

const sayTemp = ({ say, tenths }: Style, tenthsOf: number) => {
  const whole = say(Math.floor(tenthsOf / 10))
  return tenthsOf % 10 === 0 ? whole : tenths(whole, say(tenthsOf % 10), Math.floor(tenthsOf / 10) % 10 === 0)
}

describe('sentences made of random vitals come back as they were said', () => {
  test.each(STYLES)('$language, $name', style => {
    const { language, say } = style
    fc.assert(
      fc.property(vitals, order, fc.nat(2), fc.boolean(), fc.boolean(), (given, spoken, variant, commas, lower) => {
        const DBP = Math.min(150, Math.max(25, given.SBP - given.below))
        const numbers: Readonly<Record<Spoken, string>> = {
          BP: `${say(given.SBP)} ${OVER[language]} ${say(DBP)}`,
          HR: say(given.HR),
          RR: say(given.RR),
          SpO2: say(given.SpO2),
          Temp: sayTemp(style, given.tenthsOfTemp),
          GCS: say(given.GCS),
        }
        const values: Readonly<Record<Spoken, Expected>> = {
          BP: { SBP: given.SBP, DBP },
          HR: { HR: given.HR },
          RR: { RR: given.RR },
          SpO2: { SpO2: given.SpO2 },
          Temp: { Temp: given.tenthsOfTemp / 10 },
          GCS: { GCS: given.GCS },
        }
        const name = (vital: Spoken) => NAMES[language][vital][variant % NAMES[language][vital].length]
        const said = spoken.map(vital => `${name(vital)} ${numbers[vital]}`).join(commas ? ', ' : ' ')
        const text = lower ? said.toLowerCase() : `${said}.`
        expect(filledIn(extractVitals(text)), text).toEqual(Object.assign({}, ...spoken.map(vital => values[vital])))
      }),
      { numRuns: 300 },
    )
  })

  test('Greek pressures in centimetres of mercury come back in millimetres', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: 46 }),
        fc.integer({ min: 6, max: 14 }),
        (systolicHalves, diastolicHalves) => {
          const half = (halves: number) => String(halves / 2).replace('.', ',')
          const text = `Πίεση ${half(systolicHalves)} με ${half(diastolicHalves)}`
          expect(filledIn(extractVitals(text)), text).toEqual({ SBP: systolicHalves * 5, DBP: diastolicHalves * 5 })
        },
      ),
    )
  })

  test('Fahrenheit comes back in Celsius, to one decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 900, max: 1100 }), tenths => {
        const text = `temp ${tenths / 10} Fahrenheit`
        expect(filledIn(extractVitals(text)).Temp, text).toBeCloseTo(((tenths / 10 - 32) * 5) / 9, 0)
        expect(filledIn(extractVitals(text)).Temp).toBe(filledIn(extractVitals(`temp ${tenths / 10}`)).Temp)
      }),
    )
  })
})
