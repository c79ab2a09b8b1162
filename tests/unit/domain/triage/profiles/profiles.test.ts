import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../../../src/contract/locales.ts'
import { news2Band } from '../../../../../src/domain/triage/news2/risk.ts'
import {
  chooseProfileId,
  DEFAULT_PROFILE_ID,
  isProfileId,
  profileOf,
  TRIAGE_PROFILES,
} from '../../../../../src/domain/triage/profiles/choose-profile.ts'
import {
  categoryOf,
  PROFILE_IDS,
  type TriageProfile,
  urgencyRank,
} from '../../../../../src/domain/triage/profiles/profile.ts'

const times = ({ categories }: TriageProfile) =>
  categories.map(({ id, color, waitTime, reassessmentTime }) => [id, color, waitTime, reassessmentTime])
const rules = ({ redlineRules }: TriageProfile) =>
  redlineRules.map(
    ({ condition, operator, threshold, severity }) => `${condition} ${operator} ${threshold} ${severity}`,
  )

describe('the Moscow profile', () => {
  const moscow = profileOf('russia_moscow_v1')

  test('has the categories and times of the specification', () =>
    expect(times(moscow)).toEqual([
      ['rus_red', 'red', 'immediate', 15],
      ['rus_orange', 'orange', 30, 30],
      ['rus_yellow', 'yellow', 60, 60],
      ['rus_green', 'green', 120, 120],
    ]))

  test('has both scales and the six red-lines of its card, of which three force', () => {
    expect(moscow.scales).toEqual(['news2', 'morse'])
    expect(rules(moscow)).toEqual([
      'SpO2 < 90 critical',
      'NEWS2 >= 7 critical',
      'consciousness = 0 critical',
      'SBP < 70 warning',
      'HR > 120 warning',
      'RR > 30 warning',
    ])
  })
})

describe('the Manchester profile', () => {
  const manchester = profileOf('mts-v1.0')

  test('has the categories and times of the specification', () =>
    expect(times(manchester)).toEqual([
      ['red', 'red', 'immediate', 'continuous'],
      ['orange', 'orange', 10, 10],
      ['yellow', 'yellow', 60, 30],
      ['green', 'green', 120, 60],
      ['blue', 'blue', 240, 120],
    ]))

  test('has NEWS2 alone and the three red-lines of its card, of which one forces', () => {
    expect(manchester.scales).toEqual(['news2'])
    expect(rules(manchester)).toEqual(['NEWS2 >= 7 critical', 'SpO2 < 90 warning', 'GCS < 12 warning'])
  })

  test('never assigns blue automatically', () =>
    expect(manchester.byNews2.map(step => step.category)).not.toContain('blue'))
})

describe.each(TRIAGE_PROFILES)('in $id', profile => {
  test('every NEWS2 leads to the category of its colour', () => {
    for (let total = 0; total <= 20; total++) {
      const step = profile.byNews2.find(({ from }) => total >= from)
      const category = step && categoryOf(profile, step.category)
      expect(category?.color).toBe(news2Band(total).colour)
    }
  })

  test('every text is written in every language, and no two categories share a name or an id', () => {
    const texts = [profile, ...profile.categories].flatMap(({ name, description }) => [name, description])
    for (const text of texts) {
      expect(Object.keys(text).toSorted()).toEqual([...LOCALES].toSorted())
      for (const locale of LOCALES) expect(text[locale].trim()).not.toBe('')
      expect(text.ru).toMatch(/\p{Script=Cyrillic}/u)
      expect(text.el).toMatch(/\p{Script=Greek}/u)
      expect(text.ru).not.toMatch(/\p{Script=Greek}/u)
      expect(text.el).not.toMatch(/\p{Script=Cyrillic}/u)
      expect(text.en).not.toMatch(/[\p{Script=Cyrillic}\p{Script=Greek}]/u)
    }
    for (const locale of LOCALES) {
      expect(new Set(profile.categories.map(({ name }) => name[locale])).size).toBe(profile.categories.length)
    }
    expect(new Set(profile.categories.map(({ id }) => id)).size).toBe(profile.categories.length)
    expect(new Set(profile.redlineRules.map(({ id }) => id)).size).toBe(profile.redlineRules.length)
  })

  test('the categories are ordered from the most to the least urgent', () => {
    expect(profile.categories.map(({ id }) => urgencyRank(profile, id))).toEqual(
      profile.categories.map((_, rank) => rank),
    )
    const waits = profile.categories.map(({ waitTime }) => (waitTime === 'immediate' ? 0 : waitTime))
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  })
})

test('a category of another profile is unknown', () => {
  expect(categoryOf(profileOf('mts-v1.0'), 'rus_red')).toBeNull()
  expect(urgencyRank(profileOf('russia_moscow_v1'), 'blue')).toBeNull()
})

describe('the profile in use is', () => {
  test('the preference of the user, else the one last used, else Moscow', () => {
    expect(chooseProfileId('mts-v1.0', 'russia_moscow_v1')).toBe('mts-v1.0')
    expect(chooseProfileId(undefined, 'mts-v1.0')).toBe('mts-v1.0')
    expect(chooseProfileId(null, null)).toBe('russia_moscow_v1')
    expect(chooseProfileId()).toBe(DEFAULT_PROFILE_ID)
  })

  test.each(['', 'mts', 'MTS-V1.0', 'mts-v1.0 ', 'russia_moscow', 0, null, {}, ['mts-v1.0']])('never %j', stored => {
    expect(isProfileId(stored)).toBe(false)
    expect(chooseProfileId(stored, 'mts-v1.0')).toBe('mts-v1.0')
    expect(chooseProfileId(stored)).toBe('russia_moscow_v1')
  })

  test('one of exactly two', () => {
    expect(PROFILE_IDS).toEqual(['russia_moscow_v1', 'mts-v1.0'])
    expect(TRIAGE_PROFILES.map(({ id }) => id)).toEqual(PROFILE_IDS)
    expect(PROFILE_IDS.map(id => profileOf(id).id)).toEqual(PROFILE_IDS)
  })
})
