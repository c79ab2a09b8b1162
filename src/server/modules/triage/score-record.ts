import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import type { TriageData, TriageReason } from '../../../contract/entities/triage.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import { LOCALES } from '../../../contract/locales.ts'
import { ageInYears } from '../../../domain/dates/age.ts'
import type { ScoredStored, StoredTriage } from '../../../domain/triage/stored/score-stored.ts'
import { storedText } from '../../../domain/triage/stored/stored-transcript.ts'
import { readTriage } from './triage-content.ts'

export interface ScoringFacts {
  recordId: number
  data: HealthRecordData
  createdAt: Date
  /** Of the triage's patient, if it has one. */
  patient: PatientData | null
  /** The owner's interface language. */
  locale: Locale | undefined
  now: Date
}

export interface Scored {
  status: Extract<RecordStatus, 'processed' | 'error'>
  data: HealthRecordData
}

/** Where the words are worked on: the server's thread, never the one that answers. */
export type Score = (triage: StoredTriage) => ScoredStored | Promise<ScoredStored>

/** Status and data of a triage with its result, or with the reason for none; computed by the rules from its data. */
export async function scoreRecord(
  score: Score,
  { recordId, data: row, createdAt, patient, locale, now }: ScoringFacts,
): Promise<Scored> {
  const data = readTriage(row)
  const { profile, typed, transcription, provisional } = data
  const { heard, suggestions, scored, found } = await score({
    data: { profile, typed, transcription, provisional, suggestions: data.suggestions },
    record: {
      ageYears: ageInYears(patient?.dateOfBirth ?? null, createdAt.getTime()),
      sex: patient?.gender ?? null,
    },
    locale: locale ?? languageOf(data) ?? 'en',
  })
  const results = found
    ? {
        ...scored,
        scoredAt: now.toISOString(),
        healthRecordId: recordId,
        documentAssetId: data.documentAssetId ?? null,
      }
    : null
  const errorKey = found ? null : (data.speechError ?? reasonFor(data, storedText(data)))
  return { status: found ? 'processed' : 'error', data: { ...row, heard, suggestions, results, errorKey } }
}

const reasonFor = ({ documentAssetId }: TriageData, transcript: string): TriageReason =>
  documentAssetId && transcript.trim() === '' ? 'triage.noResults.noSpeech' : 'triage.noResults.nothingFound'

/** The device's interface language: `ru-RU` is Russian. */
function languageOf({ locale }: HealthRecordData): Locale | undefined {
  const letters = typeof locale === 'string' ? locale.slice(0, 2).toLowerCase() : ''
  return LOCALES.find(known => known === letters)
}
