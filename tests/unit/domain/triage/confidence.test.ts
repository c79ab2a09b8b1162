import { expect, test } from 'vitest'
import { assess } from '../../../../src/domain/triage/assess.ts'
import { compareAssessments } from '../../../../src/domain/triage/compare-assessments.ts'
import { confidenceBeside, confidenceLabel, needsChecking } from '../../../../src/domain/triage/confidence.ts'
import type { Vitals } from '../../../../src/domain/triage/vitals.ts'
import { WELL } from '../../../factories/triage/vitals.ts'

test.each([
  [1, 'high'],
  [0.9, 'high'],
  [0.89, 'medium'],
  [0.85, 'medium'],
  [0.7, 'medium'],
  [0.69, 'low'],
  [0, 'low'],
  [Number.NaN, 'low'],
])('a confidence of %d is %s', (confidence, label) => expect(confidenceLabel(confidence)).toBe(label))

test.each([
  [1, false],
  [0.85, false],
  [0.8, false],
  [0.79, true],
  [0, true],
  [Number.NaN, true],
])('a result of confidence %d asks to be checked: %s', (confidence, asks) =>
  expect(needsChecking(confidence)).toBe(asks),
)

const well = assess({ profileId: 'russia_moscow_v1', vitals: WELL })
const beside = (vitals: Vitals) =>
  confidenceBeside(
    0.95,
    compareAssessments(well, assess({ profileId: 'russia_moscow_v1', vitals: { ...WELL, ...vitals } })),
  )

test('the confidence falls when device and server differ, and lowest where their categories do', () => {
  expect(beside({})).toBe(0.95)
  expect(confidenceLabel(beside({ DBP: 70 }))).toBe('medium')
  expect(needsChecking(beside({ DBP: 70 }))).toBe(true)
  expect(confidenceLabel(beside({ SpO2: 88 }))).toBe('low')
  expect(confidenceBeside(0.4, compareAssessments(well, well))).toBe(0.4)
})
