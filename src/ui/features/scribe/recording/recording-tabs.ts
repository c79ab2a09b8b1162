const TABS = ['audio', 'transcript', 'reports'] as const

/** Parts of a recording's page, as they stand in its address. */
export type RecordingTab = (typeof TABS)[number]

/** The tab that an address names, if it names one. */
export const tabOf = ({ tab }: Record<string, unknown>): { tab?: RecordingTab } => {
  const known = TABS.find(one => one === tab)
  return known ? { tab: known } : {}
}
