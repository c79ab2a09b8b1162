import { mergeRecordings } from '../merge/recordings.ts'
import { recordCollection } from './records.ts'

/** What was recorded or given for a visit or a triage; made on the server by the upload, changed like any record after it. */
export const recordings = recordCollection(
  'recordings',
  { recordTypes: ['ambient-scribe', 'triage'] },
  { syncStatus: 'synced', syncAttempts: 0, lastSyncAttempt: null, syncErrorMessage: null },
  mergeRecordings,
)
