import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Reading, Segment } from '../../text/reading.ts'
import { type Atom, atomsIn } from '../atoms.ts'
import { cutClauses } from '../polarity/clauses.ts'
import { drugWords, type Region } from './drug-regions.ts'

/** What is done with a medicine that need not be named once more. */
const VERBS = new Set(['stopDrug', 'hold', 'keepDrug', 'restart', 'increase', 'decrease', 'avoid'])
/** Verbs that are of a medicine only beside its pronoun: "take it again", «ξεκινάτε το πάλι». */
const BEGINS = new Set(['take', 'startDrug', 'begin', 'give', 'again'])
const AGAIN = /^(?:again|снова|опять|вновь|παλι|ξανα)$/u
const SKIPS = /^(?:skip|skipping|miss|пропустите|пропускаем|παραλειψτε|παραλειψετε)$/u

const OBJECT = {
  before: /^(?:его|ее|это|то|το|τη|την|τον)$/u,
  behind: /^(?:it|that|this|его|ее|это|το|τη|την|τον)$/u,
}
/** Words between a verb and its pronoun: "carry on with it", «его пока оставим». */
const BETWEEN = 2
const TURNS = 3
const FURTHEST = 45

/** What else one may stop, keep or put up: smoking, a catheter, a diet. */
const OTHERS = ['life', 'procedure']
/** What else a number may be of. */
const MEASURED = [...OTHERS, 'test', 'finding']

/**
 * Regions of sentences that tell of the medicine named last by a pronoun, some turns behind it: "He's on tramadol. –
 * Ten days now. – That can lower the threshold, so stop it." Only where one medicine and no other thing may be meant.
 */
export function regionsOfPronouns(reading: Reading, named: readonly Region[]): Region[] {
  return reading.segments.flatMap((segment, index): Region[] => {
    const { from, loose, asks } = segment
    if (loose || asks) return []
    const to = partBefore(reading, segment)
    const pronoun = verbWithObject(reading, from, to)
    const verb = pronoun ?? verbWithDose(reading, from, to)
    if (verb === null) return []
    const of = lastNamed(reading, index, to, pronoun === null ? MEASURED : OTHERS)
    if (of === null || named.some(one => one.at <= verb && verb < Math.max(one.to, one.verbTo))) return []
    return [{ at: verb, of, to, verbFrom: from, verbTo: to, offerFrom: from }]
  })
}

const AND = /^(?:и|and|και|а)$/u
/** "We stop it and put losartan in its place": the end of what is said before a sentence names its own medicine. */
function partBefore(reading: Reading, { from, to }: Segment): number {
  const [name] = drugWords(reading, from, to)
  if (name === undefined) return to
  const clause = cutClauses(reading, from, name + 1).at(-1)?.from ?? from
  const and = reading.words.slice(clause, name).findLastIndex(({ norm }) => AND.test(norm))
  return and < 0 ? clause : clause + and
}

/** The verb of treatment that has a pronoun for its object, or null. */
function verbWithObject({ words }: Reading, from: number, to: number): number | null {
  const norm = (at: number) => (at >= from && at < to ? (words[at]?.norm ?? '') : '')
  const isAgain = words.slice(from, to).some(one => AGAIN.test(one.norm))
  const hits = conceptsOf(words.slice(from, to).map(one => one.norm))
  const verbs = hits.filter(({ ids }) => ids.some(id => VERBS.has(id) || (isAgain && BEGINS.has(id))))
  const spans = verbs.map(one => ({ at: from + one.from, end: from + one.to }))
  for (let at = from; at < to; at++) if (SKIPS.test(norm(at))) spans.push({ at, end: at + 1 })
  const found = spans.find(({ at, end }) =>
    Array.from({ length: BETWEEN }, (_, step) => step).some(
      step => OBJECT.before.test(norm(at - 1 - step)) || isObject(norm(end + step), norm(end + step + 1)),
    ),
  )
  return found?.at ?? null
}

const TO = /^(?:to|до|σε|στα|στο|στη|στην)$/u
/** «Снизим до двух», "we'll put up to fifty": the verb that has a bare dose for its aim, or null. */
function verbWithDose(reading: Reading, from: number, to: number): number | null {
  const { words, numbers } = reading
  const found = conceptsOf(words.slice(from, to).map(one => one.norm)).find(({ ids, to: end }) => {
    if (!ids.some(id => id === 'increase' || id === 'decrease')) return false
    const aim = [from + end - 1, from + end, from + end + 1].find(at => at < to && TO.test(words[at]?.norm ?? ''))
    return aim !== undefined && numbers.has(aim + 1)
  })
  return found ? from + found.from : null
}

/** "Stop it", but not "stop that tablet", nor «κόψτε το αλάτι». */
const isObject = (norm: string, next: string) =>
  OBJECT.behind.test(norm) &&
  (/^it$|^[а-я]/u.test(norm) || !/^\p{L}{4,}$/u.test(next) || AGAIN.test(next) || GOES_ON.test(next))

/** «Συνέχισέ το άλλες τρεις μέρες». */
const GOES_ON = /^(?:αλλ(?:εσ|α|ουσ)|ακομη|ακομα|μεχρι|κανονικα|οπωσ)$/u

/** The medicine named last, if its sentence names no other one and nothing else was spoken of since. */
function lastNamed(reading: Reading, index: number, end: number, others: readonly string[]): number | null {
  const own = reading.segments[index] as Segment
  const at = reading.segments.slice(0, index).findLastIndex(one => drugWords(reading, one.from, one.to).length > 0)
  const before = reading.segments[at]
  if (!before || before.loose || own.turn - before.turn > TURNS) return null
  const names = drugWords(reading, before.from, before.to)
  const of = names.at(-1)
  if (of === undefined || own.from - of > FURTHEST) return null
  const meant = new Set(names.flatMap(name => reading.drugs.get(name)?.inn ?? []))
  if (meant.size !== 1) return null
  const isOther = (atom: Atom) =>
    atom.kind === 'concept' &&
    // "Go down to two" is no radiation of a pain.
    !atom.ids.some(id => VERBS.has(id)) &&
    atom.ids.some(id => others.includes(KIND_OF.get(id) ?? ''))
  // Without the labels of who speaks: «Νοσηλεύτρια:».
  const since = reading.segments.slice(at + 1, index).flatMap(one => atomsIn(reading, one.from, one.to).atoms)
  const here = atomsIn(reading, own.from, end).atoms.filter(
    ({ from }) => !TIMES.test(reading.words[from - 1]?.norm ?? ''),
  )
  return [...since, ...here].some(isOther) ? null : of
}

/** "Before the operation we stop it": tells when. */
const TIMES = /^(?:before|after|until|till|for|during|перед|после|до|на|во|πριν|μετα|μεχρι|για|απο|στο|στην)$/u
