import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import { normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import { atomsIn } from '../atoms.ts'
import { REACTION, TOLERATES } from './allergens.ts'
import type { Region } from './drug-regions.ts'

/** "Tolerates aspirin": in the words between the signs around its name. */
export function isTolerated(all: Words, { at, to }: Region): boolean {
  let from = at
  while (from > 0 && at - from < 5 && !/[,;.:?!]/u.test(all.words[from - 1]?.after ?? '')) from--
  let end = at + 1
  while (end < to && end - at < 6 && !/[;.:?!]/u.test(all.words[end - 1]?.after ?? '')) end++
  const text = normsIn(all, from, end)
  return TOLERATES.test(text) && !/(?:^| )(?:не|not|δεν|poorly|плохо)(?: |$)/u.test(text)
}

export const IF_NEEDED =
  /(?:^| )(?:if|when|prn|as (?:needed|required|necessary)|in case|при|если|по (?:потребности|требованию|необходимости)|αν|εαν|εφοσον|επι|σε περιπτωση|οταν)(?: |$)/u

const IN_CASE = /^(?:при|with|σε|επι|με)$/u
const CASE_WITHIN = 4
/** «При лихорадке сразу прекратить», «Σε πυρετό να σταματήσει»: an order with a condition. */
export const opensWithCase = ({ words }: Words): boolean =>
  IN_CASE.test(words[0]?.norm ?? '') &&
  conceptsOf(words.slice(1, CASE_WITHIN).map(({ norm }) => norm)).some(({ ids }) =>
    ids.some(id => KIND_OF.get(id) === 'finding'),
  )

export const isAlone = (all: Words) =>
  all.words.length <= LISTED &&
  atomsIn(all, 0, all.words.length).atoms.every(
    atom =>
      atom.kind === 'drug' ||
      (atom.kind === 'concept' && !atom.hard && atom.weight < 0.8 && !atom.ids.includes('plan')),
  )
const LISTED = 16
export const BRIEF =
  /(?:^| )(?:until|till|for|before|temporar\p{L}*|while|during|beforehand|на время|временно|до|перед|на|пока|μεχρι|προσωρινα|πριν|για|ωσ)(?: |$)/u

const SICKENS = new Set([
  'nausea',
  'vomiting',
  'diarrhea',
  'headache',
  'dizziness',
  'abdominalPain',
  'constipation',
  'heartburn',
])
/** "Codeine makes me sick": reported of what happens, and nothing of an allergy. */
export function isIntolerance(all: Words, { at, to }: Region): boolean {
  const told = conceptsOf(all.words.slice(at, to).map(({ norm }) => norm)).flatMap(({ ids }) => ids)
  const isNone = /(?:^| )(?:not|no|не|δεν)(?: \S+){0,4} (?:allerg|аллерг|αλλεργ)/u.test(normsIn(all, at, to))
  return (
    told.some(id => SICKENS.has(id)) &&
    !told.some(id => id !== 'intolerance' && !(isNone && id === 'allergy') && REACTION.has(id))
  )
}
