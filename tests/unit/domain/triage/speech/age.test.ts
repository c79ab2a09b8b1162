import { describe, expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'

describe('an age is read in years and months', () => {
  test.each([
    ['Five-year-old boy, pulse 130.', 5],
    ['5 yo girl, temp 39.', 5],
    ['A girl of seven, sats 95.', 7],
    ['She is six years old.', 6],
    ['He is 5 years old, pulse 130.', 5],
    ['Aged 4, resps 30.', 4],
    ['18-month-old boy with a fever of 39.', 1],
    ['Baby, 8 months old, pulse 150.', 0],
    ['Two years and three months old, temp 38.', 2],
    ['Newborn, pulse 150.', 0],
    ['72-year-old man, pulse 72.', 72],
    ['Ему пять лет, пульс 130.', 5],
    ['Ей 7 лет, температура 39.', 7],
    ['Мальчик пяти лет.', 5],
    ['Мальчику 3 года, дышит 40 раз в минуту.', 3],
    ['Пятилетний мальчик, пульс 130.', 5],
    ['Девочка, 8 месяцев, температура 39.', 0],
    ['Ребёнок полутора лет, пульс 140.', 1],
    ['Ребёнку год и два месяца, температура 38.', 1],
    ['Ребёнку 1 год 3 месяца.', 1],
    ['Двадцатипятилетняя женщина, давление 90 на 60.', 25],
    ['Восьмимесячный ребёнок, сатурация 94.', 0],
    ['Новорождённый, пульс 150.', 0],
    ['Женщине 34 года.', 34],
    ['Αγόρι πέντε ετών, σφύξεις 130.', 5],
    ['Κορίτσι 8 μηνών, θερμοκρασία 39.', 0],
    ['Πεντάχρονο αγόρι, σφύξεις 130.', 5],
    ['Παιδί 5 χρονών, κορεσμός 95.', 5],
    ['Είναι έξι χρονών, σφύξεις 120.', 6],
    ['Νεογέννητο, σφύξεις 150.', 0],
    ['Παιδί ενάμισι έτους, θερμοκρασία 39.', 1],
  ] as const)('%s', (text, years) => expect(extractVitals(text).ageYears).toBe(years))

  test.each([
    ['18-month-old boy with a fever of 39.', 18],
    ['Ребёнку 1 год 3 месяца.', 15],
    ['Κορίτσι 8 μηνών, θερμοκρασία 39.', 8],
  ] as const)('and keeps its months: %s', (text, months) => expect(extractVitals(text).ageMonths).toBe(months))

  test.each([
    'Сахарный диабет, 10 лет. Давление 88 на 50.',
    'Пятилетней давности инфаркт, давление 120 на 80.',
    'Diabetes for 5 years. BP 88 over 50.',
    'Two months ago she fell. Pulse 80.',
    'Pregnant 8 months, pulse 90.',
    'Εγχείρηση πριν 5 μήνες, σφύξεις 80.',
    'У неё сын пяти лет. Пульс 80.',
  ])('is none, nor a doubt: %s', text => {
    expect(extractVitals(text)).not.toHaveProperty('ageYears')
    expect(extractVitals(text)).not.toHaveProperty('ageDoubt')
  })

  test.each([
    ['Мужчина 62 года, пульс 80. Ему пять лет.', [62, 5]],
    ['Пациент, 12 лет, пульс 90.', [12]],
    ['Пять лет, пульс 130.', [5]],
    ['Five years, pulse 130.', [5]],
    ['Πέντε ετών, σφύξεις 130.', undefined],
  ] as const)('is a doubt if it may be another length of time, or if two disagree: %s', (text, values) =>
    expect(extractVitals(text).ageDoubt?.map(({ value }) => value)).toEqual(values),
  )
})
