import type { NamedDrug } from '../../drugs/find-drugs.ts'
import { conceptsOf, isOwnName, isTemplate, KIND_OF } from '../concepts/concept-index.ts'
import { SOFT_FINDINGS } from '../concepts/relations/soft-findings.ts'
import { SPECIALTIES } from '../concepts/words/specialties.ts'
import type { Words } from '../text/words.ts'
import type { Amount } from './numbers/amount.ts'
import { amountsIn } from './numbers/amounts.ts'
import { type Frequency, frequenciesIn } from './numbers/frequency.ts'
import { unitOf } from './numbers/units.ts'
import { sidesIn } from './sides/sides.ts'

/** What words say, in pieces that can be compared. */
export type Atom =
  | { kind: 'drug'; from: number; to: number; drug: NamedDrug }
  | {
      kind: 'concept'
      from: number
      to: number
      ids: readonly string[]
      hard: boolean
      weight: number
      /** What the words of a term of several words mean by themselves. */
      inner?: readonly Atom[]
    }
  | {
      kind: 'word'
      from: number
      to: number
      norm: string
      hard: boolean /** An abbreviation in capitals. */
      name: boolean
    }

export interface Atoms {
  atoms: Atom[]
  amounts: Amount[]
  frequencies: Frequency[]
}

const WEIGHTS = { finding: 2.5, procedure: 2.5, test: 2, anatomy: 0.8, life: 1.5, soft: 0.5, time: 0.5 } as const
export const WORD_WEIGHT = 1
export const DRUG_WEIGHT = 2.5

export const weightOf = (atom: Atom): number =>
  atom.kind === 'drug' ? DRUG_WEIGHT : atom.kind === 'word' ? (atom.hard ? 2 : WORD_WEIGHT) : atom.weight

/** The pieces of words `from` to `to`. */
export function atomsIn(all: Words, from: number, to: number): Atoms {
  const frequencies = frequenciesIn(all, from, to)
  // Speech without punctuation may be cut within "thirty seven and eight".
  const amounts = amountsIn(all, from, Math.min(to + 3, all.words.length)).filter(
    one =>
      one.from < to &&
      !frequencies.some(freq => freq.from <= one.from && one.from < freq.to) &&
      !isNameOfDrug(all, one.from),
  )
  const taken = new Set<number>()
  for (const one of [...frequencies, ...amounts]) for (let at = one.from; at < one.to; at++) taken.add(at)
  const atoms: Atom[] = []
  for (const [at, drug] of all.drugs)
    if (at >= from && at < to) {
      atoms.push({ kind: 'drug', from: at, to: drug.to, drug })
      for (let word = at; word < drug.to; word++) taken.add(word)
    }
  const norms = all.words.slice(from, to).map(({ norm }) => norm)
  for (const hit of conceptsOf(norms)) {
    const [start, end] = [from + hit.from, from + hit.to]
    // «Δύο εισπνοές Aerolin»: the unit of a dose is no inhaler.
    const isUnit =
      unitOf(norms[hit.from] ?? '') === 'puff' && all.drugs.has(end) && amounts.some(one => one.to === start)
    if (end - start === 1 && (taken.has(start) || isUnit)) continue
    // "Left-sided", «с правой стороны»: the side is compared by itself.
    if (
      hit.ids.includes('side') &&
      (sidesIn(all, start - 1, start).length > 0 || sidesIn(all, end, end + 1).length > 0)
    ) {
      for (let at = start; at < end; at++) taken.add(at)
      continue
    }
    // "Obstetric history" names a part of the report.
    if (isPartOfReport(all, hit.ids, end)) {
      for (let at = start; at <= end; at++) taken.add(at)
      continue
    }
    // Cause and effect are both named; the verb between them is no fact of its own.
    if (hit.ids.every(id => id === 'cause')) {
      for (let at = start; at < end; at++) taken.add(at)
      continue
    }
    atoms.push(withInner(conceptAtom(hit.ids, start, end), all))
    for (let at = start; at < end; at++) taken.add(at)
  }
  for (let at = from; at < to; at++) {
    const norm = all.words[at]?.norm ?? ''
    if (
      taken.has(at) ||
      isTemplate(norm) ||
      sidesIn(all, at, at + 1).length > 0 ||
      isAgent(all, at) ||
      unitOf(norm) !== null ||
      /^\d/u.test(norm)
    )
      continue
    atoms.push({
      kind: 'word',
      from: at,
      to: at + 1,
      norm,
      hard: isOwnName(norm) || GERM.test(norm),
      name: isAbbreviation(all, at),
    })
  }
  atoms.sort((a, b) => a.from - b.from)
  return { atoms, amounts, frequencies }
}

/** A germ that grew must be said as it is: E. coli is no S. aureus. */
const GERM =
  /^(?:coli|aureus|epidermidis|pyogenes|pneumoniae|influenzae|difficile|faecalis|faecium|mirabilis|aeruginosa|albicans|falciparum|vivax|escherichia|klebsiell\p{L}*|staphyloc\p{L}*|streptoc\p{L}*|enteroc\p{L}*|pseudomon\p{L}*|salmonell\p{L}*|campylob\p{L}*|стафилокок\p{L}*|стрептокок\p{L}*|энтерокок\p{L}*|пневмокок\p{L}*|клебсиелл\p{L}*|эшерихи\p{L}*|псевдомон\p{L}*|сальмонелл\p{L}*|σταφυλοκοκκ\p{L}*|στρεπτοκοκκ\p{L}*|εντεροκοκκ\p{L}*|κλεμπσιελλ\p{L}*|ψευδομοναδ\p{L}*|σαλμονελλ\p{L}*)$/u

const isPartOfReport = ({ words }: Words, ids: readonly string[], next: number) =>
  ids.every(id => (id in SPECIALTIES && id !== 'allergist') || KIND_OF.get(id) === 'procedure') &&
  /^(?:history|анамнез\p{L}*|ιστορικ\p{L}*|status|статус)$/u.test(words[next]?.norm ?? '')

/** "Review by the pharmacist": who writes the report. */
const isAgent = ({ words }: Words, at: number) =>
  /^(?:pharmacist|paramedic\p{L}*|registrar|physiotherapist|physio|nurse|dentist|midwife|clinician|surgeon|φαρμακοποιο|νοσηλευτ\p{L}*|φυσικοθεραπευτ\p{L}*|οδοντιατρο)$/u.test(
    words[at]?.norm ?? '',
  ) && [at - 1, at - 2].some(before => /^(?:by|απο)$/u.test(words[before]?.norm ?? ''))

/** Capitals, or letters that are no word: "PSA", "офв". */
const isAbbreviation = ({ words, text }: Words, at: number) => {
  const word = words[at]
  const written = word ? text.slice(word.start, word.end) : ''
  return (
    written.length <= 6 &&
    written.length > 1 &&
    (written === written.toUpperCase() ||
      /^(?:офв|фжел|пса|ттг|лдл|psa|tsh|fev|ldl|hdl|phq|crp|bnp)$/u.test(word?.norm ?? ''))
  )
}

export function conceptAtom(ids: readonly string[], from: number, to: number): Atom {
  const kinds = ids.map(id => KIND_OF.get(id) ?? 'soft')
  const hard =
    kinds.every(kind => kind === 'finding' || kind === 'procedure' || kind === 'test') &&
    ids.every(id => !SOFT_FINDINGS.has(id))
  const weight = Math.min(...kinds.map(kind => WEIGHTS[kind]))
  return { kind: 'concept', from, to, ids, hard, weight: hard ? weight : Math.min(weight, 1.5) }
}

/** The digit of "T4", "PHQ-9" or "HLA-B27" is no number. */
function isNameOfDrug(all: Words, at: number): boolean {
  const [before, here] = [all.words[at - 1], all.words[at]]
  const gap = before && here ? all.text.slice(before.end, here.start) : ' '
  if (/^\d/u.test(here?.norm ?? '') && /^[-‑]?$/u.test(gap) && /\p{L}$/u.test(before?.norm ?? '')) return true
  for (let back = Math.max(0, at - 4); back <= at; back++) if ((all.drugs.get(back)?.to ?? 0) > at) return true
  return false
}

function withInner(atom: Atom, { words }: Words): Atom {
  if (atom.kind !== 'concept' || atom.to - atom.from < 2) return atom
  const inner: Atom[] = []
  for (let at = atom.from; at < atom.to; at++) {
    const norm = words[at]?.norm ?? ''
    const [hit] = conceptsOf([norm])
    if (hit) inner.push(conceptAtom(hit.ids, at, at + 1))
    else if (!isTemplate(norm)) inner.push({ kind: 'word', from: at, to: at + 1, norm, hard: false, name: false })
  }
  return { ...atom, inner }
}

/** Words of reports that say that something is so, not what: nothing is lost without them. */
const LIGHT = new Set('visible happen last measure know doTest consider dueTo useOf cause tests change find'.split(' '))
export const isLight = (atom: Atom): boolean => atom.kind === 'concept' && atom.ids.every(id => LIGHT.has(id))

/** Stem by which words without a concept are compared (reference, section 5). */
export const stemOf = (norm: string): string => norm.slice(0, Math.max(4, norm.length - 3))

/** True for a piece that may mean one of the concepts. */
export const isConcept = (atom: Atom, ...of: readonly string[]): boolean =>
  atom.kind === 'concept' && of.some(id => atom.ids.includes(id))
