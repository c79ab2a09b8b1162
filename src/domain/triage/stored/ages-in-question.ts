import type { TriageData } from '../../../contract/entities/triage.ts'
import type { Assessment } from '../assess.ts'
import { gatherInput } from '../gather-input.ts'
import { readTranscript } from './stored-transcript.ts'

/** The ages in years of which one must be chosen: the one that counts first, then those that were heard. */
export function agesInQuestion(data: TriageData, shown: Assessment): number[] {
  const heard = gatherInput({ typed: data.typed ?? {}, ...readTranscript(data), record: {} }).toBeConfirmed
  const doubted = [...heard, ...(data.results?.toBeConfirmed ?? [])].filter(({ fact }) => fact === 'ageYears')
  const all = [shown.input.patient?.ageYears, ...doubted.map(({ value }) => value)]
  return [...new Set(all)].filter(age => typeof age === 'number')
}
