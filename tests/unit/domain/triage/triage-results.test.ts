import { describe, expect, test } from 'vitest'
import { type AssessmentInput, assess } from '../../../../src/domain/triage/assess.ts'
import { triageResults } from '../../../../src/domain/triage/triage-results.ts'
import type { Vitals } from '../../../../src/domain/triage/vitals.ts'
import { WELL } from '../../../factories/triage/vitals.ts'

const results = (vitals: Vitals, more: Partial<AssessmentInput> = {}) =>
  triageResults(assess({ profileId: 'russia_moscow_v1', vitals: { ...WELL, ...vitals }, ...more }), 0.92, 'en')

describe('the results of a triage, as the specification names them', () => {
  test('classify, with the reasoning and whether a red-line forced it', () => {
    expect(results({ SpO2: 89 }).classification).toMatchObject({
      category: { id: 'rus_red', name: 'Red — immediate' },
      confidence: 0.92,
      redlineForced: true,
      keyFactors: ['Oxygen saturation 89\u00a0%: below 90'],
    })
    expect(results({}).classification).toMatchObject({ category: { id: 'rus_green' }, redlineForced: false })
    expect(results({ Temp: null }).classification).toMatchObject({ category: null, redlineForced: false })
  })

  test('have the vitals as assessed, null if missing', () =>
    expect(
      results({ HR: 1280, Temp: 36.64, DBP: null }, { patient: { ageYears: 54, sex: 'female' } }).extractedData,
    ).toMatchObject({
      vitals: { HR: null, RR: 16, SpO2: 98, SBP: 124, DBP: null, Temp: 36.6, GCS: 15 },
      patient: { ageYears: 54, sex: 'female' },
    }))

  test('give the scales with total, risk, components and response', () => {
    const { news2, morse } = results({ SBP: 90 }).extractedData.assessmentScales
    expect(news2).toEqual({
      totalScore: 3,
      riskLevel: 'moderate_low',
      components: { RR: 0, SpO2: 0, O2: 0, SBP: 3, HR: 0, CNS: 0, Temp: 0 },
      clinicalResponse: 'increased-monitoring',
    })
    expect(morse).toMatchObject({ totalScore: null, riskLevel: null, atLeast: 0 })
    expect(morse).not.toHaveProperty('clinicalResponse')
  })

  test('never give an incomplete total as a number', () =>
    expect(results({ SBP: 90, Temp: null }).extractedData.assessmentScales.news2).toEqual({
      totalScore: null,
      riskLevel: 'moderate_low',
      components: { RR: 0, SpO2: 0, O2: 0, SBP: 3, HR: 0, CNS: 0, Temp: null },
      clinicalResponse: 'increased-monitoring',
      atLeast: 3,
      missing: ['Temp'],
    }))

  test('have no NEWS2 if it does not apply, and no Morse if the profile has none', () => {
    const scales = results({}, { patient: { pregnant: true }, profileId: 'mts-v1.0' }).extractedData.assessmentScales
    expect(scales).toEqual({ news2: null, morse: null })
  })

  test('list only the violations, with value, unit, threshold and severity', () =>
    expect(results({ SpO2: 89, HR: 121 }).extractedData.redlineViolations).toEqual([
      {
        id: 'rus_spo2_below_90',
        label: 'Oxygen saturation',
        value: 89,
        unit: '%',
        threshold: 90,
        triggered: true,
        severity: 'critical',
      },
      {
        id: 'rus_hr_above_120',
        label: 'Heart rate',
        value: 121,
        unit: '/min',
        threshold: 120,
        triggered: true,
        severity: 'warning',
      },
    ]))

  test('keep the assessment and the symptoms beside them, as plain data', () => {
    const whole = results({ SpO2: 89 }, { symptoms: ['dyspnoea'] })
    expect(whole.extractedData.symptoms).toEqual(['dyspnoea'])
    expect(whole.assessment.classification.kind).toBe('determined')
    expect(whole.recommendations).toContain('Reassess every 15 min: red — immediate')
    expect(JSON.parse(JSON.stringify(whole))).toEqual(whole)
  })
})
