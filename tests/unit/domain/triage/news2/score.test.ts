import { describe, expect, test } from 'vitest'
import { NEWS2_PARAMETERS, type News2Parameter } from '../../../../../src/domain/triage/news2/points.ts'
import { scoreNews2 } from '../../../../../src/domain/triage/news2/score.ts'
import type { TriagePatient, Vitals } from '../../../../../src/domain/triage/vitals.ts'
import { NEWS2_EXAMPLES } from '../../../../factories/triage/news2-examples.ts'
import { anyPatient, anyVitals, WELL } from '../../../../factories/triage/vitals.ts'
import fc from '../../../../fast-check.ts'

function scored(vitals: Vitals, patient?: TriagePatient) {
  const score = scoreNews2(vitals, patient)
  if (score.kind === 'not-applicable') throw new Error('expected a score')
  return score
}
const points = (parameter: News2Parameter, vitals: Vitals) => scored({ ...WELL, ...vitals }).components[parameter]

describe('NEWS2 of the worked example', () => {
  test.each(NEWS2_EXAMPLES)('$name', ({ input, expected }) => {
    const score = scored(input)
    expect(score.kind).toBe(expected.complete ? 'complete' : 'incomplete')
    expect(score.kind === 'complete' ? score.total : score.atLeast).toBe(expected.total)
    expect(score.kind === 'complete' ? [] : score.missing).toEqual(expected.missing)
    expect(score.components).toEqual(expected.components)
    expect(score.single3).toEqual(expected.single3)
    expect(score.rcp?.risk).toBe(expected.rcpRisk)
    expect(score.band?.risk).toBe(expected.seedRisk)
  })
})

describe('NEWS2 gives at both sides of every edge of the chart', () => {
  test.each<[News2Parameter, keyof Vitals, number, number]>([
    ['RR', 'RR', 8, 3],
    ['RR', 'RR', 9, 1],
    ['RR', 'RR', 11, 1],
    ['RR', 'RR', 12, 0],
    ['RR', 'RR', 20, 0],
    ['RR', 'RR', 21, 2],
    ['RR', 'RR', 24, 2],
    ['RR', 'RR', 25, 3],
    ['SpO2', 'SpO2', 91, 3],
    ['SpO2', 'SpO2', 92, 2],
    ['SpO2', 'SpO2', 93, 2],
    ['SpO2', 'SpO2', 94, 1],
    ['SpO2', 'SpO2', 95, 1],
    ['SpO2', 'SpO2', 96, 0],
    ['SBP', 'SBP', 90, 3],
    ['SBP', 'SBP', 91, 2],
    ['SBP', 'SBP', 100, 2],
    ['SBP', 'SBP', 101, 1],
    ['SBP', 'SBP', 110, 1],
    ['SBP', 'SBP', 111, 0],
    ['SBP', 'SBP', 219, 0],
    ['SBP', 'SBP', 220, 3],
    ['HR', 'HR', 40, 3],
    ['HR', 'HR', 41, 1],
    ['HR', 'HR', 50, 1],
    ['HR', 'HR', 51, 0],
    ['HR', 'HR', 90, 0],
    ['HR', 'HR', 91, 1],
    ['HR', 'HR', 110, 1],
    ['HR', 'HR', 111, 2],
    ['HR', 'HR', 130, 2],
    ['HR', 'HR', 131, 3],
    ['Temp', 'Temp', 35, 3],
    ['Temp', 'Temp', 35.1, 1],
    ['Temp', 'Temp', 36, 1],
    ['Temp', 'Temp', 36.1, 0],
    ['Temp', 'Temp', 38, 0],
    ['Temp', 'Temp', 38.1, 1],
    ['Temp', 'Temp', 39, 1],
    ['Temp', 'Temp', 39.1, 2],
  ])('%s for %s %d: %d', (parameter, vital, value, expected) => {
    expect(points(parameter, { [vital]: value })).toBe(expected)
  })

  test.each([
    [83, 3, 3],
    [84, 2, 2],
    [85, 2, 2],
    [86, 1, 1],
    [87, 1, 1],
    [88, 0, 0],
    [92, 0, 0],
    [93, 0, 1],
    [94, 0, 1],
    [95, 0, 2],
    [96, 0, 2],
    [97, 0, 3],
    [100, 0, 3],
  ])('SpO2 %d on scale 2: %d on air, %d on oxygen', (SpO2, air, oxygen) => {
    expect(points('SpO2', { SpO2, spo2Scale: 2, onOxygen: false })).toBe(air)
    expect(points('SpO2', { SpO2, spo2Scale: 2, onOxygen: true })).toBe(oxygen)
  })

  test('2 for oxygen and 0 for air', () => {
    expect(points('O2', { onOxygen: true })).toBe(2)
    expect(points('O2', { onOxygen: false })).toBe(0)
  })

  test.each([
    ['A', 0],
    ['C', 3],
    ['V', 3],
    ['P', 3],
    ['U', 3],
  ] as const)('%s for a stated consciousness, whatever the coma score: %d', (ACVPU, expected) => {
    for (const GCS of [undefined, 3, 14, 15]) expect(points('CNS', { ACVPU, GCS })).toBe(expected)
  })

  test.each([
    [15, 0],
    [14, 3],
    [3, 3],
  ])('GCS %d without a stated consciousness: %d', (GCS, expected) =>
    expect(points('CNS', { ACVPU: null, GCS })).toBe(expected),
  )
})

describe('a value is scored as displayed', () => {
  test.each([
    ['Temp', 36.04, 1],
    ['Temp', 36.05, 0],
    ['Temp', 39.04, 1],
    ['Temp', 39.05, 2],
    ['Temp', 38.05, 1],
    ['HR', 90.4, 0],
    ['HR', 90.5, 1],
    ['SpO2', 95.5, 0],
    ['SpO2', 95.4, 1],
  ] as const)('%s %d scores %d', (vital, value, expected) => expect(points(vital, { [vital]: value })).toBe(expected))

  test.each([14.5, 14.9])('a coma score of %d is no coma score', GCS =>
    expect(points('CNS', { ACVPU: null, GCS })).toBeNull(),
  )
})

describe('an incomplete NEWS2', () => {
  test('is never a zero: it names all missing parameters and has no band', () => {
    const score = scored({})
    expect(score).toMatchObject({ kind: 'incomplete', atLeast: 0, missing: NEWS2_PARAMETERS, band: null, rcp: null })
    expect(score).not.toHaveProperty('total')
  })

  test.each([
    ['RR', { RR: null }],
    ['SpO2', { SpO2: null }],
    ['O2', { onOxygen: null }],
    ['SBP', { SBP: null }],
    ['HR', { HR: null }],
    ['CNS', { ACVPU: null, GCS: null }],
    ['Temp', { Temp: null }],
  ] as const)('names %s when that alone is missing, and fills nothing in', (parameter, without) => {
    const score = scored({ ...WELL, ...without })
    expect(score).toMatchObject({ kind: 'incomplete', missing: [parameter] })
    expect(score.components[parameter]).toBeNull()
  })

  test('treats an impossible value as missing', () => {
    expect(scored({ ...WELL, HR: 1280 })).toMatchObject({
      kind: 'incomplete',
      missing: ['HR'],
      components: { HR: null },
    })
    expect(scored({ ...WELL, Temp: Number.NaN })).toMatchObject({ kind: 'incomplete', missing: ['Temp'] })
  })

  test('on scale 2 asks only for "air or oxygen?" where a saturation of 93 or more waits for it', () => {
    const at = (SpO2: number) => scored({ ...WELL, SpO2, spo2Scale: 2, onOxygen: null })
    expect(at(93)).toMatchObject({ missing: ['O2'], components: { SpO2: null, O2: null } })
    expect(at(92)).toMatchObject({ missing: ['O2'], components: { SpO2: 0, O2: null } })
    expect(at(83)).toMatchObject({ missing: ['O2'], components: { SpO2: 3, O2: null } })
    expect(scored({ ...WELL, SpO2: null, spo2Scale: 2, onOxygen: null })).toMatchObject({ missing: ['SpO2', 'O2'] })
  })

  test('gives an "at least" band above the lowest, and none for the lowest', () => {
    const { Temp: _, ...known } = WELL
    expect(scored({ ...known, onOxygen: true })).toMatchObject({ atLeast: 2, band: null, rcp: null })
    expect(scored({ ...known, onOxygen: true, HR: 91 })).toMatchObject({
      atLeast: 3,
      band: { risk: 'moderate_low' },
      rcp: null,
    })
    expect(scored({ ...known, SBP: 90 })).toMatchObject({
      atLeast: 3,
      rcp: { risk: 'low-medium', response: 'urgent-ward-review' },
    })
    expect(scored({ ...known, SBP: 90, onOxygen: true })).toMatchObject({
      atLeast: 5,
      band: { risk: 'moderate' },
      rcp: { risk: 'medium' },
    })
  })
})

describe('NEWS2 is not for', () => {
  test.each([
    [{ ageYears: 15 }, ['under-16']],
    [{ ageYears: 0 }, ['under-16']],
    [{ pregnant: true }, ['pregnant']],
    [{ ageYears: 15, pregnant: true }, ['under-16', 'pregnant']],
  ] as const)('%j: it says why and gives no number', (patient, reasons) =>
    expect(scoreNews2(WELL, patient)).toEqual({ kind: 'not-applicable', reasons }),
  )

  test.each<TriagePatient>([
    {},
    { ageYears: 16 },
    { ageYears: null, pregnant: null },
    { ageYears: 34, pregnant: false },
    { ageYears: -1 },
  ])('but it is for %j', patient => expect(scored(WELL, patient)).toMatchObject({ kind: 'complete', total: 0 }))
})

describe('for any vitals', () => {
  test('the total is the sum of the known points, 0 to 20, and a single 3 is one of them', () => {
    fc.assert(
      fc.property(anyVitals, vitals => {
        const score = scored(vitals)
        const known = NEWS2_PARAMETERS.map((name): number => score.components[name] ?? 0)
        const total = score.kind === 'complete' ? score.total : score.atLeast
        expect(total).toBe(known.reduce((sum, value) => sum + value, 0))
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(20)
        expect(score.single3).toEqual(NEWS2_PARAMETERS.filter(name => score.components[name] === 3))
        expect(score.kind === 'complete').toBe(NEWS2_PARAMETERS.every(name => score.components[name] !== null))
      }),
    )
  })

  test('an additional fact never lowers the score, and the scale is 1 by default', () => {
    fc.assert(
      fc.property(anyVitals, fc.constantFrom<News2Parameter>(...NEWS2_PARAMETERS), (vitals, dropped) => {
        const names = dropped === 'O2' ? ['onOxygen'] : dropped === 'CNS' ? ['ACVPU', 'GCS'] : [dropped]
        const fewer: Vitals = { ...vitals, ...Object.fromEntries(names.map(name => [name, null])) }
        const [less, more] = [scored(fewer), scored(vitals)]
        const atLeast = less.kind === 'complete' ? less.total : less.atLeast
        expect(more.kind === 'complete' ? more.total : more.atLeast).toBeGreaterThanOrEqual(atLeast)
        expect(more.spo2Scale).toBe(vitals.spo2Scale ?? 1)
      }),
    )
  })

  test('an excluded patient never gets a number', () => {
    fc.assert(
      fc.property(anyVitals, anyPatient, (vitals, patient) => {
        const excluded = (patient.ageYears ?? 99) < 16 || patient.pregnant === true
        expect(scoreNews2(vitals, patient).kind === 'not-applicable').toBe(excluded)
      }),
    )
  })
})
