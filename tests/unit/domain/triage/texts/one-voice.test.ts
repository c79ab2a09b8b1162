import { describe, expect, test } from 'vitest'
import { adviceSource, isAllWithinLimits, unknownSigns } from '../../../../../src/domain/triage/advice-source.ts'
import { type Assessment, type AssessmentInput, assess } from '../../../../../src/domain/triage/assess.ts'
import { PROFILE_IDS } from '../../../../../src/domain/triage/profiles/profile.ts'
import { keyFactors, recommendations, responseToNews2 } from '../../../../../src/domain/triage/texts/advice.ts'
import { morseRiskText } from '../../../../../src/domain/triage/texts/morse-texts.ts'
import { news2RiskText } from '../../../../../src/domain/triage/texts/news2-texts.ts'
import { isAlarming } from '../../../../../src/domain/triage/texts/notice-texts.ts'
import type { Vitals } from '../../../../../src/domain/triage/vitals.ts'
import { anyPatient, anyVitals, WELL } from '../../../../factories/triage/vitals.ts'
import fc from '../../../../fast-check.ts'

const moscow = (vitals: Vitals, more: Partial<AssessmentInput> = {}): Assessment =>
  assess({ profileId: 'russia_moscow_v1', vitals: { ...WELL, ...vitals }, ...more })

const LOOK = 'Warning: look at the patient now and decide yourself.'
const WEAKER = /may wait|routine|increased monitoring|ward|nurse|hour|within an hour|urgent review/i

describe('a vital sign that could not be measured', () => {
  for (const [vital, name] of [
    ['SBP', 'Systolic pressure'],
    ['SpO2', 'Oxygen saturation'],
  ] as const) {
    test(`${vital}: is the first thing that is said, and no sentence says that all is within its limits`, () => {
      const result = moscow({ [vital]: null }, { unrecordable: [vital] })
      const line = `${name} could not be measured. Look at the patient now.`
      expect(result.notices.filter(isAlarming)).toMatchObject([{ kind: 'unrecordable', vital }])
      expect(recommendations(result, 'en')[0]).toBe(line)
      expect(keyFactors(result, 'en')[0]).toBe(line)
      expect(isAllWithinLimits(result)).toBe(false)
    })
  }
})

test('"nothing outside its limits" needs every vital sign of an adult', () => {
  expect(isAllWithinLimits(moscow({}))).toBe(true)
  for (const one of ['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp', 'ACVPU', 'onOxygen'] as const) {
    const result = moscow({ [one]: null, GCS: null })
    expect(isAllWithinLimits(result)).toBe(false)
    expect(unknownSigns(result, 'en')).toHaveLength(1)
  }
  expect(isAllWithinLimits(moscow({}, { patient: { ageYears: 5 } }))).toBe(false)
})

describe('what is said agrees with itself', () => {
  test('a forced category’s advice replaces the score’s', () => {
    const red = moscow({ SpO2: 88 })
    expect(adviceSource(red)).toBe('forced')
    expect(recommendations(red, 'en')).toEqual([
      'Life is threatened now. Resuscitation room, doctor at once.',
      'Reassess every 15 min: red — immediate',
    ])
  })

  test('a critical warning line asks to look at once, whatever the banner’s colour', () => {
    const yellow = moscow({ SBP: 60, DBP: 40 })
    expect(yellow.classification).toMatchObject({ category: 'rus_yellow', forcedBy: [] })
    expect(adviceSource(yellow)).toBe('warned')
    expect(recommendations(yellow, 'en')).toEqual([LOOK, 'Reassess every 60 min: yellow — urgent'])
  })

  test('for any values there is one interval, and nothing weaker stands beside a forced or a warned category', () => {
    const input = fc.record({
      profileId: fc.constantFrom(...PROFILE_IDS),
      vitals: anyVitals,
      patient: anyPatient,
      unrecordable: fc.subarray(['HR', 'RR', 'SpO2', 'SBP'] as const),
    })
    fc.assert(
      fc.property(input, given => {
        const result = assess(given)
        const lines = recommendations(result, 'en')
        const intervals = lines.filter(line => /reassess every|watch continuously|hourly|hours/i.test(line))
        expect(intervals.length).toBe(result.classification.category === null ? 0 : 1)
        const source = adviceSource(result)
        if (source === 'score') return
        expect(lines.filter(line => !/^Reassess every/.test(line)).filter(line => WEAKER.test(line))).toEqual([])
        if (source === 'warned') expect(lines).toContain(LOOK)
        const response = responseToNews2(result)
        expect(response === null || response === 'immediate-review').toBe(true)
      }),
    )
  })
})

test('the band of an incomplete scale says "at least"', () => {
  const some = moscow({ Temp: null, SBP: 90, HR: 115 }, { morse: { historyOfFalling: 'yes' } })
  expect(some.morse && morseRiskText(some.morse, 'en')).toBe('at least moderate fall risk')
  expect(some.news2.kind !== 'not-applicable' && news2RiskText(some.news2, 'en')).toBe('at least moderate risk')
  expect(recommendations(some, 'en')).toContain('Prevent falls: at least moderate fall risk')
  const all = moscow({})
  expect(all.news2.kind !== 'not-applicable' && news2RiskText(all.news2, 'en')).toBe('low risk')
})
