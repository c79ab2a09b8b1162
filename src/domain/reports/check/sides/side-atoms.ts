import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { Amount } from '../numbers/amount.ts'
import type { WordPolarity } from '../polarity/cues.ts'

export const isOf = (atom: Atom, kinds: readonly string[]) =>
  atom.kind === 'concept' && atom.ids.some(id => kinds.includes(KIND_OF.get(id) ?? ''))
export const isAnatomy = (atom: Atom) => isOf(atom, ['anatomy'])
/** "On the left, below": told with the side. */
export const isLevel = (atom: Atom) =>
  atom.kind === 'concept' && atom.ids.some(id => id === 'lowerPart' || id === 'upperPart')
export const isFinding = (atom: Atom) =>
  (atom.kind === 'word' && atom.norm.length > 3) || isOf(atom, ['finding', 'procedure', 'test', 'life'])
export const isSoft = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'soft')

export const isToldOf = (atom: Atom) => atom.kind === 'concept' && !isOf(atom, ['anatomy', 'time'])

const STATES = new Set([
  'normal',
  'elevated',
  'lowValue',
  'positive',
  'negativeResult',
  'worsen',
  'improve',
  'dry',
  'wet',
  'hard',
  'soft',
])
export const isState = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => STATES.has(id))

/** A claim with sides: words `from` to `to` of a sentence. */
export interface SidedClaim {
  all: Words
  from: number
  to: number
  atoms: readonly Atom[]
  amounts: readonly Amount[]
  polarity: ReadonlyMap<number, WordPolarity>
}
