import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../../../src/contract/locales.ts'
import { type AssessmentInput, assess } from '../../../../../src/domain/triage/assess.ts'
import { MORSE_ITEM_IDS, MORSE_ITEMS } from '../../../../../src/domain/triage/morse.ts'
import { PROFILE_IDS } from '../../../../../src/domain/triage/profiles/profile.ts'
import { keyFactors, recommendations } from '../../../../../src/domain/triage/texts/advice.ts'
import { explain, reasoning } from '../../../../../src/domain/triage/texts/explain.ts'
import { MORSE_RISK_TEXTS, MORSE_TEXTS } from '../../../../../src/domain/triage/texts/morse-texts.ts'
import * as news2Texts from '../../../../../src/domain/triage/texts/news2-texts.ts'
import { noticeText } from '../../../../../src/domain/triage/texts/notice-texts.ts'
import { midSentence } from '../../../../../src/domain/triage/texts/phrase.ts'
import * as vitalTexts from '../../../../../src/domain/triage/texts/vital-texts.ts'
import { printVital } from '../../../../../src/domain/triage/texts/vital-texts.ts'
import { VITAL_IDS, type Vitals } from '../../../../../src/domain/triage/vitals.ts'
import { anyPatient, anyVitals, WELL } from '../../../../factories/triage/vitals.ts'
import fc from '../../../../fast-check.ts'

const moscow = (vitals: Vitals, more: Partial<AssessmentInput> = {}) =>
  assess({ profileId: 'russia_moscow_v1', vitals: { ...WELL, ...vitals }, ...more })
const pneumonia = moscow(
  { HR: 128, RR: 28, SpO2: 88, SBP: 92, DBP: 58, Temp: null },
  { symptoms: ['severe dyspnoea at rest'], morse: { secondaryDiagnosis: 'yes', gait: 'weak' } },
)

describe('the reasons of the category are given', () => {
  test('in English', () =>
    expect(explain(pneumonia, 'en')).toEqual([
      'Oxygen saturation 88\u00a0%: below 90',
      'NEWS2 at least 10: 7 or more',
      'Consciousness: not crossed (unresponsive)',
      'Systolic pressure 92\u00a0mmHg: not crossed (below 70)',
      'Heart rate 128/min: above 120',
      'Respiratory rate 28/min: not crossed (above 30)',
      'NEWS2 at least 10; not known: temperature',
      'One value alone scores 3 (respiratory rate, oxygen saturation): urgent review by RCP',
      'Forced by red lines (oxygen saturation, NEWS2): Red — immediate',
      'Category: Red — immediate',
    ]))

  test('in Russian, without the rules that did not decide', () =>
    expect(reasoning(pneumonia, 'ru')).toBe(
      'Сатурация 88\u00a0%: ниже 90. NEWS2 не меньше 10: 7 и больше. Пульс 128/мин: выше 120. ' +
        'NEWS2 не меньше 10; нет данных: температура. ' +
        'Один показатель даёт 3 балла (частота дыхания, сатурация): по RCP нужен срочный осмотр. ' +
        'Категория по критическим порогам (сатурация, NEWS2): Красный — немедленно. Категория: Красный — немедленно.',
    ))

  test('in Greek, with a category that may still rise', () =>
    expect(reasoning(moscow({ Temp: null, onOxygen: true, HR: 91 }), 'el')).toBe(
      'NEWS2 τουλάχιστον 3· λείπουν: θερμοκρασία. Κατηγορία τουλάχιστον: Κίτρινο — επείγον· μπορεί να γίνει πιο επείγουσα.',
    ))

  test('without a category, with the cause', () =>
    expect(reasoning(moscow({}, { patient: { ageYears: 7, pregnant: true } }), 'en')).toBe(
      'NEWS2 is not used: under 16 years of age, pregnancy. No category by the rules: too little is known.',
    ))

  test('for an unresponsive patient', () =>
    expect(explain(moscow({ ACVPU: 'U' }), 'en')[2]).toBe('Consciousness: unresponsive'))
})

describe('the key factors', () => {
  test('name each vital once: red-lines, symptoms, a lone 3, then what is outside its band, critical first', () => {
    expect(keyFactors(pneumonia, 'en')).toEqual([
      'Oxygen saturation 88\u00a0%: below 90',
      'NEWS2 at least 10: 7 or more',
      'Heart rate 128/min: above 120',
      'severe dyspnoea at rest',
      'Respiratory rate 28/min: 3 points in NEWS2',
      'Diastolic pressure 58\u00a0mmHg, low',
    ])
    expect(keyFactors(moscow({ SBP: 185, DBP: 95, Temp: 37.6, HR: 39 }), 'en')).toEqual([
      'Heart rate 39/min: 3 points in NEWS2',
      'Systolic pressure 185\u00a0mmHg, high',
      'Diastolic pressure 95\u00a0mmHg, high',
      'Temperature 37.6\u00a0°C, high',
    ])
  })

  test('give consciousness as stated, else by the coma score', () => {
    expect(keyFactors(moscow({ ACVPU: 'C' }), 'en')).toEqual(['New confusion: 3 points in NEWS2'])
    expect(keyFactors(moscow({ ACVPU: null, GCS: 14 }), 'en')).toEqual(['Coma scale (GCS) 14: 3 points in NEWS2'])
    expect(keyFactors(moscow({ ACVPU: 'U', GCS: 3 }), 'en')).toEqual(['Consciousness: unresponsive'])
  })

  test('are none for a well patient', () => expect(keyFactors(moscow({}), 'en')).toEqual([]))
})

describe('the recommendations', () => {
  test('ask for the response, the missing values, the next assessment and care against falls', () =>
    expect(recommendations(pneumonia, 'en')).toEqual([
      'Life is threatened now. Resuscitation room, doctor at once.',
      'Still to measure or ask: temperature',
      'Watch continuously, reassess every 15 min: red — immediate',
      'Prevent falls: at least moderate fall risk',
    ]))

  test('add the urgent review of the RCP to the response to a low total, and only there', () => {
    const urgent = 'The nurse informs the medical team; urgent review on the ward'
    expect(recommendations(moscow({ SBP: 90 }), 'en')).toEqual([
      'Increased monitoring',
      urgent,
      'Reassess every 60 min: yellow — urgent',
    ])
    expect(recommendations(moscow({ SBP: 90, onOxygen: true }), 'en')).not.toContain(urgent)
  })

  test('never ask for less than a red forced by red-lines', () => {
    const scale2 = { SpO2: 89, spo2Scale: 2, onOxygen: true } as const
    const red = moscow(scale2)
    expect(red.classification.category).toBe('rus_red')
    expect(red.news2).toMatchObject({ kind: 'complete', total: 2 })
    expect(recommendations(red, 'en')).toEqual([
      'Life is threatened now. Resuscitation room, doctor at once.',
      'Reassess every 15 min: red — immediate',
    ])
    expect(recommendations(moscow({ ...scale2, SpO2: 91 }), 'en')).toContain('Routine observation')
  })

  test('watch a Manchester red continuously, and omit a scale that the profile does not have', () => {
    const red = assess({
      profileId: 'mts-v1.0',
      vitals: { ...WELL, SpO2: 85, HR: 135, SBP: 88 },
      morse: { historyOfFalling: 'yes' },
    })
    expect(recommendations(red, 'en')).toEqual([
      'Life is threatened now. Doctor at once, continuous observation.',
      'Watch continuously: red — immediate',
    ])
  })

  test('begin with an absent pulse or breathing, and what to do', () => {
    expect(recommendations(moscow({ Temp: 385, RR: null }, { unrecordable: ['RR'] }), 'en')[0]).toBe(
      'No breathing was measured. Look now; if the patient is not breathing, start resuscitation.',
    )
    expect(recommendations(moscow({ SpO2: 39, HR: null }, { unrecordable: ['HR'] }), 'ru').slice(0, 2)).toEqual([
      'Пульс не определяется. Проверьте на сонной артерии сейчас; если его нет, начинайте реанимацию.',
      'Сатурация: 39 — очень низко. Учитывается, пока не измерят снова.',
    ])
  })

  test('begin with values to check again', () =>
    expect(recommendations(moscow({ Temp: 385 }, { unrecordable: ['DBP'] }), 'en')[0]).toBe(
      'Temperature 385 is outside 15–45 and was not counted. Check it.',
    ))
})

test.each([
  ['Temp', 36, 'en', '36.0\u00a0°C'],
  ['Temp', 38.9, 'ru', '38,9\u00a0°C'],
  ['Temp', 38.9, 'el', '38,9\u00a0°C'],
  ['HR', 72, 'ru', '72/мин'],
  ['HR', 72, 'el', '72/λεπτό'],
  ['SBP', 120, 'ru', '120\u00a0мм рт. ст.'],
  ['GCS', 15, 'en', '15'],
] as const)('%s %d in %s reads %s', (id, value, locale, printed) => expect(printVital(id, value, locale)).toBe(printed))

test.each([
  ['Heart rate', 'heart rate'],
  ['Σφύξεις', 'σφύξεις'],
  ['NEWS2', 'NEWS2'],
])('%s is %s in the middle of a sentence', (name, expected) => expect(midSentence(name)).toBe(expected))

const GREEK = /\p{Script=Greek}/u
const CYRILLIC = /\p{Script=Cyrillic}/u

test('every text of the tables is written in every language, in its own letters', () => {
  const isText = (value: object): value is Record<string, string> => 'en' in value
  const textsIn = (value: unknown): Record<string, string>[] =>
    typeof value !== 'object' || value === null ? [] : isText(value) ? [value] : Object.values(value).flatMap(textsIn)
  const texts = [news2Texts, vitalTexts, MORSE_TEXTS, MORSE_RISK_TEXTS].flatMap(table => textsIn({ ...table }))
  expect(texts.length).toBeGreaterThan(60)
  for (const text of texts) {
    expect(Object.keys(text).toSorted()).toEqual([...LOCALES].toSorted())
    expect(text.en).not.toMatch(GREEK)
    expect(text.en).not.toMatch(CYRILLIC)
    expect(text.ru).not.toMatch(GREEK)
    expect(text.el).not.toMatch(CYRILLIC)
  }
})

test('every question and answer of Morse has a text', () => {
  for (const item of MORSE_ITEM_IDS) {
    expect(Object.keys(MORSE_TEXTS[item].answers)).toEqual(Object.keys(MORSE_ITEMS[item]))
  }
})

test('for any input, every text is complete and in one language', () => {
  const input = fc.record({
    profileId: fc.constantFrom(...PROFILE_IDS),
    vitals: anyVitals,
    patient: anyPatient,
    unrecordable: fc.subarray([...VITAL_IDS]),
  })
  fc.assert(
    fc.property(input, fc.constantFrom(...LOCALES), (known, locale) => {
      const assessment = assess(known)
      const lines = [
        ...explain(assessment, locale),
        reasoning(assessment, locale),
        ...keyFactors(assessment, locale),
        ...recommendations(assessment, locale),
        ...assessment.notices.map(notice => noticeText(notice, locale)),
      ]
      for (const line of lines) {
        expect(line).not.toMatch(/[{}]|undefined|null|NaN| {2}|^\s|\s$/)
        if (locale !== 'ru') expect(line).not.toMatch(CYRILLIC)
        if (locale !== 'el') expect(line).not.toMatch(GREEK)
      }
    }),
  )
})
