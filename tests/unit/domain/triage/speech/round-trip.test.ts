import { describe, expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'
import type { SpeechLanguage } from '../../../../../src/domain/triage/speech/heard-vitals.ts'
import fc from '../../../../fast-check.ts'
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

type Vitals = typeof vitals extends fc.Arbitrary<infer Value> ? Value : never

interface Saying {
  readonly name: string
  readonly number: string
  readonly value: Expected
}

/** The spoken name and number of each vital, and the expected value. */
function sayings(style: Style, given: Vitals, variant: number): Readonly<Record<Spoken, Saying>> {
  const { language, say } = style
  const DBP = Math.min(150, Math.max(25, given.SBP - given.below))
  const name = (vital: Spoken) => NAMES[language][vital][variant % NAMES[language][vital].length] ?? vital
  const saying = (vital: Spoken, number: string, value: Expected): Saying => ({ name: name(vital), number, value })
  return {
    BP: saying('BP', `${say(given.SBP)} ${OVER[language]} ${say(DBP)}`, { SBP: given.SBP, DBP }),
    HR: saying('HR', say(given.HR), { HR: given.HR }),
    RR: saying('RR', say(given.RR), { RR: given.RR }),
    SpO2: saying('SpO2', say(given.SpO2), { SpO2: given.SpO2 }),
    Temp: saying('Temp', sayTemp(style, given.tenthsOfTemp), { Temp: given.tenthsOfTemp / 10 }),
    GCS: saying('GCS', say(given.GCS), { GCS: given.GCS }),
  }
}

const ahead = ({ name, number }: Saying) => `${name} ${number}`
const behind = ({ name, number }: Saying) => `${number} ${name}`
const all = (said: readonly Saying[]): Expected => Object.assign({}, ...said.map(({ value }) => value))

/** Only figures, because a stray number in words would merge with its neighbour: "twenty", "one". */
const FIGURES = STYLES.filter(({ name }) => name === 'figures')

describe('sentences of random vitals give the same values', () => {
  test.each(STYLES)('$language, $name', style => {
    fc.assert(
      fc.property(vitals, order, fc.nat(2), fc.boolean(), fc.boolean(), (given, spoken, variant, commas, lower) => {
        const of = sayings(style, given, variant)
        const said = spoken.map(vital => of[vital])
        const text = said.map(ahead).join(commas ? ', ' : ' ')
        const written = lower ? text.toLowerCase() : `${text}.`
        expect(filledIn(extractVitals(written)), written).toEqual(all(said))
      }),
      { numRuns: 300 },
    )
  })

  test.each(STYLES)('with the names behind their numbers: $language, $name', style => {
    fc.assert(
      fc.property(vitals, order, fc.nat(2), fc.boolean(), (given, spoken, variant, commas) => {
        const of = sayings(style, given, variant)
        const said = spoken.map(vital => of[vital])
        const text = said.map(behind).join(commas ? ', ' : ' ')
        expect(filledIn(extractVitals(text)), text).toEqual(all(said))
      }),
      { numRuns: 300 },
    )
  })

  test.each(STYLES)('with some names before and some behind, and a pause between: $language, $name', style => {
    const orders = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(vitals, order, fc.nat(2), orders, (given, spoken, variant, before) => {
        const of = sayings(style, given, variant)
        const said = spoken.map(vital => of[vital])
        const text = said.map((one, index) => (before[index] ? ahead(one) : behind(one))).join(', ')
        expect(filledIn(extractVitals(text)), text).toEqual(all(said))
      }),
      { numRuns: 300 },
    )
  })

  test.each(FIGURES)('a stray number before or behind them falsifies no value: $language, $name', style => {
    // Not a single digit, which would be tenths, and not 141 after 140, which is a correction.
    const stray = fc.record({ number: fc.integer({ min: 10, max: 299 }), first: fc.boolean() })
    fc.assert(
      fc.property(vitals, order, fc.nat(2), stray, fc.boolean(), (given, spoken, variant, { number, first }, led) => {
        const of = sayings(style, given, variant)
        const said = spoken.map(vital => of[vital])
        fc.pre(
          !Object.values(all(said)).some(
            value => number - Number(value) > 0 && number - Number(value) < 100 && Number(value) % 10 === 0,
          ),
        )
        const run = said.map(led ? ahead : behind).join(' ')
        const text = first ? `${style.say(number)} ${run}` : `${run} ${style.say(number)}`
        expect(all(said), text).toMatchObject(filledIn(extractVitals(text)))
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
