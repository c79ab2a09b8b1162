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
  familyHistory: ['allergies', 'socialHistory', 'examination'],
  socialHistory: ['allergies', 'familyHistory', 'examination'],
  examination: ['assessment', ...LATE],
  assessment: LATE,
  plan: ['followUp', 'safetyNet'],
  followUp: ['plan', 'safetyNet'],
  safetyNet: ['plan', 'followUp'],
}

const SURE = 3.2
const MARGIN = 1.5

/** True if the words leave the heading's section for another one. */
export function departs(heading: SectionId, id: SectionId, scores: Scores): boolean {
  const strong = scores[id] >= SURE && scores[id] >= scores[heading] + MARGIN
  return strong && NEXT[heading].includes(id)
}
