import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import type { TriageData, TriageReason, TriageSuggestions } from '../../../contract/entities/triage.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import { LOCALES } from '../../../contract/locales.ts'
import { ageInYears } from '../../../domain/dates/age.ts'
import type { SpeechWriter } from '../../../domain/triage/certainty.ts'
import { complaintsIn } from '../../../domain/triage/complaints.ts'
import { foundSomething, scoreTriage } from '../../../domain/triage/score-triage.ts'
import { extractVitals } from '../../../domain/triage/speech/extract-vitals.ts'
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

/** Ten times the text of ten minutes' speech; parsing more would take seconds. */
export const MAX_TRANSCRIPT = 100_000
export const BUILT_IN = 'built-in'

/** Status and data of a triage with its result, or with the reason for none; computed by the rules from its data. */
export function scoreRecord({ recordId, data: row, createdAt, patient, locale, now }: ScoringFacts): Scored {
  const data = readTriage(row)
  const transcript = (data.transcription?.text ?? '').slice(0, MAX_TRANSCRIPT)
  // Detects the language by its letters, as the device does: it may differ from the interface's.
  const heard = transcript.trim() === '' ? null : extractVitals(transcript)
  const suggestions = data.suggestions ?? (heard ? builtIn(transcript) : null)
  const scored = scoreTriage({
    profileId: data.profile.id,
    typed: data.typed ?? {},
    heard,
    writer: writerOf(data.transcription?.model),
    record: {
      ageYears: ageInYears(patient?.dateOfBirth ?? null, createdAt.getTime()),
      sex: patient?.gender ?? null,
    },
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

function writerOf(model: string | undefined): SpeechWriter {
  if (model === 'captions') return 'captions'
  return model === 'manual' ? 'person' : 'engine'
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
