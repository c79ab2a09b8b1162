import type { NamedDrug } from '../../../drugs/find-drugs.ts'
import { conceptsOf, isTemplate, KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import { stemOf } from '../atoms.ts'
import { sameWord } from '../match.ts'
import { amountsIn } from '../numbers/amounts.ts'
import { compoundOf } from '../numbers/compound.ts'
import { ADVERBS, numberWord } from '../numbers/number-values.ts'
import { DOSE_UNITS, unitOf } from '../numbers/units.ts'
import { sidesIn } from '../sides/sides.ts'

const SHORTEST = 4
const VERBS = new Set(['take', 'prescribe', 'startDrug', 'stopDrug', 'hold', 'give', 'keepDrug', 'begin', 'refuse'])
/** Words between a verb and its object. */
const LINK = /^(?:the|a|an|her|his|some|any|το|τον|την|τη|τα|τισ|was|were|is|are|been|being)$/u
const LATIN = /^[a-z][a-z-]+$/u

/** «Пил полгода» names no medicine. */
const isNumber = (norm: string) =>
  ADVERBS.has(norm) || numberWord(norm) !== undefined || unitOf(norm) !== null || compoundOf(norm) !== null

/** Behind a verb of treatment and no name. */
const NO_NAME =
  /^(?:λογω|χαρη|εξαιτιασ|because|owing|since|despite|daily|regularly|alone|treatment|therap\p{L}*|medic\p{L}*|tablet\p{L}*|вследствие|поводу|регулярно|постоянно|самостоятельно|ежедневно|лечени\p{L}*|терапи\p{L}*|препарат\p{L}*|лекарств\p{L}*|таблет\p{L}*|курс\p{L}*|φαρμακ\p{L}*|αγωγ\p{L}*|χαπι\p{L}*|θεραπει\p{L}*|επισησ|συμφωνα)$/u

const TEST = /^(?:тест\p{L}{0,3}|проб[ауы]|tests?|swabs?|scans?|τεστ|δοκιμασι\p{L}*)$/u

/** «Наружно применял», "was topically applied": how, by the ending of an adverb. */
const ADVERB = /(?:но|ly|ωσ)$/u

/**
 * Words of a sentence that are used as the name of a medicine that no list has: the object of a verb of treatment, a
 * word with a dose, a Latin word among others.
 */
function namesIn(all: Words): number[] {
  const { words, drugs } = all
  const taken = new Set<number>()
  for (const [at, { to }] of drugs) for (let word = at; word < to; word++) taken.add(word)
  const verbs = new Set<number>()
  for (const { ids, from, to } of conceptsOf(words.map(({ norm }) => norm))) {
    for (let at = from; at < to; at++) taken.add(at)
    if (ids.some(id => VERBS.has(id))) for (let at = from; at < to; at++) verbs.add(at)
  }
  const doses = amountsIn(all, 0, words.length).filter(one => one.unit !== null && DOSE_UNITS.has(one.unit))
  const spelt = words.filter(({ norm }) => /^\p{L}{2}/u.test(norm)).length
  const mostlyLatin = words.filter(({ norm }) => LATIN.test(norm)).length * 2 > spelt
  return words.flatMap(({ norm }, at) => {
    if (
      taken.has(at) ||
      norm.length < SHORTEST ||
      isTemplate(norm) ||
      NO_NAME.test(norm) ||
      ADVERB.test(norm) ||
      isNumber(norm) ||
      /\d/u.test(norm)
    )
      return []
    if (sidesIn(all, at, at + 1).length > 0) return []
    let before = at - 1
    while (LINK.test(words[before]?.norm ?? '')) before--
    let behind = at + 1
    while (LINK.test(words[behind]?.norm ?? '')) behind++
    // «Экспресс-тест», "two puffs of Ventolin": the adjective of a test, the verb before the dose of a name.
    const next = conceptsOf([words[at + 1]?.norm ?? '']).some(({ ids }) => ids.some(id => KIND_OF.get(id) === 'test'))
    if (next || TEST.test(words[at + 1]?.norm ?? '')) return []
    const dose = doses.find(one => one.from === at + 1)
    if (dose && [dose.to, dose.to + 1].some(word => drugs.has(word))) return []
    // "Admission was declined, grounds …": what stands behind a sign is no object of the verb.
    const isParted = (verb: number, name: number) =>
      /[,.;!?]/u.test(
        words
          .slice(verb, name)
          .map(one => one.after)
          .join(''),
      )
    const named =
      (verbs.has(before) && !isParted(before, at)) ||
      (verbs.has(behind) && at === 0 && !isParted(at, behind)) ||
      doses.some(one => one.from === at + 1) ||
      (LATIN.test(norm) && !mostlyLatin)
    return named ? [at] : []
  })
}

/** A capitalised word within a sentence that no list and no concept knows. */
export function isUnlistedName({ words, text, drugs }: Words, at: number): boolean {
  const word = words[at]
  if (!word || word.norm.length < SHORTEST || drugs.has(at) || isNumber(word.norm) || isTemplate(word.norm))
    return false
  const opens = /[.!?\n]/u.test(word.before)
  return !opens && /^\p{Lu}/u.test(text.slice(word.start, word.end)) && conceptsOf([word.norm]).length === 0
}

function asDrug({ words }: Words, at: number): NamedDrug & { to: number } {
  const { norm, start, end } = words[at] as Words['words'][number]
  return { kind: 'stem', name: stemOf(norm), inn: null, drugClass: null, start, end, to: at + 1 }
}

/** The sentence with the names of medicines that no list has, and the transcript read with the same names; null if it has none. */
export function withUnlisted<T extends Words>(all: Words, reading: T): { all: Words; reading: T } | null {
  const names = namesIn(all)
  if (names.length === 0) return null
  const norms = names.map(at => all.words[at]?.norm ?? '')
  const further = new Map(reading.drugs)
  for (const [at, { norm }] of reading.words.entries())
    if (!reading.drugs.has(at) && norms.some(name => sameWord(norm, name))) {
      const name = norms.find(one => sameWord(norm, one)) as string
      further.set(at, { ...asDrug(reading, at), name: stemOf(name) })
    }
  if (further.size === reading.drugs.size) return null
  const own = new Map(all.drugs)
  for (const at of names) own.set(at, asDrug(all, at))
  return { all: { ...all, drugs: inOrder(own) }, reading: { ...reading, drugs: inOrder(further) } }
}

const inOrder = <V>(drugs: ReadonlyMap<number, V>): Map<number, V> => new Map([...drugs].sort(([a], [b]) => a - b))
