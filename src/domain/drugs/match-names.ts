import { stemOfName, stemsOfWord } from './declension.ts'
import { soundOfGreek, soundsOfBrand } from './greek-sounds.ts'
import { ALL_DRUGS } from './list/all.ts'
import { DRUG_GROUPS } from './list/groups.ts'

export interface NameToken {
  text: string
  start: number
  end: number
}

export interface NameMatch {
  /** Null for a name of a whole class. */
  inn: string | null
  drugClass: string
  /** Index of the first and after the last token. */
  from: number
  to: number
  /** Letters and digits of the name. */
  length: number
}

interface Entry {
  inn: string | null
  drugClass: string
  stems: readonly string[]
  length: number
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** Built at the first name: programs that read none load this too. */
let index: ReadonlyMap<string, readonly Entry[]> | undefined
/** Brands by their sound in Greek; a test holds that no two medicines share one. */
let sounds: ReadonlyMap<string, Entry> | undefined

function buildIndex(): ReadonlyMap<string, readonly Entry[]> {
  const built = new Map<string, Entry[]>()
  for (const [inn, [drugClass, names]] of Object.entries(ALL_DRUGS))
    for (const name of [inn, ...names.split('|')])
      for (const one of [name, ...withoutAcid(name.trim())]) addName(built, one, inn, drugClass)
  for (const [drugClass, names] of Object.entries(DRUG_GROUPS))
    for (const name of names.split('|')) addName(built, name, null, drugClass)
  // More words first, then more letters: "insulin glargine" before "insulin".
  for (const entries of built.values()) entries.sort((a, b) => b.stems.length - a.stems.length || b.length - a.length)
  return built
}

function buildSounds(): ReadonlyMap<string, Entry> {
  const built = new Map<string, Entry>()
  for (const [inn, [drugClass, names]] of Object.entries(ALL_DRUGS))
    for (const name of names.split('|').map(one => one.trim()))
      for (const sound of soundsOfBrand(name)) built.set(sound, { inn, drugClass, stems: [name], length: name.length })
  return built
}

const GREEK = /^\p{Script=Greek}{5,}$/u
/** «Ογκμεντίν»: a brand that is written down as it was heard. */
function heard({ text }: NameToken, at: number): NameMatch | null {
  if (!GREEK.test(text)) return null
  sounds ??= buildSounds()
  const entry = sounds.get(soundOfGreek(text) ?? '')
  return entry ? { ...entry, from: at, to: at + 1 } : null
}

const ACID = /^(\p{L}{6,}) (?:кислота|οξύ)$/u
/** Adjectives of acids that other things have too. */
const ALSO_ADJECTIVES = /^(?:никотин|молочн|янтарн|лимонн|нуклеин|жирн|νικοτιν|γαλακτ|κιτρ|λιπαρ)/u
/** «Транексамовую по пятьсот», «το φολικό»: of an acid only the adjective is said. */
const withoutAcid = (name: string): string[] => {
  const adjective = ACID.exec(name)?.[1]
  return adjective && !ALSO_ADJECTIVES.test(adjective) ? [adjective] : []
}

function addName(index: Map<string, Entry[]>, name: string, inn: string | null, drugClass: string): void {
  const words = name.match(WORD) ?? []
  const stems = words.map(stemOfName)
  const [first] = stems
  if (!first) return
  const entries = index.get(first) ?? []
  if (entries.some(one => one.stems.join(' ') === stems.join(' '))) return
  entries.push({ inn, drugClass, stems, length: words.join('').length })
  index.set(first, entries)
}

export const nameTokens = (text: string): NameToken[] =>
  Array.from(text.matchAll(WORD), found => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))

/** Words of one name are divided by a space, a hyphen, a stroke or an apostrophe, never by a stop. */
const JOINT = /^(?:\s{1,2}|\s?[-–‑/+'’]\s?)$/u
/** A gland is no iron («железа сульфат» is), hay fever no senna, to pour no lithium, a village no selenium. */
const ORDINARY =
  /^(?:желез(?:[аыеу]?|ой|ам|ами|ах)|желёз|сенн(?:ая|ого|ое|ой|ом|ому|ую|ые|ым|ыми|ых)|лит(?:ь|а|ам|ами|ах|ая|е|о|ого|ое|ой|ом|ому|у|ую|ы|ые|ым|ыми|ых|ью)|селени[еийюя]|арави[еийюя])$/u

function matchAt(text: string, tokens: readonly NameToken[], at: number): NameMatch | null {
  const first = tokens[at]
  if (!first) return null
  const isOrdinary = ORDINARY.test(first.text.toLowerCase())
  index ??= buildIndex()
  let best: NameMatch | null = null
  for (const stem of stemsOfWord(first.text))
    for (const entry of index.get(stem) ?? []) {
      if (isOrdinary && entry.stems.length === 1) continue
      if (best && entry.stems.length <= best.to - best.from && entry.length <= best.length) continue
      const fits = entry.stems.every((want, nth) => nth === 0 || continues(text, tokens, at + nth, want))
      if (fits)
        best = {
          inn: entry.inn,
          drugClass: entry.drugClass,
          from: at,
          to: at + entry.stems.length,
          length: entry.length,
        }
    }
  return best ?? heard(first, at)
}

function continues(text: string, tokens: readonly NameToken[], at: number, want: string): boolean {
  const [before, here] = [tokens[at - 1], tokens[at]]
  return (
    !!before &&
    !!here &&
    JOINT.test(text.slice(before.end, here.start)) &&
    stemsOfWord(here.text).some(stem => stem === want)
  )
}

/** Every listed name in the order of the text, the longest at its place; one pass. */
export function matchNames(text: string, tokens: readonly NameToken[]): NameMatch[] {
  const found: NameMatch[] = []
  for (let at = 0; at < tokens.length; at++) {
    const match = matchAt(text, tokens, at)
    if (!match) continue
    found.push(match)
    at = match.to - 1
  }
  return found
}
