import { describe, expect, test } from 'vitest'
import { interpret } from '../../../../src/domain/documents/interpret.ts'
import { pageOfText } from '../../../../src/domain/documents/page-of-text.ts'
import { type Claims, checkedProposals } from '../../../../src/domain/documents/proposals/proposals.ts'
import type { ReadPage } from '../../../../src/domain/labs/page.ts'
import fc from '../../../fast-check.ts'

const NOTHING: Claims = { conclusion: [], recommendations: [], prescriptions: [], procedures: [] }
const of = (text: string, claims: Partial<Claims>, report = {}) =>
  checkedProposals([pageOfText(text)], { ...NOTHING, ...claims }, report)
const medicine = (medication: string, dosage: string | null = null, frequency: string | null = null) => ({
  ...{ medication, dosage, frequency, duration: null },
})
/** The cells of the one row that are not on the page; null if nothing was proposed. */
const unfound = (text: string, one: Claims['prescriptions'][number]) =>
  of(text, { prescriptions: [one] })[0]?.unfound ?? null

const LETTER = `Dear colleague,
I saw her today. In short, this is a mild
asthma without signs of infection. She may go on with her sport.
We started Zorvatrel 5 mg twice daily and Amlodipine 10 mg in the morning.
`

test('a statement that stands on the page carries its lines', () => {
  const [one, ...more] = of(LETTER, { conclusion: ['In short, this is a mild asthma without signs of infection.'] })
  expect(more).toEqual([])
  expect(one).toMatchObject({ id: 'conclusion-1', kind: 'conclusion', unfound: [] })
  expect(one?.sources.map(source => source.line)).toEqual([
    'I saw her today. In short, this is a mild',
    'asthma without signs of infection. She may go on with her sport.',
  ])
})

test.each([
  ['that is not there', 'She has pneumonia.'],
  ['with another word', 'In short, this is a severe asthma without signs of infection.'],
  ['that is half a sentence, which may say the opposite', 'signs of infection.'],
  ['that ends where a line ends and its sentence goes on', 'In short, this is a mild'],
])('a statement %s is to be confirmed, without a line', (_, text) => {
  expect(of(LETTER, { conclusion: [text] })).toMatchObject([{ unfound: ['text'], sources: [] }])
})

describe('a medicine', () => {
  test('that no list knows is proposed with its line', () => {
    const [one] = of(LETTER, { prescriptions: [medicine('Zorvatrel', '5 mg', 'twice daily')] })
    expect(one).toMatchObject({ unfound: [], cells: { medication: 'Zorvatrel', dosage: '5 mg' } })
    expect(one?.sources[0]?.line).toContain('We started Zorvatrel 5 mg')
  })

  test('does not get the dose of its neighbour on the line', () => {
    expect(unfound(LETTER, medicine('Zorvatrel', '10 mg'))).toEqual(['dosage'])
    expect(unfound(LETTER, medicine('Amlodipine', '5 mg'))).toEqual(['dosage'])
    expect(unfound(LETTER, medicine('Amlodipine', '10 mg', 'twice daily'))).toEqual(['frequency'])
    expect(
      unfound('Amlodipine 10 mg, Zorvatrel 5 mg 2 times daily', medicine('Amlodipine', null, '2 times daily')),
    ).toEqual(['frequency'])
    expect(unfound('5 mg Amlodipine and 10 mg Ramipril', medicine('Amlodipine', '10 mg'))).toEqual(['dosage'])
  })

  test('is found with its frequency in figures', () => {
    expect(unfound('Таб. Зорватрел 5 мг 2 раза в день', medicine('Зорватрел', '5 мг', '2 раза в день'))).toEqual([])
  })

  test('may be continued below, but not by another medicine', () => {
    expect(unfound('Zorvatrel\n5 mg twice daily', medicine('Zorvatrel', '5 mg', 'twice daily'))).toEqual([])
    expect(unfound('Zorvatrel\n5 mg ramipril', medicine('Zorvatrel', '5 mg'))).toEqual(['dosage'])
  })

  test.each(['50 mg', '0.5 mg', '5.0 mg', '5 mcg', '5', 'mg 5', '5-10 mg', '05 mg'])(
    'of 5 mg is never found as %s',
    dosage => {
      expect(unfound('Take Zorvatrel 5 mg daily', medicine('Zorvatrel', dosage))).toEqual(['dosage'])
    },
  )

  test.each([
    '0.5 mg',
    '15 mg',
    '1-5 mg',
    '1/5 mg',
    '< 5 mg',
    '2,5 mg',
    '5 mg/ml',
    '½5 mg',
    '-5 mg',
    '10 mg and Xiravon 5 mg',
  ])('of %s is never found as 5 mg', printed => {
    expect(unfound(`Zorvatrel ${printed} daily`, medicine('Zorvatrel', '5 mg'))).toEqual(['dosage'])
  })

  test('is found in letters of another alphabet that look alike, and in other dashes and spaces', () => {
    expect(unfound('Зорватрел 5 – 10 мг', medicine('ЗОРВАТРЕЛ', '5-10 мг'))).toEqual([])
  })
})

test('a medicine of a picture must stand in both readings', () => {
  const picture = (...texts: string[]): ReadPage => {
    const readings = texts.map(text => pageOfText(text).readings[0]?.map(word => ({ ...word, confidence: 0.9 })) ?? [])
    return { number: 1, aspect: 0.7, readings }
  }
  const read = (second: string) =>
    checkedProposals(
      [picture('Take Zorvatrel 5 mg', second)],
      { ...NOTHING, prescriptions: [medicine('Zorvatrel', '5 mg')] },
      {},
    )
  expect(read('Take Zorvatrel 5 mg')).toMatchObject([{ unfound: [] }])
  expect(read('Take Zorvatrel 6 mg')).toMatchObject([{ unfound: ['dosage'] }])
  expect(read('Take')).toMatchObject([{ unfound: ['medication', 'dosage'] }])
})

test('what the rules found is not proposed again', () => {
  const text = `Consultation
Diagnosis: Mild asthma. No infection.
Recommendations: Control in a week.
Treatment:
1. Amlodipine 5 mg once daily
Procedures:
1. Massage of the neck`
  const { report } = interpret([pageOfText(text)]).reports[0]
  const again = {
    ...{ conclusion: ['Mild asthma.', 'Control in a week'], recommendations: ['Control in a week.', 'No infection'] },
    prescriptions: [medicine('amlodipine', '5 mg', 'once daily'), medicine('Amlodipine', null)],
    procedures: [{ name: 'Massage of the neck', duration: null, frequency: null }],
  }
  expect(of(text, again, report)).toEqual([])
  expect(of(text, { prescriptions: [medicine('Amlodipine', '50 mg')] }, report)).toMatchObject([
    { unfound: ['dosage'] },
  ])
})

test('no claim is found that is not on the page, whatever it says', () => {
  const word = fc.constantFrom(
    'Zorvatrel',
    'Amlodipine',
    '5',
    '0.5',
    '50',
    'mg',
    'mcg',
    'twice',
    'daily',
    '-',
    '<',
    'no',
  )
  const some = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' '))
  fc.assert(
    fc.property(some, some, (line, dosage) => {
      const page = `Zorvatrel ${line}`
      const [one] = of(page, { prescriptions: [medicine('Zorvatrel', dosage)] })
      // A dash that does not make a range of two numbers is punctuation.
      const squeezed = (text: string) =>
        text
          .replaceAll(/(?<!\d\s?)-|-(?!\s?\d)/g, '')
          .replaceAll(/\s/g, '')
          .toLowerCase()
      if (one && one.unfound.length === 0) expect(squeezed(page)).toContain(squeezed(dosage))
    }),
    {
      examples: [
        ['daily mg Zorvatrel', 'daily - mg'],
        ['no Zorvatrel daily', 'no daily'],
        ['twice Zorvatrel no Zorvatrel', 'twice no'],
      ],
    },
  )
})
