import type { CueClass } from '../lexicon/classes.ts'
import type { Words } from './words.ts'

/** What a phrase is about, coarsely: where the subject changes, speech without punctuation may be cut. */
export type Group = 'trouble' | 'measure' | 'past' | 'drug' | 'allergy' | 'family' | 'life' | 'plan' | 'return' | 'talk'

const GROUPS: Partial<Record<CueClass, Group>> = {
  symptom: 'trouble',
  vital: 'measure',
  finding: 'measure',
  result: 'measure',
  'exam-start': 'measure',
  disease: 'past',
  operation: 'past',
  history: 'past',
  'drug-word': 'drug',
  take: 'drug',
  allergy: 'allergy',
  relative: 'family',
  smoke: 'life',
  life: 'life',
  order: 'plan',
  assess: 'plan',
  return: 'return',
  if: 'return',
  greeting: 'talk',
  small: 'talk',
}
const ORDER: readonly Group[] = [
  'allergy',
  'family',
  'return',
  'drug',
  'life',
  'plan',
  'past',
  'measure',
  'trouble',
  'talk',
]

/** The subjects that the phrase at a word may belong to, the most telling first. */
export function groupsAt(words: Words, at: number): Group[] {
  const found = new Set<Group>()
  for (const { is } of words.hits[at] ?? []) {
    const group = GROUPS[is]
    if (group) found.add(group)
  }
  if (words.drugs.has(at)) found.add('drug')
  return ORDER.filter(group => found.has(group))
}
