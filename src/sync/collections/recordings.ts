import { mergeRecordings } from '../merge/recordings.ts'
import { recordCollection } from './records.ts'

/** What ambient scribe recorded or was given; made on the server by the upload, changed like any record after it. */
export const recordings = recordCollection(
  'recordings',
  { recordTypes: ['ambient-scribe'] },
  { syncStatus: 'synced', syncAttempts: 0, lastSyncAttempt: null, syncErrorMessage: null },
  mergeRecordings,
)
