import type { SectionId } from '../extraction.ts'
import type { Scores } from './scores.ts'

const LATE: readonly SectionId[] = ['plan', 'followUp', 'safetyNet']
const HISTORY: readonly SectionId[] = [
  'complaints',
  'presentIllness',
  'pastHistory',
  'drugHistory',
  'allergies',
  'familyHistory',
  'socialHistory',
]

/** Sections to which a dictation may go over without a heading. */
const NEXT: Readonly<Record<SectionId, readonly SectionId[]>> = {
  complaints: [...HISTORY, 'examination', ...LATE],
  presentIllness: [...HISTORY, 'examination', ...LATE],
  pastHistory: ['drugHistory', 'allergies', 'familyHistory', 'socialHistory', 'examination', ...LATE],
  drugHistory: ['allergies', 'familyHistory', 'socialHistory', 'examination'],
  allergies: ['familyHistory', 'socialHistory', 'examination'],
  familyHistory: ['pastHistory', 'allergies', 'socialHistory', 'examination'],
  socialHistory: ['allergies', 'familyHistory', 'examination'],
  examination: ['assessment', ...LATE],
  assessment: LATE,
  plan: ['followUp', 'safetyNet'],
  followUp: ['plan', 'safetyNet'],
  safetyNet: ['plan', 'followUp'],
}

const SURE = 3.2
const LATER = 2.4
const FAR = 3.5
const MARGIN = 1.5

/** True if the words leave the heading's section for another one. */
export function departs(heading: SectionId, id: SectionId, scores: Scores, previous: SectionId | null): boolean {
  if (!NEXT[heading].includes(id)) return false
  // Where the sentence before has left already, less is needed.
  const bonus = previous === id ? 1.5 : 0
  const least = id === 'followUp' || id === 'safetyNet' ? LATER : SURE
  const margin = heading === 'examination' && id === 'assessment' ? FAR : MARGIN
  return scores[id] + bonus >= least && scores[id] + bonus >= scores[heading] + margin
}
