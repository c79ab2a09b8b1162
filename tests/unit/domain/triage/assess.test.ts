import { describe, expect, test } from 'vitest'
import { type Assessment, type AssessmentInput, assess } from '../../../../src/domain/triage/assess.ts'
import { profileOf } from '../../../../src/domain/triage/profiles/choose-profile.ts'
import type { CategoryId, ProfileId } from '../../../../src/domain/triage/profiles/profile.ts'
import { PROFILE_IDS, urgencyRank } from '../../../../src/domain/triage/profiles/profile.ts'
import { ACVPU_LEVELS, type VitalId, type Vitals } from '../../../../src/domain/triage/vitals.ts'
import { NEWS2_EXAMPLES } from '../../../factories/triage/news2-examples.ts'
import { anyPatient, anyVitals, everyValue, WELL } from '../../../factories/triage/vitals.ts'
import fc from '../../../fast-check.ts'

const anyProfile = fc.constantFrom(...PROFILE_IDS)
const moscow = (vitals: Vitals, more: Partial<AssessmentInput> = {}) =>
  assess({ profileId: 'russia_moscow_v1', vitals: { ...WELL, ...vitals }, ...more })
const manchester = (vitals: Vitals, more: Partial<AssessmentInput> = {}) =>
  assess({ profileId: 'mts-v1.0', vitals: { ...WELL, ...vitals }, ...more })
const kindsOf = ({ classification }: Assessment) => classification.steps.map(step => step.kind)

describe('the category', () => {
  /** Vitals by their NEWS2 total; none crosses a red-line by itself. */
  const OF_TOTAL: Readonly<Record<number, Vitals>> = {
    0: {},
    2: { onOxygen: true },
    3: { onOxygen: true, HR: 91 },
    4: { onOxygen: true, HR: 111 },
    5: { onOxygen: true, HR: 111, SpO2: 95 },
    6: { onOxygen: true, HR: 111, SpO2: 93 },
    7: { onOxygen: true, HR: 111, SpO2: 93, SBP: 110 },
  }

  test.each<[number, CategoryId, CategoryId]>([
    [0, 'rus_green', 'green'],
    [2, 'rus_green', 'green'],
    [3, 'rus_yellow', 'yellow'],
    [4, 'rus_yellow', 'yellow'],
    [5, 'rus_orange', 'orange'],
    [6, 'rus_orange', 'orange'],
    [7, 'rus_red', 'red'],
  ])('for a NEWS2 of %d is %s in Moscow and %s in Manchester', (total, inMoscow, inManchester) => {
    const both = [moscow(OF_TOTAL[total] ?? {}), manchester(OF_TOTAL[total] ?? {})]
    for (const { news2 } of both) expect(news2).toMatchObject({ kind: 'complete', total })
    expect(both.map(({ classification }) => classification)).toMatchObject([
      { kind: 'determined', category: inMoscow },
      { kind: 'determined', category: inManchester },
    ])
  })

  test('is forced by a critical red-line, which is named', () => {
    const { classification } = moscow({ SpO2: 89 })
    expect(classification).toMatchObject({ kind: 'determined', category: 'rus_red', forcedBy: ['rus_spo2_below_90'] })
    expect(classification.steps.at(-1)).toEqual({ kind: 'forced', rules: ['rus_spo2_below_90'], category: 'rus_red' })
  })

  test('names every red-line that forced it', () => {
    const { classification } = moscow({ SpO2: 88, HR: 140, SBP: 60, ACVPU: 'U' })
    expect(classification).toMatchObject({ forcedBy: ['rus_spo2_below_90', 'rus_news2_7', 'rus_consciousness_0'] })
  })

  test('is not forced by a warning, which is still among the steps', () => {
    const { classification, redLines } = moscow({ HR: 121 })
    expect(redLines).toContainEqual(expect.objectContaining({ kind: 'crossed', value: 121 }))
    expect(classification).toMatchObject({ kind: 'determined', category: 'rus_green', forcedBy: [] })
    expect(manchester({ SpO2: 89 }).classification).toMatchObject({ category: 'yellow', forcedBy: [] })
    expect(manchester({ GCS: 11 }).classification).toMatchObject({ category: 'green', forcedBy: [] })
  })

  test('keeps the colour of the total beside a single 3, and says so', () => {
    const result = moscow({ SBP: 90 })
    expect(result.classification).toMatchObject({ kind: 'determined', category: 'rus_yellow' })
    expect(result.classification.steps).toContainEqual({ kind: 'single-three', parameters: ['SBP'] })
    expect(kindsOf(moscow({}))).not.toContain('single-three')
  })

  test('explains every rule of the profile, NEWS2 and the forcing rules, in that order', () => {
    expect(kindsOf(moscow({ SpO2: 88 }))).toEqual([...Array(6).fill('red-line'), 'news2', 'single-three', 'forced'])
    expect(kindsOf(manchester({}))).toEqual([...Array(3).fill('red-line'), 'news2'])
    expect(moscow({ onOxygen: true, HR: 91 }).classification.steps).toContainEqual(
      expect.objectContaining({ kind: 'news2', category: 'rus_yellow' }),
    )
  })

  test('is never green while something is missing', () => {
    for (const missing of ['RR', 'SpO2', 'SBP', 'HR', 'Temp', 'onOxygen'] as const) {
      expect(moscow({ [missing]: null }).classification).toMatchObject({ kind: 'undetermined', category: null })
      expect(manchester({ [missing]: null }).classification).toMatchObject({ kind: 'undetermined', category: null })
    }
    expect(moscow({ Temp: null, onOxygen: true }).classification.kind).toBe('undetermined')
  })

  test('is "at least" if the known values already reach it, and determined once a red-line forces it', () => {
    expect(moscow({ Temp: null, onOxygen: true, HR: 91 }).classification).toMatchObject({
      kind: 'at-least',
      category: 'rus_yellow',
    })
    expect(moscow({ Temp: null, onOxygen: true, HR: 131 }).classification).toMatchObject({
      kind: 'at-least',
      category: 'rus_orange',
    })
    expect(moscow({ Temp: null, RR: 25, HR: 131, SBP: 110 }).classification).toMatchObject({
      kind: 'determined',
      category: 'rus_red',
      forcedBy: ['rus_news2_7'],
    })
  })

  test('of a patient under 16 or pregnant is undetermined with the reason, unless a red-line that still holds forces it', () => {
    const child = moscow({}, { patient: { ageYears: 7 } })
    expect(child.classification).toMatchObject({ kind: 'undetermined', category: null })
    expect(child.notices).toEqual([{ kind: 'news2-not-applicable', reasons: ['under-16'] }])
    expect(moscow({ SpO2: 85 }, { patient: { pregnant: true } })).toMatchObject({
      news2: { kind: 'not-applicable', reasons: ['pregnant'] },
      classification: { kind: 'determined', category: 'rus_red', forcedBy: ['rus_spo2_below_90'] },
    })
  })
})

describe('the assessment', () => {
  test('of no vitals has no band, no total, no category, and an open fall risk', () => {
    const { bands, news2, morse, redLines, classification, notices } = assess({
      profileId: 'russia_moscow_v1',
      vitals: {},
    })
    expect(Object.values(bands)).toEqual(Array(7).fill(null))
    expect(news2).toMatchObject({ kind: 'incomplete', atLeast: 0 })
    expect(morse).toMatchObject({ kind: 'incomplete', atLeast: 0 })
    expect(redLines.map(({ kind }) => kind)).toEqual(Array(6).fill('unknown'))
    expect(classification.kind).toBe('undetermined')
    expect(notices).toEqual([])
  })

  test('colours each vital by its own band', () =>
    expect(moscow({ HR: 128, RR: 28, SpO2: 88, SBP: 92, DBP: 58, Temp: 38.9 }).bands).toEqual({
      HR: 'critical',
      RR: 'warning',
      SpO2: 'critical',
      SBP: 'normal',
      DBP: 'warning',
      Temp: 'warning',
      GCS: 'normal',
    }))

  test('scores Morse where the profile has it', () => {
    expect(moscow({}, { morse: { historyOfFalling: 'yes' } }).morse).toMatchObject({ atLeast: 25 })
    expect(manchester({}, { morse: { historyOfFalling: 'yes' } }).morse).toBeNull()
  })

  test('lists values to check again, and never scores them', () => {
    const { notices, news2 } = moscow({ HR: 1280, SBP: null, GCS: 9 }, { unrecordable: ['SBP'] })
    expect(notices).toEqual([
      { kind: 'implausible', vital: 'HR', given: 1280 },
      { kind: 'unrecordable', vital: 'SBP' },
      { kind: 'consciousness-disagrees' },
    ])
    expect(news2).toMatchObject({ kind: 'incomplete', missing: ['SBP', 'HR'] })
    expect(moscow({ SBP: 80, DBP: 80 }).notices).toEqual([{ kind: 'diastolic-not-below-systolic' }])
    expect(moscow({ SBP: 80, DBP: 79 }).notices).toEqual([])
  })

  // Regression: a saturation of 39 had no score, and the patient no category.
  test.each([{ HR: 19 }, { RR: 3 }, { SpO2: 39 }, { SBP: 39, DBP: 25 }, { Temp: 24.9 }])(
    '%j counts like the lowest row of the chart, and is to be measured again',
    vitals => {
      const [vital, given] = Object.entries(vitals)[0] as [VitalId, number]
      const { notices, news2, bands } = moscow(vitals)
      expect(notices).toEqual([{ kind: 'rare', vital, given }])
      expect(news2).toMatchObject({ kind: 'complete', single3: [vital] })
      expect(bands[vital]).toBe('critical')
    },
  )

  test('a saturation of 39 is red', () =>
    expect(moscow({ SpO2: 39 }).classification).toMatchObject({ category: 'rus_red', forcedBy: ['rus_spo2_below_90'] }))

  test('is plain data that survives being stored, and carries the version of its rules', () => {
    fc.assert(
      fc.property(anyProfile, anyVitals, anyPatient, (profileId, vitals, patient) => {
        const result = assess({ profileId, vitals, patient })
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
        expect(result.rulesVersion).toBe(4)
      }),
    )
  })

  test('of every worked example is at least as urgent as its NEWS2 asks', () => {
    for (const { input, expected } of NEWS2_EXAMPLES) {
      const { classification } = assess({ profileId: 'russia_moscow_v1', vitals: input })
      if (expected.total >= 7) expect(classification.category).toBe('rus_red')
      else if (expected.complete) expect(classification.kind).toBe('determined')
    }
  })

  test('takes less than ten milliseconds', () => {
    const started = performance.now()
    for (let n = 0; n < 200; n++) moscow({ HR: 60 + n })
    expect((performance.now() - started) / 200).toBeLessThan(10)
  })
})

const urgency = (profileId: ProfileId, { classification }: Assessment) =>
  classification.category === null
    ? Number.POSITIVE_INFINITY
    : urgencyRank(profileOf(profileId), classification.category)!
const totalOf = ({ news2 }: Assessment) =>
  news2.kind === 'complete' ? news2.total : news2.kind === 'incomplete' ? news2.atLeast : 0

/** Values in the zero band of NEWS2 and between all red-lines; values further away on the same side are worse. */
const BEST: Readonly<Record<VitalId, number>> = { HR: 72, RR: 16, SpO2: 100, SBP: 124, DBP: 75, Temp: 36.6, GCS: 15 }

function worsePair(id: VitalId, best: number): fc.Arbitrary<readonly [milder: number, worse: number]> {
  const value = fc.constantFrom(...everyValue(id))
  const away = (x: number) => Math.abs(x - best)
  return fc
    .tuple(value, value)
    .filter(([a, b]) => (a - best) * (b - best) >= 0)
    .map(([a, b]) => (away(a) <= away(b) ? ([a, b] as const) : ([b, a] as const)))
}

function neverMilder(profileId: ProfileId, milder: Vitals, worse: Vitals, patient: AssessmentInput['patient']) {
  const [before, after] = [milder, worse].map(vitals => assess({ profileId, vitals, patient }))
  if (!before || !after) throw new Error('two assessments')
  expect(totalOf(after)).toBeGreaterThanOrEqual(totalOf(before))
  expect(urgency(profileId, after)).toBeLessThanOrEqual(urgency(profileId, before))
}

describe('a worse patient never scores lower and is never less urgent', () => {
  test.each(['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp', 'GCS'] as const)('when %s is worse', id =>
    fc.assert(
      fc.property(anyProfile, anyVitals, anyPatient, worsePair(id, BEST[id]), (profileId, others, patient, [a, b]) => {
        const vitals: Vitals = id === 'SpO2' ? { ...others, spo2Scale: 1 } : others
        neverMilder(profileId, { ...vitals, [id]: a }, { ...vitals, [id]: b }, patient)
      }),
      { numRuns: 400 },
    ),
  )

  test('when the saturation is further from its target of 88 to 92 on scale 2', () =>
    fc.assert(
      fc.property(anyProfile, anyVitals, anyPatient, worsePair('SpO2', 91), (profileId, others, patient, [a, b]) => {
        const vitals: Vitals = { ...others, spo2Scale: 2 }
        neverMilder(profileId, { ...vitals, SpO2: a }, { ...vitals, SpO2: b }, patient)
      }),
      { numRuns: 400 },
    ))

  test('when the patient is less awake, or needs oxygen', () =>
    fc.assert(
      fc.property(anyProfile, anyVitals, anyPatient, fc.nat(4), fc.nat(4), (profileId, vitals, patient, a, b) => {
        const [milder, worse] = [ACVPU_LEVELS[Math.min(a, b)], ACVPU_LEVELS[Math.max(a, b)]]
        neverMilder(profileId, { ...vitals, ACVPU: milder }, { ...vitals, ACVPU: worse }, patient)
        neverMilder(profileId, { ...vitals, onOxygen: false }, { ...vitals, onOxygen: true }, patient)
      }),
      { numRuns: 400 },
    ))

  test('an additional measurement never makes a patient less urgent', () =>
    fc.assert(
      fc.property(
        anyProfile,
        anyVitals,
        anyPatient,
        fc.subarray(Object.keys(WELL)),
        (profileId, vitals, patient, drop) => {
          // Consciousness is one fact with two sources: a stated level replaces what the coma score implied.
          const gone = new Set(drop.includes('ACVPU') || drop.includes('GCS') ? [...drop, 'ACVPU', 'GCS'] : drop)
          const fewer: Vitals = Object.fromEntries(Object.entries(vitals).filter(([name]) => !gone.has(name)))
          neverMilder(profileId, fewer, vitals, patient)
        },
      ),
      { numRuns: 400 },
    ))
})
