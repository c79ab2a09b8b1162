import { describe, expect, test } from 'vitest'
import { type Assessment, type AssessmentInput, assess } from '../../../../src/domain/triage/assess.ts'
import { compareAssessments, type Difference } from '../../../../src/domain/triage/compare-assessments.ts'
import { PROFILE_IDS } from '../../../../src/domain/triage/profiles/profile.ts'
import type { Vitals } from '../../../../src/domain/triage/vitals.ts'
import { anyPatient, anyVitals, WELL } from '../../../factories/triage/vitals.ts'
import fc from '../../../fast-check.ts'

const of = (vitals: Vitals, more: Partial<AssessmentInput> = {}) =>
  assess({ profileId: 'russia_moscow_v1', vitals: { ...WELL, ...vitals }, ...more })
const anyAssessment: fc.Arbitrary<Assessment> = fc
  .record({ profileId: fc.constantFrom(...PROFILE_IDS), vitals: anyVitals, patient: anyPatient })
  .map(assess)
const direction = (device: Assessment, server: Assessment) => {
  const found = compareAssessments(device, server).find(difference => difference.kind === 'category')
  return found?.kind === 'category' ? found.direction : null
}

test('equal results have no difference, even with keys in another order', () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, part]) => [key, turned(part)]),
          )
        : value
  fc.assert(
    fc.property(anyAssessment, assessment => {
      expect(compareAssessments(assessment, assessment)).toEqual([])
      expect(compareAssessments(assessment, turned(assessment) as Assessment)).toEqual([])
    }),
  )
})

test('every difference is named, the category first', () =>
  expect(compareAssessments(of({ SpO2: 95 }), of({ SpO2: 89 }))).toEqual<Difference[]>([
    {
      kind: 'category',
      device: { kind: 'determined', category: 'rus_green' },
      server: { kind: 'determined', category: 'rus_red' },
      direction: 'more-urgent',
    },
    { kind: 'forced-by', device: [], server: ['rus_spo2_below_90'] },
    { kind: 'red-line', rule: 'rus_spo2_below_90', device: 'clear', server: 'crossed' },
    { kind: 'news2-total', device: { kind: 'complete', points: 1 }, server: { kind: 'complete', points: 3 } },
    { kind: 'news2-points', parameter: 'SpO2', device: 1, server: 3 },
    { kind: 'vital', vital: 'SpO2', device: { kind: 'measured', value: 95 }, server: { kind: 'measured', value: 89 } },
  ]))

test.each<[string, Assessment, Difference]>([
  [
    'a missing vital',
    of({ DBP: null }),
    { kind: 'vital', vital: 'DBP', device: { kind: 'measured', value: 78 }, server: { kind: 'missing' } },
  ],
  ['the consciousness', of({ ACVPU: null }), { kind: 'consciousness', device: 'A', server: null }],
  ['oxygen', of({ onOxygen: true }), { kind: 'oxygen', device: false, server: true }],
  ['the scale of the saturation', of({ spo2Scale: 2 }), { kind: 'spo2-scale', device: 1, server: 2 }],
  ['the age', of({}, { patient: { ageYears: 54 } }), { kind: 'age', device: null, server: 54 }],
  ['the sex', of({}, { patient: { sex: 'female' } }), { kind: 'sex', device: null, server: 'female' }],
  ['a pregnancy', of({}, { patient: { pregnant: true } }), { kind: 'pregnancy', device: null, server: true }],
  ['a symptom', of({}, { symptoms: ['dyspnoea'] }), { kind: 'symptoms', device: [], server: ['dyspnoea'] }],
  [
    'an answer of Morse',
    of({}, { morse: { gait: 'weak' } }),
    { kind: 'morse-points', item: 'gait', device: null, server: 10 },
  ],
  [
    'the fall risk',
    of({}, { morse: { gait: 'weak' } }),
    { kind: 'morse-total', device: { kind: 'incomplete', points: 0 }, server: { kind: 'incomplete', points: 10 } },
  ],
  [
    'a total that does not apply',
    of({}, { patient: { ageYears: 7 } }),
    { kind: 'news2-total', device: { kind: 'complete', points: 0 }, server: { kind: 'not-applicable', points: null } },
  ],
  [
    'the profile',
    of({}, { profileId: 'mts-v1.0' }),
    { kind: 'profile', device: 'russia_moscow_v1', server: 'mts-v1.0' },
  ],
  [
    'a red-line that the other profile does not have',
    of({}, { profileId: 'mts-v1.0' }),
    { kind: 'red-line', rule: 'rus_sbp_below_70', device: 'clear', server: 'absent' },
  ],
  [
    'a Morse scale that the other profile does not have',
    of({}, { profileId: 'mts-v1.0' }),
    { kind: 'morse-total', device: { kind: 'incomplete', points: 0 }, server: null },
  ],
  ['the version of the rules', { ...of({}), rulesVersion: 5 }, { kind: 'rules-version', device: 4, server: 5 }],
])('the difference of %s is named', (_, server, difference) =>
  expect(compareAssessments(of({}), server)).toContainEqual(difference),
)

test('the order of symptoms is no difference', () =>
  expect(compareAssessments(of({}, { symptoms: ['a', 'b'] }), of({}, { symptoms: ['b', 'a'] }))).toEqual([]))

describe('the category of the server is', () => {
  const green = of({})
  const yellow = of({ onOxygen: true, HR: 91 })
  const atLeastYellow = of({ onOxygen: true, HR: 91, Temp: null })
  const undetermined = of({ Temp: null })

  test.each<[string | null, Assessment, Assessment]>([
    ['more-urgent', green, yellow],
    ['less-urgent', yellow, green],
    ['firmer', atLeastYellow, yellow],
    ['looser', yellow, atLeastYellow],
    ['now-known', undetermined, yellow],
    ['now-unknown', yellow, undetermined],
    ['other-profile', green, of({}, { profileId: 'mts-v1.0' })],
    [null, yellow, of({ onOxygen: true, HR: 92 })],
  ])('%s', (expected, device, server) => expect(direction(device, server)).toBe(expected))
})

test('comparing in reverse gives the same differences with their sides exchanged', () => {
  const sides = ({ kind, device, server }: Difference) => JSON.stringify([kind, device, server])
  const turned = ({ kind, device, server }: Difference) => JSON.stringify([kind, server, device])
  fc.assert(
    fc.property(anyAssessment, anyAssessment, (a, b) => {
      const back = compareAssessments(b, a).map(turned)
      expect(back.toSorted()).toEqual(compareAssessments(a, b).map(sides).toSorted())
    }),
  )
})
