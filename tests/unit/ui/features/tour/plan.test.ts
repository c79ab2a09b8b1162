import { describe, expect, test } from 'vitest'
import {
  planTour,
  resumeAt,
  TOUR_STEPS,
  type TourFacts,
  tourProgress,
} from '../../../../../src/ui/features/tour/plan.ts'

const TODAY = ['/', '/health-records/$recordType', '/health-record/view/$id', '/user-account/patients']
const ALL = [...TODAY, '/health-records/timeline/{-$slug}', '/insights', '/health-record/share']
const facts = (change: Partial<TourFacts> = {}): TourFacts => ({
  ...{ screens: ALL, hidden: [], newestRecord: '/health-record/view/7' },
  ...change,
})
const ids = (change?: Partial<TourFacts>) => planTour(facts(change)).map(({ id }) => id)

describe('the steps of the tour', () => {
  test('all fourteen, in the specified order, where every screen exists', () => {
    expect(ids()).toEqual([...TOUR_STEPS])
    expect(TOUR_STEPS).toHaveLength(14)
  })

  test('steps of screens that do not exist are left out, and appear with their route', () => {
    const missing = [
      'biomarkerReports',
      'timelineChart',
      'timelineFilters',
      'insightSelection',
      'aiInsights',
      'sharing',
    ]
    expect(ids({ screens: TODAY })).toEqual(TOUR_STEPS.filter(id => !missing.includes(id)))
    expect(ids({ screens: [...TODAY, '/health-records/timeline'] })).toContain('timelineFilters')
    expect(ids({ screens: [...TODAY, '/insights'] })).toContain('aiInsights')
    expect(ids({ screens: [...TODAY, '/health-record/share/$token'] })).toContain('sharing')
  })

  test('the list of records is no timeline: a parameter in its place does not count', () => {
    expect(ids({ screens: ['/', '/health-records/$recordType'] })).not.toContain('biomarkerReports')
  })

  test('without a record there is nothing to share, and no chart', () => {
    const ofRecords = ['timelineChart', 'timelineFilters', 'insightSelection', 'sharing']
    expect(ids({ newestRecord: null })).toEqual(TOUR_STEPS.filter(id => !ofRecords.includes(id)))
    expect(planTour(facts()).find(({ id }) => id === 'sharing')?.at).toBe('/health-record/view/7')
  })

  test('an entry that the user hid has no step, nor has what stands on its screen', () => {
    expect(ids({ hidden: ['studies', 'treatment'] })).toEqual(TOUR_STEPS.filter(id => id !== 'studies'))
    expect(ids({ hidden: ['biomarkerReports'] }).some(id => id.startsWith('timeline'))).toBe(false)
  })
})

describe('the progress', () => {
  test('is 0 at the first step and 100 at the last, and never falls', () => {
    for (let total = 2; total <= 14; total++) {
      const all = Array.from({ length: total }, (_, index) => tourProgress(index, total))
      expect(all[0]).toBe(0)
      expect(all.at(-1)).toBe(100)
      expect(all).toEqual(all.toSorted((a, b) => a - b))
    }
  })

  test('never falls when a missing step is left out under way', () => {
    for (let total = 3; total <= 14; total++)
      for (let index = 1; index < total - 1; index++)
        expect(tourProgress(index, total - 1)).toBeGreaterThan(tourProgress(index - 1, total))
  })

  test('stays between its edges for places outside the tour', () => {
    expect([tourProgress(-1, 14), tourProgress(20, 14), tourProgress(0, 1)]).toEqual([0, 100, 100])
  })
})

describe('the tour is resumed', () => {
  const plan = planTour(facts())

  test('at the saved step, also that of another device', () => {
    expect(resumeAt(plan, { step: 'studies', done: false })).toBe('studies')
  })

  test('at the next step that this device has', () => {
    expect(resumeAt(planTour(facts({ screens: TODAY })), { step: 'timelineChart' })).toBe('profile')
  })

  test('from the beginning if it was never begun, was finished, or names no step', () => {
    expect(resumeAt(plan, undefined)).toBe('welcome')
    expect(resumeAt(plan, { step: 'finish', done: true })).toBe('welcome')
    expect(resumeAt(plan, { step: 'a step of a later version' })).toBe('welcome')
  })
})
