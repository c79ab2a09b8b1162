import { describe, expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'

const heard = (text: string) => extractVitals(text).facts
const rejected = (text: string) => extractVitals(text).rejected.map(({ fact, value, reason }) => [fact, value, reason])

describe('a value', () => {
  test('has its words and their position', () => {
    const text = 'Так, пульс сто двадцать, ритмичный.'
    expect(heard(text).HR).toEqual({
      kind: 'heard',
      value: 120,
      span: { start: 5, end: 23 },
      text: 'пульс сто двадцать',
      approximate: false,
    })
  })

  test.each([
    ['Пульс под сто сорок.', 'HR', 140],
    ['Pulse about sixty.', 'HR', 60],
    ['Σφύξεις γύρω στις εξήντα.', 'HR', 60],
  ] as const)('is marked approximate if it is said to be: %s', (text, fact, value) => {
    expect(heard(text)[fact]).toMatchObject({ kind: 'heard', value, approximate: true })
  })

  test.each([
    ['Дышит двадцать один раз в минуту.', 21],
    ['Дышит двадцать четыре раза в минуту.', 24],
    ['Частота дыхания 22 раза в мин.', 22],
    ['Breathing 24 times a minute.', 24],
    ['Breathing 24 times, sats 93.', 24],
    ['Дышит 24 раза.', 24],
    ['Αναπνέει 24 φορές.', 24],
    ['Αναπνέει 24 φορές το λεπτό.', 24],
  ])('is counted in times a minute: %s', (text, value) => {
    expect(heard(text).RR).toMatchObject({ kind: 'heard', value })
  })

  test.each(['Temp 37 99', 'Температура 37 99', 'Θερμοκρασία 37 99', 'Temp 36, 97'])(
    'is not replaced by an unrelated number in another unit: %s',
    text => expect(heard(text).Temp).toMatchObject({ kind: 'to-confirm', doubt: 'ambiguous' }),
  )

  test('of a growing transcript is the same as of the whole text', () => {
    const text = 'Давление 90 на 60. Пульс 110... перемеряю... 104. Сатурация 93 на кислороде.'
    extractVitals(text.slice(0, 40))
    expect(extractVitals(text)).toEqual(extractVitals(`${text}`))
    expect(heard(text.slice(0, 31)).HR).toMatchObject({ value: 110 })
    expect(heard(text).HR).toMatchObject({ value: 104 })
  })
})

describe('nothing is heard', () => {
  test.each([
    ['of what is counted by the day', 'Дышит кислородом 10 раз в день. Дышит 10 раз в день.'],
    ['of yesterday, although it was here', 'Вчера здесь давление 130 на 80.'],
    ['of an interval of the heart', 'PR 160, QRS 90. First degree block, PR 240.'],
    ['of a letter that may be anything', 'Potassium 5.9, P 59. Pupils R 4 L 4. Vitamin P 60.'],
    ['of a condition, although it is here', 'If the pressure here is 80 over 40, call me.'],
  ])('%s: %s', (_, text) => expect(Object.values(heard(text)).filter(({ kind }) => kind === 'heard')).toEqual([]))

  test('of the start of a change; its end is the current value', () =>
    expect(heard('Heart rate 128 down from 150 this morning.').HR).toMatchObject({ kind: 'heard', value: 128 }))
})

describe('undetectable is a sign and never a number', () => {
  test.each([
    ['Давление не определяется.', ['SBP', 'DBP']],
    ['Pulse not palpable, blood pressure unrecordable.', ['HR', 'SBP', 'DBP']],
    ['Can’t get a blood pressure.', ['SBP', 'DBP']],
    ['Δεν βρίσκω σφυγμό.', ['HR']],
    ['Συστολική ενενήντα, διαστολική δεν ακούγεται.', ['DBP']],
    ['She is not breathing, no pulse.', ['RR', 'HR']],
  ] as const)('%s', (text, facts) => {
    for (const fact of facts) expect(heard(text)[fact]).toMatchObject({ kind: 'undetectable' })
  })

  test('and "no fever" is neither a number nor undetectable', () => {
    for (const text of ['Температуры нет.', 'Afebrile.', 'Χωρίς πυρετό.']) {
      expect(heard(text)).toEqual({})
      expect(extractVitals(text).feverDenied?.text).toBe(text.slice(0, -1))
    }
  })
})

describe('a doubtful value is not filled in and shows its candidates', () => {
  test.each([
    ['Sats 92 to 94.', 'SpO2', 'range', [92, 94]],
    ['Пульс больше ста двадцати.', 'HR', 'bound', [120]],
    ['Sats in the low nineties.', 'SpO2', 'vague', []],
    ['Пульс 600.', 'HR', 'out-of-range', [600]],
    ['Pulse 36.7.', 'HR', 'out-of-range', [36.7]],
    ['98 sat 64 pulse 36', 'HR', 'ambiguous', [64]],
    ['BP 80 over 120.', 'SBP', 'contradiction', [80]],
    ['АД 140/90, 150/95.', 'SBP', 'ambiguous', [140, 150]],
    ['Σφύξεις 98, όχι 89.', 'HR', 'ambiguous', [98, 89]],
    ['My pulse is 90.', 'HR', 'unclear-person', [90]],
    ['Пульс был 100.', 'HR', 'past-only', [100]],
    ['Обычно давление 140 на 90, пульс 110.', 'HR', 'unclear-time', [110]],
    ['two patients: bed one pulse 80, bed two pulse 120', 'HR', 'unclear-person', [80, 120]],
  ] as const)('%s', (text, fact, doubt, values) => {
    expect(heard(text)[fact]).toMatchObject({ kind: 'to-confirm', doubt, candidates: values.map(value => ({ value })) })
  })
})

describe('a rejected value is kept with its reason', () => {
  test.each([
    ['У мужа пульс 90, у неё 110.', ['HR', 90, 'other-person']],
    ['Pulse 88 for him, 120 for his brother.', ['HR', 120, 'other-person']],
    ['Sats 88 in triage, 94 now.', ['SpO2', 88, 'earlier']],
    ['Συνήθως έχει πίεση 14 με 9, σήμερα 8,5 με 5.', ['SBP', 140, 'usual']],
    ['Pulse 120, no, 102.', ['HR', 120, 'corrected']],
    ['Target sats 94 to 98, currently 91.', ['SpO2', 94, 'not-measured']],
    ['Пульс 120, через 10 минут 100.', ['HR', 120, 'superseded']],
    ['Давление 14, нет, 140 на 85.', ['SBP', 14, 'corrected']],
  ] as const)('%s', (text, expected) => {
    expect(rejected(text)).toContainEqual(expected)
  })
})

describe('the patient', () => {
  test.each([
    ['72-year-old man, pulse 72.', 'male', 72],
    ['Мужчина 67 лет, спутан.', 'male', 67],
    ['Γυναίκα 82 ετών, σφύξεις 82.', 'female', 82],
    ['Her mother had a blood pressure of 200, hers is one thirty over eighty.', 'female', undefined],
    ['Курит 20 лет, пульс 80.', undefined, undefined],
    ['She is 67 years old.', 'female', 67],
    ['67-летний мужчина.', 'male', 67],
    ['Ребёнок 6 лет, пульс 120.', undefined, 6],
    ['8 year old boy.', 'male', 8],
    ['Диабет 10 лет мужчина 58 лет.', 'male', 58],
  ] as const)('has sex and age as advice: %s', (text, sex, ageYears) => {
    const result = extractVitals(text)
    expect([result.sex, result.ageYears]).toEqual([sex, ageYears])
  })

  test.each([
    'Сахарный диабет, 10 лет. Давление 88 на 50.',
    'Инсульт, 2 года назад.',
    'Астма с детства, 8 лет не было приступов.',
    '7 лет на диализе.',
    'Мужчина 10 лет болеет диабетом.',
    '10 year old scar, pulse 90.',
    'Carrying her 2 year old when she fell.',
    'He is 15 years post transplant.',
    'Diabetes, 10 years. BP 88 over 50.',
    'Εγκεφαλικό, 3 χρόνια πριν.',
    'Γυναίκα 10 χρόνια διαβητική.',
    'Пациент, 12 лет.',
  ])('has no age from another length of time, or from a number under 16 alone: %s', text =>
    expect(extractVitals(text).ageYears).toBeUndefined(),
  )
})

describe('a pregnancy', () => {
  test.each([
    ['Беременна, 32 недели. Давление 160 на 110.', 'Беременна'],
    ['Женщина 30 лет, беременная, пульс 110.', 'беременная'],
    ['Беременность 32 недели, давление 160 на 110.', 'Беременность'],
    ['She is 32 weeks pregnant, BP 160 over 110.', 'pregnant'],
    ['28-year-old woman, 20 weeks pregnant, pulse 120.', 'pregnant'],
    ['Έγκυος 32 εβδομάδων, πίεση 160 με 110.', 'Έγκυος'],
  ])('is recognised if it is said of the patient: %s', (text, said) =>
    expect(extractVitals(text).pregnant).toMatchObject({ text: said }),
  )

  test.each([
    'Не беременна, пульс 110.',
    'Беременность отрицает. Пульс 100.',
    'Тест на беременность отрицательный, пульс 90.',
    'Жена беременна, у него пульс 90.',
    'Not pregnant, pulse 90.',
    'Denies being pregnant.',
    'Δεν είναι έγκυος, πίεση 120 με 80.',
  ])('is not recognised if it is denied, asked or of another person: %s', text =>
    expect(extractVitals(text)).not.toHaveProperty('pregnant'),
  )
})
