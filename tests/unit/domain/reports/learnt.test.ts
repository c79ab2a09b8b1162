import { describe, expect, test } from 'vitest'
import { withIdleTalk } from '../../../../.tools/learn/idle-talk.ts'
import { LEARNT_FROM, learn } from '../../../../.tools/learn/learn.ts'
import { numbersFrom, train } from '../../../../.tools/learn/train.ts'
import { SECTION_IDS } from '../../../../src/domain/reports/extraction.ts'
import { FILING } from '../../../../src/domain/reports/learnt/filing.gen.ts'
import { logProbabilities } from '../../../../src/domain/reports/learnt/linear.ts'
import { WORTH } from '../../../../src/domain/reports/learnt/worth.gen.ts'
import { unitsOf } from '../../../../src/domain/reports/sections/sort.ts'
import { statementsOf } from '../../../../src/domain/reports/talk/statements.ts'
import { readTranscript } from '../../../../src/domain/reports/text/reading.ts'
import { readVisits } from '../../../factories/visits/visit.ts'
import { find, sentences } from './found.ts'

describe('a linear model', () => {
  const examples = Array.from({ length: 60 }, (_, at) => ({
    features: [at % 2 ? 'odd' : 'even', `noise ${at % 3}`],
    right: at % 2 ? [1, 0] : [0, 1],
  }))
  const model = train(['first', 'second'], examples)

  test('learns what decides, and forgets what does not', () => {
    const [odd, even] = [['odd'], ['even']].map(one => logProbabilities(model, one))
    expect(odd?.[0]).toBeGreaterThan(Math.log(0.8))
    expect(even?.[1]).toBeGreaterThan(Math.log(0.8))
    expect(Object.keys(model.weights)).toEqual(['even', 'odd'])
  })

  test('is the same at every run', () => expect(train(['first', 'second'], examples)).toEqual(model))

  test('gives probabilities, whatever it has never seen', () => {
    for (const features of [[], ['odd', 'never seen'], ['toString', '__proto__']])
      expect(logProbabilities(model, features).reduce((sum, one) => sum + Math.exp(one), 0)).toBeCloseTo(1)
  })
})

test('idle talk moves the gold and changes none of its words', () => {
  const next = numbersFrom(7)
  let inserted = 0
  for (const visit of readVisits('given')) {
    const talked = withIdleTalk(visit, next)
    if (!talked) continue
    inserted += talked.transcript.length - visit.transcript.length
    for (const [id, facts] of Object.entries(talked.gold.sections))
      for (const [at, { spans }] of facts.entries()) {
        const quotes = visit.gold.sections[id as keyof typeof visit.gold.sections]?.[at]?.quotes
        expect(spans.map(([from, to]) => talked.transcript.slice(from, to))).toEqual(quotes)
      }
  }
  expect(inserted).toBeGreaterThan(1000)
})

describe('what the model may not do', () => {
  test('leave out an exchange about the body, however short', () =>
    expect(find('Doctor: Any cough?\nPatient: Yes.\nDoctor: Any fever?\nPatient: No.', 'cough')).toBeDefined())

  test('leave out an allergy or a medicine', () => {
    const text =
      'Doctor: Any cough?\nPatient: No.\nPatient: Ha, penicillin and me, we are no friends, I swell up like a balloon.'
    expect(find(text, 'penicillin')).toBeDefined()
  })

  test("make a patient's diagnosis the doctor's", () => {
    const assessing = {
      classes: SECTION_IDS,
      weights: { 'form dialogue': SECTION_IDS.map(id => (id === 'assessment' ? 800 : 0)) },
    }
    const text =
      'Doctor: Any cough?\nPatient: Yes, for a week. I think it is pneumonia.\nDoctor: Let me listen. It looks like bronchitis.'
    const reading = readTranscript(text)
    const units = unitsOf(reading, statementsOf(reading), { filing: assessing, worth: null })
    const filed = units.filter(({ section }) => section === 'assessment')
    expect(filed.map(({ speaker }) => speaker)).toEqual(filed.map(() => 'doctor'))
    expect(filed.length).toBeGreaterThan(0)
  })

  test("make a relative's medicine the patient's", () => {
    const text =
      'Doctor: Any cough?\nPatient: No.\nDoctor: Anyone in the family ill?\nPatient: My brother has asthma. He takes Symbicort.'
    expect(sentences(text).filter(({ id }) => id === 'drugHistory')).toEqual([])
  })
})

// Half a minute: in the long run only.
test.runIf(process.env.LEARN === 'again')('the models are what the visits teach today', { timeout: 300_000 }, () => {
  const { filing, worth } = learn(LEARNT_FROM.flatMap(readVisits))
  expect(filing).toEqual(FILING)
  expect(worth).toEqual(WORTH)
})
