import type { TriageDraft } from '../../../src/db/triage-drafts.ts'

/** A triage that was started and is still empty. */
export const draft = (change: Partial<TriageDraft> = {}): TriageDraft => ({
  clientId: '0193d5a0-0000-7000-8000-000000000001',
  startedAt: Date.UTC(2026, 10, 20, 13, 52),
  profileId: 'russia_moscow_v1',
  patientClientId: '',
  record: {},
  numbers: {},
  unrecordable: [],
  ACVPU: null,
  onOxygen: null,
  spo2Scale: 1,
  age: '',
  sex: null,
  pregnant: null,
  morse: {},
  symptoms: '',
  heardText: '',
  sessionId: null,
  ...change,
})
