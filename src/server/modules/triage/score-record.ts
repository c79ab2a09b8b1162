import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import type { TriageData, TriageReason, TriageSuggestions } from '../../../contract/entities/triage.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import { LOCALES } from '../../../contract/locales.ts'
import { ageInYears } from '../../../domain/dates/age.ts'
import { complaintsIn } from '../../../domain/triage/complaints.ts'
import { foundSomething, scoreTriage } from '../../../domain/triage/score-triage.ts'
import { readTranscript } from '../../../domain/triage/stored/stored-transcript.ts'
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

export const BUILT_IN = 'built-in'

/** Status and data of a triage with its result, or with the reason for none; computed by the rules from its data. */
export function scoreRecord({ recordId, data: row, createdAt, patient, locale, now }: ScoringFacts): Scored {
  const data = readTriage(row)
  const { transcript, heard, writer } = readTranscript(data)
  const suggestions = data.suggestions ?? (heard ? builtIn(transcript) : null)
  const scored = scoreTriage({
    profileId: data.profile.id,
    typed: data.typed ?? {},
    heard,
    writer,
    record: {
      ageYears: ageInYears(patient?.dateOfBirth ?? null, createdAt.getTime()),
      sex: patient?.gender ?? null,
    },
    doubted: data.provisional?.assessment.input.unsettled,
    transcript,
    suggestions,
    locale: locale ?? languageOf(data) ?? 'en',
  })
  const found = foundSomething(scored)
  const results = found
    ? {
        ...scored,
        scoredAt: now.toISOString(),
        healthRecordId: recordId,
        documentAssetId: data.documentAssetId ?? null,
      }
    : null
  const errorKey = found ? null : (data.speechError ?? reasonFor(data, transcript))
  return { status: found ? 'processed' : 'error', data: { ...row, heard, suggestions, results, errorKey } }
}

const reasonFor = ({ documentAssetId }: TriageData, transcript: string): TriageReason =>
  documentAssetId && transcript.trim() === '' ? 'triage.noResults.noSpeech' : 'triage.noResults.nothingFound'

/** The device's interface language: `ru-RU` is Russian. */
function languageOf({ locale }: HealthRecordData): Locale | undefined {
  const letters = typeof locale === 'string' ? locale.slice(0, 2).toLowerCase() : ''
  return LOCALES.find(known => known === letters)
}

/** Without a model: the complaints in the words of the transcript. */
const builtIn = (transcript: string): TriageSuggestions => ({
  model: BUILT_IN,
  symptoms: [],
  complaints: complaintsIn(transcript).map(text => ({ text })),
  keyFactors: [],
  recommendations: [],
  values: [],
})
