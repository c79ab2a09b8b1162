import { describe, expect, test } from 'vitest'
import {
  currentItem,
  type NavFacts,
  navigationFor,
} from '../../../../../src/ui/features/shell/navigation/navigation.ts'

const screens = new Set([
  '/health-records/labResults',
  '/health-records/timeline',
  '/ambient-scribe/list',
  '/questionnaire',
  '/triage',
  '/help/about',
  '/help/feedback',
])
const facts: NavFacts = { screens, signedIn: true, environment: 'dev', hidden: [] }
const ids = (change: Partial<NavFacts>) =>
  navigationFor({ ...facts, ...change }).flatMap(section => section.items.map(item => item.id))

describe('the menu', () => {
  test('shows only entries whose screens exist, and no section without one', () => {
    expect(ids({})).toEqual([
      'labResults',
      'biomarkerReports',
      'audioRecordings',
      'questionnaire',
      'triage',
      'help',
      'feedback',
    ])
    expect(navigationFor({ ...facts, screens: new Set(['/triage']) }).map(section => section.id)).toEqual([
      'doctorsSection',
    ])
  })

  test('shows the four lists of records, which are one screen with a parameter', () => {
    expect(ids({ screens: new Set(['/health-records/$recordType']) })).toEqual([
      ...['labResults', 'studies', 'treatment', 'healthLog'],
    ])
  })

  test('has no doctor tools without a session', () => {
    expect(ids({ signedIn: false })).toEqual(['labResults', 'biomarkerReports', 'help', 'feedback'])
  })

  test('has no questionnaire in production', () => {
    expect(ids({ environment: 'production' })).not.toContain('questionnaire')
  })

  test('omits entries that the user hid, but never help', () => {
    expect(ids({ hidden: ['triage', 'help', 'account', 'audioRecordings'] })).toEqual([
      'labResults',
      'biomarkerReports',
      'questionnaire',
      'help',
      'feedback',
    ])
  })

  test('has the given counts', () => {
    const [section] = navigationFor({ ...facts, counts: { labResults: 24 } })
    expect(section?.items[0]?.count).toBe(24)
  })
})

describe('the current entry', () => {
  const sections = navigationFor(facts)
  test.each([
    ['/ambient-scribe/list', 'audioRecordings'],
    ['/ambient-scribe/214', 'audioRecordings'],
    ['/triage/results/7', 'triage'],
    ['/help/feedback', 'feedback'],
    ['/help/faq', 'help'],
    ['/triage-other', null],
    ['/', null],
  ])('at %s is %s', (path, id) => {
    expect(currentItem(sections, path)).toBe(id)
  })
})
