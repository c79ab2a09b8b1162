import type { PillState } from '../../../state/sync/pill.ts'
import type { PatientsModel } from '../account/patients.ts'
import type { RecordingModel } from '../frame/recording-bar.tsx'
import type { NavFacts } from '../navigation/navigation.ts'
import type { SyncCentreModel } from '../sync-centre/sync-items.ts'

/** Invented models for /dev/shell. All times are on one afternoon. */
export const NOW = Date.parse('2026-11-20T14:05:00')
const at = (time: string) => Date.parse(`2026-11-20T${time}:00`)
const MB = 1024 * 1024
const nothing = () => undefined
const freed = async () => ({ bytes: 9.4 * MB, left: 25.4 * MB })

export const SYNC: Record<PillState['state'], PillState> = {
  saved: { state: 'saved', at: at('14:02') },
  sending: { state: 'sending', count: 2, needsYou: 0 },
  offline: { state: 'offline', waiting: 2, needsYou: 1 },
  'needs-you': { state: 'needs-you', count: 1 },
  connecting: { state: 'connecting', lastComplete: null },
  held: { state: 'held', count: 2 },
  unsaved: { state: 'unsaved', count: 1 },
  paused: { state: 'paused', waiting: 3, needsYou: 0 },
  retrying: { state: 'retrying', count: 2, needsYou: 0 },
  outdated: { state: 'outdated', waiting: 3, needsYou: 0 },
}

export const FACTS: NavFacts = {
  screens: new Set([
    '/health-records/labResults',
    '/health-records/studies',
    '/health-records/treatment',
    '/health-records/healthLog',
    '/health-records/upload',
    '/health-records/timeline',
    '/insights',
    '/ambient-scribe/list',
    '/questionnaire',
    '/triage',
    '/help/about',
    '/help/feedback',
  ]),
  signedIn: true,
  environment: 'dev',
  hidden: [],
  counts: { labResults: 24, studies: 7, treatment: 3, aiInsights: 2, audioRecordings: 12 },
}

export const PATIENTS: Pick<PatientsModel, 'list'> = {
  list: [
    { id: 'anna', name: 'Anna P.', detail: '54' },
    { id: 'ivan', name: 'Иван Константинович Преображенский', detail: '71' },
    { id: 'eleni', name: 'Ελένη Κ.', detail: '8' },
  ],
}

export const recording = (state: RecordingModel['state']): RecordingModel => ({
  state,
  name: 'Ward 6, bed 2 — dictation',
  seconds: 252,
  to: '/dev/shell',
  onPause: nothing,
  onResume: nothing,
  onStop: nothing,
})

export const EMPTY_CENTRE: SyncCentreModel = {
  lastComplete: at('14:02'),
  clockOffsetMs: 0,
  unsavedRecordings: 0,
  unsavedTriage: false,
  waitingCount: 0,
  waitingBytes: 0,
  storage: { usedBytes: 61 * MB, quotaBytes: 12 * 1024 * MB, persisted: true },
  serverStorage: {
    used: { bytes: 93.4 * 1024 * MB, rows: 12_480 },
    quota: { bytes: 100 * 1024 * MB, rows: 500_000 },
    refused: false,
  },
  onProtect: async () => true,
  parked: [],
  sending: [],
  waiting: [],
  kept: [],
  sounds: [],
  documents: { pinned: 0, unpinned: 0, onFree: async () => undefined },
}

export const FULL_CENTRE: SyncCentreModel = {
  ...EMPTY_CENTRE,
  waitingCount: 3,
  waitingBytes: 23.8 * MB,
  onSendNow: nothing,
  parked: [
    {
      id: '1',
      kind: 'treatment',
      title: 'Treatment: Bisoprolol 5 mg',
      at: at('12:40'),
      reason: 'The server did not accept it: the date of the prescription is after today.',
      change: 'create',
      onCorrect: nothing,
      onExport: nothing,
      onDiscard: nothing,
    },
  ],
  sending: [
    { id: '2', kind: 'recording', title: 'Admission, A. P.', at: at('13:37'), bytes: 11.6 * MB, sentBytes: 7.1 * MB },
  ],
  waiting: [
    {
      id: '3',
      kind: 'recording',
      title: 'Ward 6, bed 2',
      at: at('13:58'),
      bytes: 12.2 * MB,
      because: 'person',
      onSend: nothing,
      onExport: nothing,
      onDiscard: nothing,
    },
    { id: '4', kind: 'healthLog', title: 'Vitamin D 2000 IU', at: at('13:44'), because: 'turn', onExport: nothing },
  ],
  kept: [
    {
      id: '5',
      kind: 'healthLog',
      title: 'Health log, 18.11.2026',
      field: 'description',
      at: at('13:00'),
      otherAt: at('13:10'),
      met: 'edits',
      onCompare: nothing,
    },
  ],
  sounds: [
    { id: '6', title: 'Ward 6, bed 1', bytes: 9.4 * MB, onFree: freed },
    { id: '7', title: 'Discharge, E. K.', bytes: 21.3 * MB, onFree: freed },
    { id: '8', title: 'Round, second floor', bytes: 4.1 * MB, stays: 'in-use' },
  ],
  onFreeAll: freed,
}
