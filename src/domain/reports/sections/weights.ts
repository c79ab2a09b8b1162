import type { SectionId } from '../extraction.ts'
import type { CueClass } from '../lexicon/classes.ts'

type Weights = Partial<Record<CueClass | 'drug' | 'value', Partial<Record<SectionId, number>>>>

/** What phrases tell when a patient, or somebody who came along, says them. */
export const TOLD: Weights = {
  symptom: { presentIllness: 2 },
  course: { presentIllness: 0.8 },
  organ: { presentIllness: 0.7 },
  vital: { presentIllness: 0.8 },
  finding: { presentIllness: 0.3 },
  result: { presentIllness: 0.9 },
  disease: { pastHistory: 2.2 },
  operation: { pastHistory: 2.5 },
  history: { pastHistory: 1.4 },
  drug: { drugHistory: 3 },
  'drug-word': { drugHistory: 2 },
  dose: { drugHistory: 1 },
  frequency: { drugHistory: 0.3, presentIllness: 0.2 },
  take: { drugHistory: 1.2 },
  stop: { drugHistory: 0.5 },
  allergy: { allergies: 5 },
  smoke: { socialHistory: 4.5 },
  life: { socialHistory: 1.7 },
  exposure: { socialHistory: 4.5 },
  forbid: { plan: 4 },
  unwanted: { plan: 2.5 },
}

/** What they tell when a doctor says them and does not ask. */
export const STATED: Weights = {
  value: { examination: 3 },
  vital: { examination: 1.2 },
  finding: { examination: 1.4 },
  organ: { examination: 0.9 },
  normal: { examination: 0.8 },
  result: { examination: 1, plan: 0.6 },
  'not-done': { examination: 2.5 },
  intent: { plan: 1.2 },
  life: { plan: 0.8 },
  symptom: { examination: 0.5, assessment: 0.3 },
  disease: { assessment: 1.7 },
  assess: { assessment: 1.9 },
  operation: { plan: 0.8 },
  drug: { plan: 2.2 },
  'drug-word': { plan: 1.2 },
  dose: { plan: 0.9 },
  frequency: { plan: 0.4 },
  take: { plan: 0.5 },
  stop: { plan: 0.8 },
  order: { plan: 1.9 },
  forbid: { plan: 2 },
  smoke: { plan: 0.7 },
  allergy: { plan: 0.5, allergies: 1 },
  return: { followUp: 2.4 },
  term: { followUp: 0.8 },
  if: { safetyNet: 1 },
  urgent: { safetyNet: 2 },
}
