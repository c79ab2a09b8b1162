import type { IconName } from '../../../components/icon/icon-names.ts'

/** Ids as the preference `hiddenMenuItems` stores them. */
export type NavId =
  | 'labResults'
  | 'studies'
  | 'treatment'
  | 'healthLog'
  | 'documentUpload'
  | 'biomarkerReports'
  | 'aiInsights'
  | 'audioRecordings'
  | 'questionnaire'
  | 'triage'
  | 'administration'
  | 'help'
  | 'feedback'
export type SectionId = 'healthRecords' | 'healthInsights' | 'doctorsSection' | 'administration' | 'helpAndSupport'

export interface NavItem {
  id: NavId
  icon: IconName
  to: string
  /** The screen's path in the router, if it has parameters. */
  screen?: string
  /** The path under which the item is the current one; `to` if absent. */
  within?: string
  /** Shown as a number beside the label if above 0. */
  count?: number
}
export interface NavSection {
  id: SectionId
  items: readonly NavItem[]
}

export interface NavFacts {
  /** The paths that exist; an entry without its screen is not shown. */
  screens: ReadonlySet<string>
  signedIn: boolean
  admin?: boolean
  /** Of the server; undefined until it is known. */
  environment: string | undefined
  /** preferences.hiddenMenuItems */
  hidden: readonly string[]
  counts?: Partial<Record<NavId, number>>
}

const LIST = '/health-records/$recordType'

const ALL: readonly NavSection[] = [
  {
    id: 'healthRecords',
    items: [
      { id: 'labResults', icon: 'flask-conical', to: '/health-records/labResults', screen: LIST },
      { id: 'studies', icon: 'scan-line', to: '/health-records/studies', screen: LIST },
      { id: 'treatment', icon: 'pill', to: '/health-records/treatment', screen: LIST },
      { id: 'healthLog', icon: 'file-text', to: '/health-records/healthLog', screen: LIST },
      { id: 'documentUpload', icon: 'upload', to: '/health-records/upload' },
    ],
  },
  {
    id: 'healthInsights',
    items: [
      {
        id: 'biomarkerReports',
        icon: 'chart-column',
        to: '/health-records/timeline',
        screen: '/health-records/timeline/{-$slug}',
      },
      { id: 'aiInsights', icon: 'sparkle', to: '/insights' },
    ],
  },
  {
    id: 'doctorsSection',
    items: [
      { id: 'audioRecordings', icon: 'mic', to: '/ambient-scribe/list', within: '/ambient-scribe' },
      { id: 'questionnaire', icon: 'list', to: '/questionnaire' },
      { id: 'triage', icon: 'activity', to: '/triage' },
    ],
  },
  { id: 'administration', items: [{ id: 'administration', icon: 'users', to: '/admin', screen: '/admin/{-$part}' }] },
  {
    id: 'helpAndSupport',
    items: [
      { id: 'help', icon: 'circle-question-mark', to: '/help/about', within: '/help' },
      { id: 'feedback', icon: 'message-square', to: '/help/feedback' },
    ],
  },
]

/** Items that the user cannot hide (specification 2.3). */
const CANNOT_HIDE: ReadonlySet<NavId> = new Set(['administration', 'help'])

/** The menu's sections with the items that the user may hide, hidden or not. */
export const hideableSections = (facts: Omit<NavFacts, 'hidden'>): NavSection[] =>
  navigationFor({ ...facts, hidden: [] })
    .map(section => ({ ...section, items: section.items.filter(({ id }) => !CANNOT_HIDE.has(id)) }))
    .filter(section => section.items.length > 0)

/** Returns the user's menu; sections without items are left out. */
export function navigationFor({
  screens,
  signedIn,
  admin = false,
  environment,
  hidden,
  counts,
}: NavFacts): NavSection[] {
  const shows = (item: NavItem) =>
    (screens.has(item.to) || screens.has(item.screen ?? '')) &&
    (CANNOT_HIDE.has(item.id) || !hidden.includes(item.id)) &&
    !(item.id === 'questionnaire' && environment === 'production')
  return ALL.filter(({ id }) => (id !== 'doctorsSection' || signedIn) && (id !== 'administration' || admin))
    .map(({ id, items }) => ({
      id,
      items: items.filter(shows).map(item => ({ ...item, count: counts?.[item.id] })),
    }))
    .filter(section => section.items.length > 0)
}

/** Returns the item whose path contains `pathname`; of several, the one with the longest path. */
export function currentItem(sections: readonly NavSection[], pathname: string): NavId | null {
  const fits = sections
    .flatMap(section => section.items)
    .map(item => ({ id: item.id, path: item.within ?? item.to }))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)
  return fits[0]?.id ?? null
}
