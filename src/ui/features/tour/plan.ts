/** Specification 2.4, in its order. */
export const TOUR_STEPS = [
  'welcome',
  'account',
  'home',
  'navbar',
  'labResults',
  'studies',
  'biomarkerReports',
  'timelineChart',
  'timelineFilters',
  'insightSelection',
  'aiInsights',
  'sharing',
  'profile',
  'finish',
] as const
export type TourStepId = (typeof TOUR_STEPS)[number]

export interface TourStep {
  id: TourStepId
  /** Path of the screen that it shows; absent: any screen. */
  at?: string
  /** Values of `data-tour`; the first that is visible is highlighted. Empty: a dialog in the middle. */
  targets: readonly string[]
}

export interface TourFacts {
  /** The router's paths. */
  screens: readonly string[]
  /** preferences.hiddenMenuItems */
  hidden: readonly string[]
  /** Path of the newest record of the current patient. */
  newestRecord: string | null
}

const TIMELINE = /^\/health-records\/timeline(\/|$)/
const INSIGHTS = /^\/insights(\/|$)/
const SHARED = /^\/health-record\/share(\/|$)/

/** Steps about what stands on a screen only if the patient has a record. */
const OF_RECORDS: ReadonlySet<TourStepId> = new Set(['timelineChart', 'timelineFilters', 'insightSelection', 'sharing'])

/** `needs`: the step is left out without a route of this path. `menu`: it is left out if the user hid this entry. */
const ALL: readonly (TourStep & { needs?: RegExp; menu?: string })[] = [
  { id: 'welcome', at: '/', targets: [] },
  { id: 'account', targets: ['account', 'menu'] },
  { id: 'home', targets: ['nav-home', 'home'] },
  { id: 'navbar', targets: ['navbar'] },
  {
    ...{ id: 'labResults', at: '/health-records/labResults', targets: ['nav-labResults', 'page'] },
    menu: 'labResults',
  },
  { id: 'studies', at: '/health-records/studies', targets: ['nav-studies', 'page'], menu: 'studies' },
  {
    ...{ id: 'biomarkerReports', at: '/health-records/timeline', targets: ['nav-biomarkerReports', 'page'] },
    ...{ needs: TIMELINE, menu: 'biomarkerReports' },
  },
  ...(
    [
      ['timelineChart', 'timeline-chart'],
      ['timelineFilters', 'timeline-filters'],
    ] as const
  ).map(([id, target]) => ({
    ...{ id, at: '/health-records/timeline', targets: [target] },
    ...{ needs: TIMELINE, menu: 'biomarkerReports' },
  })),
  {
    ...{ id: 'insightSelection', at: '/health-records/timeline', targets: ['insight-selection'] },
    ...{ needs: INSIGHTS, menu: 'biomarkerReports' },
  },
  {
    ...{ id: 'aiInsights', at: '/insights', targets: ['nav-aiInsights', 'page'] },
    ...{ needs: INSIGHTS, menu: 'aiInsights' },
  },
  { id: 'sharing', targets: ['sharing'], needs: SHARED },
  { id: 'profile', at: '/user-account/patients', targets: ['patient', 'page'] },
  { id: 'finish', at: '/', targets: [] },
]

/** Returns the steps that this user has. A step whose target turns out to be missing on its screen is skipped there. */
export function planTour({ screens, hidden, newestRecord }: TourFacts): TourStep[] {
  const has = (path: RegExp) => screens.some(one => path.test(one))
  return ALL.filter(({ id, needs, menu }) => {
    if (needs && !has(needs)) return false
    if (menu !== undefined && hidden.includes(menu)) return false
    return newestRecord !== null || !OF_RECORDS.has(id)
  }).map(({ id, at, targets }) => ({ id, at: id === 'sharing' ? (newestRecord ?? undefined) : at, targets }))
}

/** 0 at the first step, 100 at the last. */
export const tourProgress = (index: number, total: number): number =>
  total < 2 ? 100 : Math.round((Math.min(Math.max(index, 0), total - 1) / (total - 1)) * 100)

/** The step at which the tour goes on: the saved one, or the next one that this device has. */
export function resumeAt(plan: readonly TourStep[], saved: { step?: string; done?: boolean } | undefined): TourStepId {
  const place = (TOUR_STEPS as readonly (string | undefined)[]).indexOf(saved?.step)
  if (place < 0 || saved?.done) return 'welcome'
  return plan.find(({ id }) => TOUR_STEPS.indexOf(id) >= place)?.id ?? 'welcome'
}
