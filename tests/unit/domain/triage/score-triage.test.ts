import { describe, expect, it } from 'vitest'
import type { TriageSuggestions } from '../../../../src/contract/entities/triage.ts'
import type { TypedTriage } from '../../../../src/contract/entities/triage-input.ts'
import { confidenceLabel, needsChecking } from '../../../../src/domain/triage/confidence.ts'
import { foundSomething, scoreTriage, type TriageCase } from '../../../../src/domain/triage/score-triage.ts'
import { extractVitals } from '../../../../src/domain/triage/speech/extract-vitals.ts'
import { anyVitals, WELL } from '../../../factories/triage/vitals.ts'
import fc from '../../../fast-check.ts'

const score = (typed: TypedTriage, transcript = '', more: Partial<TriageCase> = {}) =>
  scoreTriage({
    profileId: 'russia_moscow_v1',
    typed,
    transcript,
    heard: transcript === '' ? null : extractVitals(transcript, { language: 'en' }),
    writer: 'engine',
    record: {},
    suggestions: null,
    locale: 'en',
    ...more,
  })
const confidence = (...given: Parameters<typeof score>) => score(...given).classification.confidence
const SAID = 'BP 124 over 78, pulse 72, sats 98 on room air, resp rate 16, temp 36.6, alert.'

describe('the confidence', () => {
  it('is 1 for typed values, 0.9 for a transcript of an engine, 0.95 of a person, 0.8 for captions', () => {
    expect(confidence({ vitals: WELL })).toBe(1)
    expect(confidence({}, SAID)).toBe(0.9)
    expect(confidence({}, SAID, { writer: 'person' })).toBe(0.95)
    const captions = confidence({}, SAID, { writer: 'captions' })
    expect([captions, confidenceLabel(captions), needsChecking(captions)]).toEqual([0.8, 'medium', false])
  })

  it('asks for a check if one value is approximate, or typed and spoken values differ', () => {
    const about = confidence({}, SAID.replace('pulse 72', 'pulse about 72'))
    expect([about, needsChecking(about)]).toEqual([0.7, true])
    const disputed = confidence({ vitals: { ...WELL, HR: 70 } }, SAID)
    expect([disputed, needsChecking(disputed)]).toEqual([0.75, true])
  })

  it('falls with every missing value, to 0 without a category', () => {
    const without = (...missing: (keyof typeof WELL)[]) =>
      confidence({ vitals: { ...WELL, SpO2: 94, RR: 21, ...Object.fromEntries(missing.map(id => [id, null])) } })
    expect(without('Temp')).toBe(0.86)
    expect(without('Temp', 'HR')).toBe(0.71)
    expect(without('Temp', 'HR', 'SBP')).toBe(0.57)
    expect(confidence({ vitals: { HR: 72 } })).toBe(0)
    expect(confidence({})).toBe(0)
  })

  it('is that of a forcing red-line, whatever is missing', () => {
    expect(confidence({ vitals: { SpO2: 89 } })).toBe(1)
    expect(confidence({}, 'Sats 89.')).toBe(0.9)
    expect(confidence({}, 'Unresponsive.')).toBe(0.9)
    expect(confidence({ vitals: { SpO2: 89 } }, 'Unresponsive.')).toBe(1)
  })

  it('of a forcing NEWS2 is that of the least sure value that raised it', () => {
    const vitals = { ...WELL, SpO2: 92, RR: 25, HR: null }
    expect(confidence({ vitals }, 'Pulse 115.')).toBe(0.9)
    expect(confidence({ vitals }, 'Pulse about 115.')).toBe(0.7)
    expect(confidence({ vitals: { ...vitals, Temp: null } }, 'Pulse 115.')).toBe(0.9)
  })

  it('is between 0 and 1 for any vitals', () => {
    fc.assert(
      fc.property(anyVitals, vitals => {
        const { classification } = score({ vitals })
        expect(classification.confidence).toBeGreaterThanOrEqual(0)
        expect(classification.confidence).toBeLessThanOrEqual(1)
        expect(classification.confidence > 0).toBe(classification.category !== null)
      }),
    )
  })
})

const suggestions = (more: Partial<TriageSuggestions>): TriageSuggestions => ({
  model: 'some-model',
  symptoms: [],
  complaints: [],
  keyFactors: [],
  recommendations: [],
  values: [],
  ...more,
})

describe('a model’s suggestions', () => {
  const proposed = suggestions({
    keyFactors: [{ text: 'Saturation 85 % on arrival' }, { text: 'Pulse 72, two days of fever' }],
    values: [
      { fact: 'SpO2', value: 85, text: 'sats 85' },
      { fact: 'HR', value: 72, text: 'pulse 72' },
    ],
  })

  it('never score: the result is the same without them', () => {
    const { toBeConfirmed: _with, ...withModel } = score({}, SAID, { suggestions: proposed })
    const { toBeConfirmed: _without, ...alone } = score({}, SAID)
    expect(withModel).toEqual(alone)
  })

  it('list every number that was not spoken, once, as to be confirmed', () => {
    const transcript = `${SAID} Fever for two days.`
    expect(score({}, transcript, { suggestions: proposed }).toBeConfirmed).toEqual([
      { fact: 'SpO2', value: 85, by: 'model', text: 'sats 85' },
    ])
    const loose = suggestions({ recommendations: [{ text: 'Give 500 ml' }] })
    expect(score({}, SAID, { suggestions: loose }).toBeConfirmed).toEqual([
      { fact: null, value: 500, by: 'model', text: 'Give 500 ml' },
    ])
  })

  it('are settled by typing the value', () => {
    const typed = { vitals: { SpO2: 85 } }
    expect(score(typed, SAID, { suggestions: proposed }).toBeConfirmed.filter(one => one.by === 'model')).toEqual([
      { fact: null, value: 2, by: 'model', text: 'Pulse 72, two days of fever' },
    ])
  })
})

describe('the texts of a result', () => {
  it('contain complaints as spoken, and no denied ones', () => {
    const { extractedData, summary } = score({}, `Complains of chest pain. No complaints of nausea. ${SAID}`)
    expect(extractedData.complaints).toEqual(['Complains of chest pain.'])
    expect(summary).toBe(
      'Complains of chest pain. Heart rate 72/min, respiratory rate 16/min, oxygen saturation 98\u00a0%, systolic pressure 124\u00a0mmHg, diastolic pressure 78\u00a0mmHg, temperature 36.6\u00a0°C, alert. NEWS2 0, low risk. Category: Green — not urgent.',
    )
  })

  it('report if nothing was found', () => {
    expect(foundSomething(score({}, 'Good morning, how are you?'))).toBe(false)
    expect(foundSomething(score({}))).toBe(false)
    for (const said of ['Pulse 72.', 'Sats between 88 and 92.', 'Complains of chest pain.', 'BP unrecordable.'])
      expect(foundSomething(score({}, said)), said).toBe(true)
    expect(foundSomething(score({ symptoms: ['cough'] }))).toBe(true)
  })

  it('state that NEWS2 is not used under 16 or in pregnancy', () => {
    for (const patient of [{ ageYears: 15 }, { pregnant: true }]) {
      const { classification, recommendations } = score({ vitals: WELL, patient })
      expect(classification).toMatchObject({ category: null, confidence: 0 })
      expect(recommendations.join(' ')).toContain('NEWS2')
    }
    expect(score({ vitals: WELL, patient: { ageYears: 16 } }).classification.category?.id).toBe('rus_green')
  })
})
