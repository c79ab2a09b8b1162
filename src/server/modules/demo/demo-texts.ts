import type { z } from 'zod'
import type { HealthRecordData, RecordingReport, RecordType } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import type { TypedTriage } from '../../../contract/entities/triage-input.ts'
import type { Persona } from '../../../contract/methods/account.ts'
import type { CategoryId, ProfileId } from '../../../domain/triage/profiles/profile.ts'

/** Everything that the demo accounts say in one language. Nobody in it exists. */
export interface DemoTexts {
  people: Record<Persona, { name: string; nickname: string }>
  /** Of the doctor. */
  patients: readonly DemoPatient[]
  recordings: readonly DemoRecording[]
  triages: readonly DemoTriage[]
  /** Of the patient: the person, a child, a parent. */
  family: readonly DemoPatient[]
  familyRecords: readonly DemoRecord[]
  labs: DemoLabs
}

export interface DemoPatient {
  /** How the other texts refer to the patient. */
  key: string
  name: string
  data: PatientData
}

export interface DemoRecording {
  patient: string
  name: string
  subtype: 'dialog' | 'dictation'
  /** Before the first sign-in of the persona. */
  hoursAgo: number
  /** Seconds. */
  duration: number
  transcript: string
  reports?: readonly z.infer<typeof RecordingReport>[]
}

/** Its result is made by the rules from what is said here, as of any triage. */
export interface DemoTriage {
  /** None: brought in before anybody asked for a name. */
  patient?: string
  name: string
  profileId: ProfileId
  /** Before the first sign-in of the persona. */
  minutesAgo: number
  /** Seconds. */
  duration: number
  transcript: string
  typed?: TypedTriage
  /** What the doctor decided against the rules. */
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
  /** Of each report, oldest first, as many as `LAB_SERIES` has. */
  reports: readonly { name: string; summary: string; conclusion: string }[]
  laboratory: string
  markers: Record<MarkerId, { name: string; unit: string }>
  decimalComma: boolean
}
