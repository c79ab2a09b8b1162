import type { Extraction, FoundSentence, SectionId } from '../extraction.ts'
import { SUMMARY_IDS, type SummaryId } from './report-words.ts'

/** Complaints that open a summary though the rules mark none as important. */
const FIRST_COMPLAINTS = 2

interface SummarySection {
  id: SummaryId
  sentences: FoundSentence[]
}

/** A selection of whole sentences, never a shortening: what matters, every allergy and every warning. */
export function summaryOf({ sections }: Extraction): SummarySection[] {
  const of = (...ids: SectionId[]) => ids.flatMap(id => sections.find(one => one.id === id)?.sentences ?? [])
  const key = (one: FoundSentence) => one.key
  const complaints = of('complaints')
  const told = complaints.length > 0 ? complaints : of('presentIllness')
  const reason = told.filter((one, index) => index < FIRST_COMPLAINTS || (one.key && told === complaints))
  const selected: Record<SummaryId, FoundSentence[]> = {
    reason,
    findings: [
      ...of('presentIllness').filter(one => one.key && !reason.includes(one)),
      ...of('pastHistory', 'familyHistory', 'socialHistory', 'examination').filter(key),
      ...of('allergies'),
      ...of('drugHistory').filter(key),
    ],
    assessment: of('assessment'),
    treatment: of('plan').filter(key),
    followUp: of('followUp', 'safetyNet'),
  }
  return SUMMARY_IDS.map(id => ({ id, sentences: selected[id] }))
}
