import type { HealthRecordData, RecordType } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import type { RecordingReport } from '../../../contract/entities/recording-report.ts'
import type { TypedTriage } from '../../../contract/entities/triage-input.ts'
import type { Persona } from '../../../contract/methods/account.ts'
import type { CategoryId, ProfileId } from '../../../domain/triage/profiles/profile.ts'
import type { Marker } from './lab-rows.ts'

/** All texts of the demo accounts in one language. The people are fictional. */
export interface DemoTexts {
  people: Record<Persona, { name: string; nickname: string }>
  /** The doctor's patients. */
  patients: readonly DemoPatient[]
  recordings: readonly DemoRecording[]
  triages: readonly DemoTriage[]
  /** The patient's family: the patient, a child, a parent. */
  family: readonly DemoPatient[]
  familyRecords: readonly DemoRecord[]
  labs: DemoLabs
}

export interface DemoPatient {
  /** Key by which the other texts refer to the patient. */
  key: string
  name: string
  data: PatientData
}

export interface DemoRecording {
  patient: string
  name: string
  subtype: 'dialog' | 'dictation'
  /** Before the persona's first sign-in. */
  hoursAgo: number
  /** Seconds. */
  duration: number
  transcript: string
  reports?: readonly RecordingReport[]
}

/** Its result is computed by the rules from these texts, as for any triage. */
export interface DemoTriage {
  /** Undefined: triaged before a name was known. */
  patient?: string
  name: string
  profileId: ProfileId
  /** Before the persona's first sign-in. */
  minutesAgo: number
  /** Seconds. */
  duration: number
  transcript: string
  typed?: TypedTriage
  /** The doctor's override. */
  override?: { chosen: CategoryId; reason: string; minutesLater: number }
}

export interface DemoRecord {
  patient: string
  name: string
  recordType: RecordType
  daysAgo: number
  tags?: readonly string[]
  report?: HealthRecordData['report']
}

export type MarkerId =
  | 'hemoglobin'
  | 'ferritin'
  | 'mcv'
  | 'glucose'
  | 'cholesterol_total'
  | 'cholesterol_ldl'
  | 'vitamin_d_25oh'
  | 'tsh'
  | 'crp'

export interface DemoLabs {
  /** One per report, oldest first; as many as `LAB_SERIES` has. */
  reports: readonly { name: string; summary: string; conclusion: string }[]
  laboratory: string
  markers: Record<MarkerId, Marker>
  decimalComma: boolean
}
