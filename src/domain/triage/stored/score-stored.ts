import type { TriageData, TriageSuggestions } from '../../../contract/entities/triage.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import { complaintsIn } from '../complaints.ts'
import { foundSomething, type ScoredTriage, scoreTriage } from '../score-triage.ts'
import type { TriageSources } from '../triage-sources.ts'
import { readTranscript } from './stored-transcript.ts'

export interface StoredTriage {
  data: Pick<TriageData, 'profile' | 'typed' | 'transcription' | 'suggestions' | 'provisional'>
  /** What the patient's card says. */
  record: TriageSources['record']
  locale: Locale
}

export interface ScoredStored {
  heard: ReturnType<typeof readTranscript>['heard']
  suggestions: TriageSuggestions | null
  scored: ScoredTriage
  found: boolean
}

export const BUILT_IN = 'built-in'

/** All work on the words of a stored triage; ten minutes' speech take some 0.1 s, so that the server runs it in a thread. */
export function scoreStored({ data, record, locale }: StoredTriage): ScoredStored {
  const { transcript, heard, writer } = readTranscript(data)
  const suggestions = data.suggestions ?? (heard ? builtIn(transcript) : null)
  const scored = scoreTriage({
    profileId: data.profile.id,
    typed: data.typed ?? {},
    heard,
    writer,
    record,
    doubted: data.provisional?.assessment.input.unsettled,
    transcript,
    suggestions,
    locale,
  })
  return { heard, suggestions, scored, found: foundSomething(scored) }
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
