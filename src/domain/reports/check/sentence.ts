import { readWords, type Words } from '../text/words.ts'
import { type Atom, atomsIn, isConcept } from './atoms.ts'
import { claimsOf } from './claims.ts'
import { isOf } from './compare/compared.ts'
import { type Evidence, inheritTimes, type Transcript } from './evidence.ts'
import { findSupport, type Support } from './find-evidence.ts'
import type { Amount } from './numbers/amount.ts'
import { changeIn, isContrary, tellsWay } from './numbers/change/trends.ts'
import type { Frequency } from './numbers/frequency.ts'
import type { WordPolarity } from './polarity/cues.ts'
import { polaritiesOf } from './polarity/polarity.ts'
import { relativeOfClaim } from './relatives.ts'
import { deniedLast } from './reworded/denied-last.ts'
import { withDatesInWords } from './reworded/written-dates.ts'
import { writtenOut } from './reworded/written-out.ts'
import { allowedFor } from './scope.ts'

/** A part of a sentence that stands or falls by itself, with what of the transcript carries it. */
export interface Claim {
  from: number
  to: number
  /** Tells from which value to which. */
  trend: boolean
  atoms: readonly Atom[]
  amounts: Amount[]
  frequencies: readonly Frequency[]
  support: Support
  /** The relative whom it tells of, if any. */
  person: string | null
}

/** A sentence of a model's text as it is read beside the transcript. */
export interface Sentence {
  all: Words
  polarity: Map<number, WordPolarity>
  allows: (one: Evidence) => boolean
  claims: readonly Claim[]
  /** Its values go the other way than it says. */
  contrary: boolean
}

/** Null for a sentence in which nothing can be checked. */
export function readSentence(text: string, evidence: Transcript): Sentence | null {
  const all = readWords(withDatesInWords(deniedLast(writtenOut(text)), evidence.reading.text))
  const whole = atomsIn(all, 0, all.words.length)
  if (whole.atoms.length === 0 && whole.amounts.length === 0) return null
  const allows = allowedFor(all, whole.atoms)
  const polarity = polaritiesOf(all, 0, all.words.length, false)
  const isDenied = (atom: Atom) =>
    atom.kind === 'concept' && atom.hard && isOf(atom, 'finding') && polarity.get(atom.from) === 'no'
  const supportOf = (one: Pick<Claim, 'atoms' | 'amounts' | 'person'>, anchor: number | null) =>
    findSupport(evidence, one.atoms, one.amounts, allows, one.person, anchor, isDenied)
  const isFall = whole.atoms.some(atom => isConcept(atom, 'fall'))
  inheritTimes([{ amounts: whole.amounts, segment: 0 }], all)
  let contrary = false
  const alone = claimsOf(all).map(({ from, to }): Claim => {
    const { atoms: own, amounts, frequencies } = atomsIn(all, from, to)
    for (const one of amounts) one.unit ??= whole.amounts.find(({ from: at }) => at === one.from)?.unit ?? null
    // The values of a change are compared; which way it went follows from them.
    const trend = changeIn(all, amounts)
    if (trend && isContrary(own, trend)) contrary = true
    const told = trend ? own.filter(atom => !tellsWay(atom)) : own
    // "From a height of six feet": the number says how far it was.
    const atoms = amounts.length > 0 && isFall ? told.filter(atom => !isConcept(atom, 'height')) : told
    const isTrend = trend !== null && own.some(tellsWay)
    const read = { from, to, trend: isTrend, atoms, amounts, frequencies, person: relativeOfClaim(all, to) }
    return { ...read, support: supportOf(read, null) }
  })
  // Parts of one sentence are looked for near the one that weighs most.
  const anchor = anchorOf(alone.map(one => one.support))
  const claims = alone.length < 2 ? alone : alone.map(one => ({ ...one, support: supportOf(one, anchor) }))
  return { all, polarity, allows, claims, contrary }
}

/** Where the claim that weighs most was found: of a medicine, if one is named. */
function anchorOf(supports: readonly Support[]): number | null {
  const weightOfAnchor = ({ matches, weight, coverage }: Support) =>
    weight * coverage + (matches.some(({ wanted }) => wanted.kind === 'drug') ? OF_DRUG : 0)
  const [best] = supports
    .filter(({ matches }) => matches.length > 0)
    .sort((a, b) => weightOfAnchor(b) - weightOfAnchor(a))
  return best?.window[0] ?? null
}
const OF_DRUG = 10
