/** The eleven types of health records (H §3). */
export const RECORD_TYPES = [
  'labResults',
  'studies',
  'imaging',
  'diagnostics',
  'conclusions',
  'others',
  'treatment',
  'insight',
  'healthLog',
  'auto',
  'triage',
] as const

/** The values of an upload's `documentAssetType` (decision 42). */
export const DOCUMENT_ASSET_TYPES = [
  ...RECORD_TYPES,
  'medical-record',
  'attachment',
  'other',
  'ambient-scribe',
] as const

/** In the order in which another one is chosen if the chosen one has nothing to work on (decision 55). */
export const INSIGHT_TYPES = ['general', 'biomarkers', 'treatment', 'recommendations', 'custom'] as const

/** Records that one insight may rest on. */
export const MAX_INSIGHT_RECORDS = 1000
