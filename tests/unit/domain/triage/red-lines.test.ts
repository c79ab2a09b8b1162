import { describe, expect, test } from 'vitest'
import { consciousnessOf } from '../../../../src/domain/triage/consciousness.ts'
import { scoreNews2 } from '../../../../src/domain/triage/news2/score.ts'
import { profileOf } from '../../../../src/domain/triage/profiles/choose-profile.ts'
import type { RedLineId } from '../../../../src/domain/triage/profiles/profile.ts'
import { crosses, evaluateRedLine, forces, redLineUnit } from '../../../../src/domain/triage/red-lines.ts'
import { readVitals } from '../../../../src/domain/triage/vital-reading.ts'
import type { TriagePatient, Vitals } from '../../../../src/domain/triage/vitals.ts'
import { WELL } from '../../../factories/triage/vitals.ts'

const RULES = [...profileOf('russia_moscow_v1').redlineRules, ...profileOf('mts-v1.0').redlineRules]

function evaluate(id: RedLineId, vitals: Vitals, patient: TriagePatient = {}) {
  const rule = RULES.find(candidate => candidate.id === id)
  if (!rule) throw new Error(`no rule ${id}`)
  const readings = readVitals(vitals)
  const consciousness = consciousnessOf(vitals, readings.GCS)
  return evaluateRedLine(rule, { readings, consciousness, news2: scoreNews2(vitals, patient, readings) })
}

test.each([
  [89, '<', 90, true],
  [90, '<', 90, false],
  [121, '>', 120, true],
  [120, '>', 120, false],
  [7, '>=', 7, true],
  [6, '>=', 7, false],
  [0, '=', 0, true],
  [1, '=', 0, false],
] as const)('%d %s %d: %s', (value, operator, threshold, expected) =>
  expect(crosses(value, operator, threshold)).toBe(expected),
)

describe('the red-line', () => {
  test.each<[RedLineId, Vitals, Vitals, number, number, boolean]>([
    ['rus_spo2_below_90', { SpO2: 89 }, { SpO2: 90 }, 89, 90, true],
    ['rus_news2_7', { HR: 131, SBP: 90, RR: 9 }, { HR: 131, SBP: 90 }, 7, 6, true],
    ['rus_consciousness_0', { ACVPU: 'U' }, { ACVPU: 'P' }, 0, 1, true],
    ['rus_sbp_below_70', { SBP: 69 }, { SBP: 70 }, 69, 70, false],
    ['rus_hr_above_120', { HR: 121 }, { HR: 120 }, 121, 120, false],
    ['rus_rr_above_30', { RR: 31 }, { RR: 30 }, 31, 30, false],
    ['mts_news2_7', { HR: 131, SBP: 90, RR: 9 }, { HR: 131, SBP: 90 }, 7, 6, true],
    ['mts_spo2_below_90', { SpO2: 89 }, { SpO2: 90 }, 89, 90, false],
    ['mts_gcs_below_12', { GCS: 11 }, { GCS: 12 }, 11, 12, false],
  ])('%s is crossed by %j and not by %j', (id, crossing, clearing, crossed, clear, forcing) => {
    const over = evaluate(id, { ...WELL, ...crossing })
    expect(over).toMatchObject({ kind: 'crossed', value: crossed, lowerBound: false })
    expect(forces(over)).toBe(forcing)
    const under = evaluate(id, { ...WELL, ...clearing })
    expect(under).toMatchObject({ kind: 'clear', value: clear })
    expect(forces(under)).toBe(false)
  })

  test.each<[RedLineId, Vitals]>([
    ['rus_spo2_below_90', { SpO2: null }],
    ['rus_spo2_below_90', { SpO2: 9 }],
    ['rus_news2_7', { Temp: null }],
    ['rus_consciousness_0', { ACVPU: null, GCS: null }],
    ['rus_sbp_below_70', { SBP: null }],
    ['mts_gcs_below_12', { GCS: null }],
  ])('%s is unknown while its value is unknown: %j', (id, unknown) =>
    expect(evaluate(id, { ...WELL, ...unknown })).toMatchObject({ kind: 'unknown' }),
  )

  test('NEWS2 of at least 7 fires on a lower bound, and a lower bound below 7 fires nothing and clears nothing', () => {
    const known: Vitals = { ...WELL, Temp: null, HR: 131, SBP: 90 }
    expect(evaluate('rus_news2_7', known)).toMatchObject({ kind: 'unknown' })
    expect(evaluate('rus_news2_7', { ...known, RR: 9 })).toMatchObject({ kind: 'crossed', value: 7, lowerBound: true })
  })

  test('NEWS2 gives the reason why it does not apply, while the saturation still counts', () => {
    const sick: Vitals = { ...WELL, SpO2: 85, HR: 140, SBP: 80, RR: 30 }
    expect(evaluate('rus_news2_7', sick, { ageYears: 15 })).toMatchObject({
      kind: 'not-applicable',
      reasons: ['under-16'],
    })
    expect(evaluate('rus_spo2_below_90', sick, { ageYears: 15 })).toMatchObject({ kind: 'crossed', value: 85 })
  })

  test.each<[RedLineId, Vitals]>([
    ['rus_sbp_below_70', { SBP: 65 }],
    ['rus_hr_above_120', { HR: 150 }],
    ['rus_rr_above_30', { RR: 40 }],
    ['mts_spo2_below_90', { SpO2: 88 }],
    ['mts_gcs_below_12', { GCS: 11 }],
  ])('decision 95: the warning %s is for adults, and so not for a child', (id, vitals) => {
    const sick = { ...WELL, ...vitals }
    expect(evaluate(id, sick, { ageYears: 15 })).toMatchObject({ kind: 'not-applicable', reasons: ['under-16'] })
    for (const patient of [{ ageYears: 16 }, {}, { pregnant: true }])
      expect(evaluate(id, sick, patient)).toMatchObject({ kind: 'crossed' })
  })

  test('consciousness without a statement is taken from a coma score of 3; above it there is no number but it is clear', () => {
    const at = (GCS: number) => evaluate('rus_consciousness_0', { ...WELL, ACVPU: null, GCS })
    expect(at(3)).toMatchObject({ kind: 'crossed', value: 0 })
    expect(at(4)).toMatchObject({ kind: 'clear', value: null })
    expect(at(15)).toMatchObject({ kind: 'clear', value: 3 })
  })
})

test('every red-line compares in the unit of its vital; scores and levels have none', () => {
  expect(Object.fromEntries(RULES.map(rule => [rule.id, redLineUnit(rule)]))).toEqual({
    rus_spo2_below_90: '%',
    rus_news2_7: '',
    rus_consciousness_0: '',
    rus_sbp_below_70: 'mmHg',
    rus_hr_above_120: '/min',
    rus_rr_above_30: '/min',
    mts_news2_7: '',
    mts_spo2_below_90: '%',
    mts_gcs_below_12: 'points',
  })
})
