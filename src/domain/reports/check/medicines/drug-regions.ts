import { conceptsOf } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import { cutClauses } from '../polarity/clauses.ts'

/** The words that tell of one mention of a medicine. */
export interface Region {
  at: number
  /** The name that the pronoun of the region stands for. */
  of?: number
  /** Doses, frequencies and what became of it: from the name to the next one. */
  to: number
  /** Words of the clause, where the verb stands. */
  verbFrom: number
  /** The first word of the sentence, or behind the medicine before: "I'd suggest another one, memantine". */
  offerFrom: number
  verbTo: number
  /** In speech without punctuation what it did may stand behind a cut. */
  reactTo?: number
  /** In speech without punctuation a verb far behind is of something else. */
  actsTo?: number
}

export const drugWords = ({ drugs }: Words, from: number, to: number) =>
  [...drugs.keys()].filter(at => at >= from && at < to).sort((a, b) => a - b)

const VERBS = new Set([
  'prescribe',
  'startDrug',
  'stopDrug',
  'hold',
  'keepDrug',
  'increase',
  'decrease',
  'avoid',
  'give',
])

/** Words of verbs of treatment. */
export const verbsIn = ({ words }: Words, from: number, to: number): number[] =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).flatMap(hit =>
    hit.ids.some(id => VERBS.has(id)) ? [from + hit.from] : [],
  )

/** Regions of the medicines in words `from` to `to`: each reaches to the next name. */
export function regionsWithin(all: Words, from: number, to: number): Region[] {
  const clauses = cutClauses(all, from, to)
  const names = drugWords(all, from, to)
  const regions = names.map((at, index) => {
    const clause = clauses.find(one => one.from <= at && at < one.to) ?? { from, to }
    const opens = /:/u.test(all.words[clause.from - 1]?.after ?? '') && clause.from > from ? from : clause.from
    const first = names.find(one => one >= opens && one < clause.to) ?? at
    const next = names[index + 1] ?? to
    const nextFrom = clauses.find(one => one.from <= next && next < one.to)?.from ?? next
    // «Амлодипин убираем, лозартан оставляем»: the verb stands behind its name, if the first name has none before it.
    const before = verbsIn(all, opens, first).length > 0
    const verbs = verbsIn(all, at + 1, next)
    const sameClause = nextFrom <= at
    const cut = sameClause && before ? (verbs.at(-1) ?? next) : next
    const turns = (all.hits[nextFrom] ?? []).some(hit => hit.is === 'correction' || hit.is === 'contrast')
    const behind = next >= to || turns ? next : sameClause ? cut : Math.max(clause.to, nextFrom)
    return {
      at,
      to: next,
      offerFrom: index === 0 ? from : (names[index - 1] ?? -1) + 1,
      verbFrom: before || index === 0 ? verbBefore(all, opens, names[index - 1] ?? -1, at) : at,
      verbTo: Math.max(at + 1, behind),
    }
  })
  shareVerbs(all, regions)
  for (const one of regions) ownVerbs(all, one)
  // «Το Salospir και το Ponstan τα σταματάτε»: the names of a list share the verb behind the last.
  for (let index = regions.length - 2; index >= 0; index--) {
    const [one, next] = [regions[index], regions[index + 1]]
    if (one && next && isListed(all, all.drugs.get(one.at)?.to ?? one.at, next.at)) one.verbTo = next.verbTo
  }
  return regions
}

const AND = /^(?:и|and|και|а)$/u
/** "Tenormin is stopped and we start Norvasc": a verb on each side of "and" is of the name on its side. */
function shareVerbs(all: Words, regions: readonly Region[]): void {
  for (const [index, one] of regions.entries()) {
    const next = regions[index + 1]
    if (!next || one.verbTo < next.at) continue
    const end = all.drugs.get(one.at)?.to ?? one.at + 1
    const and = all.words.slice(end, next.at).findIndex(({ norm }) => AND.test(norm))
    if (and < 0) continue
    const at = end + and
    if (verbsIn(all, end, at).length === 0 || verbsIn(all, at, next.at).length === 0) continue
    one.verbTo = at
    next.verbFrom = Math.min(Math.max(next.verbFrom, at), next.at)
    if (next.verbFrom === next.at) next.verbFrom = at
  }
}

const OBJECT = /^(?:его|ее|их|it|that|them|το|τα|την|τη|τον)$/u
/** "They stopped it in hospital and gave me Eliquis": the pronoun is another medicine. */
function ownVerbs(all: Words, region: Region): void {
  const parted = partedAt(all, region.verbFrom, region.at)
  if (parted !== null) region.verbFrom = parted
}

/** The "and" that parts the verb of a pronoun from the one of the name at `at`, or null. */
export function partedAt(all: Words, from: number, at: number): number | null {
  const and = all.words.slice(from, at).findIndex(({ norm }) => AND.test(norm))
  if (and < 1) return null
  const [first] = verbsIn(all, from, from + and)
  if (first === undefined || verbsIn(all, from + and, at).length === 0) return null
  const hasObject = all.words
    .slice(from, from + and)
    .some(({ norm }, index) => OBJECT.test(norm) && Math.abs(from + index - first) <= 1)
  return hasObject ? from + and : null
}

const isListed = ({ words }: Words, from: number, to: number) =>
  words.slice(from, to).every(({ norm }) => /^(?:и|and|or|και|или|η|\d.*|plus|с|with|the|το|τον|την|τη)$/u.test(norm))

/** A list shares its verb: "continue carvedilol and apixaban"; otherwise the words behind another name are its own. */
function verbBefore(all: Words, from: number, previous: number, at: number): number {
  if (previous < from) return from
  const end = all.drugs.get(previous)?.to ?? previous
  return isListed(all, end, at)
    ? verbBefore(
        all,
        from,
        [...all.drugs.keys()]
          .filter(one => one < previous)
          .sort((a, b) => a - b)
          .at(-1) ?? -1,
        previous,
      )
    : end
}

/** Regions of a model's sentence: a semicolon ends what is said of a medicine, before and behind its name. */
export const regionsOfSentence = (all: Words): Region[] =>
  regionsWithin(all, 0, all.words.length).map(one => {
    const ends = all.words.slice(one.at, one.to).findIndex(({ after }) => /[;\n]/u.test(after))
    const to = ends < 0 ? one.to : one.at + ends + 1
    const begins = all.words.slice(0, one.at).findLastIndex(({ after }) => /[;\n]/u.test(after)) + 1
    const [verbFrom, offerFrom] = [Math.max(one.verbFrom, begins), Math.max(one.offerFrom, begins)]
    return {
      ...one,
      to,
      verbFrom,
      offerFrom,
      verbTo: ends < 0 ? one.verbTo : Math.min(one.verbTo, Math.max(to, one.at + 1)),
    }
  })
