import { describe, expect, test } from 'vitest'
import { type AssessmentInput, assess } from '../../../../src/domain/triage/assess.ts'
import { categoryInForce, type OverrideRequest, overrideCategory } from '../../../../src/domain/triage/override.ts'
import { profileOf } from '../../../../src/domain/triage/profiles/choose-profile.ts'
import type { Vitals } from '../../../../src/domain/triage/vitals.ts'
import { WELL } from '../../../factories/triage/vitals.ts'

const profile = profileOf('russia_moscow_v1')
const classified = (vitals: Vitals, more: Partial<AssessmentInput> = {}) =>
  assess({ profileId: profile.id, vitals: { ...WELL, ...vitals }, ...more }).classification
const GREEN = classified({})
const FORCED = classified({ SpO2: 88 })
const AT_LEAST_YELLOW = classified({ Temp: null, onOxygen: true, HR: 91 })
const UNDETERMINED = classified({ Temp: null })

const author = { id: 7, name: 'A. Petrova' }
const at = '2026-11-20T11:22:00.000Z'
const request = (change: Partial<OverrideRequest>): OverrideRequest => ({
  profile,
  classification: GREEN,
  chosen: 'rus_orange',
  overridden: false,
  author,
  at,
  reason: 'Looks grey, sweating',
  ...change,
})
const ask = (change: Partial<OverrideRequest>) => overrideCategory(request(change))

describe('an override', () => {
  test('keeps both categories, who, when and why', () =>
    expect(ask({ reason: '  Looks grey, sweating\n' })).toEqual({
      kind: 'recorded',
      override: {
        assessed: { kind: 'determined', category: 'rus_green', forcedBy: [] },
        chosen: 'rus_orange',
        change: 'more-urgent',
        author,
        at,
        reason: 'Looks grey, sweating',
      },
    }))

  test('below the category forced by a red-line is recorded as less urgent, with the red-line', () =>
    expect(ask({ classification: FORCED, chosen: 'rus_yellow' })).toMatchObject({
      override: { assessed: { category: 'rus_red', forcedBy: ['rus_spo2_below_90'] }, change: 'less-urgent' },
    }))

  test('can confirm an "at least" category, and decide an undetermined one', () => {
    expect(ask({ classification: AT_LEAST_YELLOW, chosen: 'rus_yellow' })).toMatchObject({
      override: { assessed: { kind: 'at-least', category: 'rus_yellow' }, change: 'confirmed' },
    })
    expect(ask({ classification: UNDETERMINED, chosen: 'rus_green' })).toMatchObject({
      override: { assessed: { kind: 'undetermined', category: null, forcedBy: [] }, change: 'decided' },
    })
  })

  test('can be reverted to the category of the rules', () => {
    expect(ask({ classification: FORCED, chosen: 'rus_red', overridden: true })).toMatchObject({
      override: { chosen: 'rus_red', change: 'confirmed' },
    })
    expect(ask({ classification: FORCED, chosen: 'rus_red' })).toEqual({ kind: 'refused', problem: 'nothing-changed' })
  })

  test.each<[Partial<OverrideRequest>, string]>([
    [{ reason: '' }, 'reason-required'],
    [{ reason: ' \n\t' }, 'reason-required'],
    [{ reason: 'x'.repeat(2001) }, 'reason-too-long'],
    [{ author: { id: 7, name: ' ' } }, 'author-required'],
    [{ author: { id: '', name: 'A. Petrova' } }, 'author-required'],
    [{ at: 'yesterday' }, 'time-required'],
    [{ at: '' }, 'time-required'],
    [{ chosen: 'blue' }, 'unknown-category'],
    [{ chosen: 'rus_green' }, 'nothing-changed'],
  ])('%j is refused: %s', (change, problem) => expect(ask(change)).toEqual({ kind: 'refused', problem }))

  test('accepts a reason of the longest length', () =>
    expect(ask({ reason: 'x'.repeat(2000) })).toMatchObject({ kind: 'recorded' }))
})

test('the last override is in force, else the rules', () => {
  const first = ask({})
  const second = ask({ chosen: 'rus_yellow', reason: 'Better after rest' })
  if (first.kind !== 'recorded' || second.kind !== 'recorded') throw new Error('expected two overrides')
  expect(categoryInForce(GREEN, [])).toEqual({ by: 'rules', category: 'rus_green' })
  expect(categoryInForce(UNDETERMINED, [])).toEqual({ by: 'rules', category: null })
  expect(categoryInForce(GREEN, [first.override, second.override])).toEqual({
    by: 'clinician',
    category: 'rus_yellow',
    override: second.override,
  })
})
