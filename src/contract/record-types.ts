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
