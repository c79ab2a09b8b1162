import { BESIDES } from '../lexicon/besides.ts'
import { DENIAL } from '../lexicon/denial.ts'
import { ENGLISH_MEASURES } from '../lexicon/english-measures.ts'
import { ENGLISH_TALK } from '../lexicon/english-talk.ts'
import { GREEK_MEASURES } from '../lexicon/greek-measures.ts'
import { GREEK_TALK } from '../lexicon/greek-talk.ts'
import type { Lexicon, Mark } from '../lexicon/mark.ts'
import { RUSSIAN_MEASURES } from '../lexicon/russian-measures.ts'
import { RUSSIAN_TALK } from '../lexicon/russian-talk.ts'
import { UNCERTAINTY } from '../lexicon/uncertainty.ts'
import { plain, type Token } from './scan.ts'

interface Phrase {
  readonly words: readonly string[]
  readonly marks: readonly Mark[]
}

const SIGNS: Lexicon = [
  [{ is: 'over' }, '/ | \\'],
  [{ is: 'unit', of: 'percent' }, '%'],
  [{ is: 'unit', of: 'degrees' }, '° | ° c | ° с | º | º c'],
  [{ is: 'unit', of: 'fahrenheit' }, '° f | º f'],
  [{ is: 'unit', of: 'per-minute' }, '/ min | / мин | / λεπτό | / minute'],
  [{ is: 'unit', of: 'litres' }, 'l / min | л / мин | λτ / λεπτό | λίτρα / λεπτό | lt | lt / min'],
  [
    { is: 'unit', of: 'other' },
    'mmol / l | ммоль / л | mg / dl | mg / l | g / dl | г / л | мг / л | ml / min | мл / мин | mg / kg | мкмоль / л',
  ],
  [{ is: 'bound' }, '> | < | ≥ | ≤'],
  [{ is: 'about' }, '~ | ≈'],
  [{ is: 'to' }, '→ | - > | — >'],
]

/** One index for all three languages, whose scripts share hardly a word; it reads mixed texts ("SpO2" in Greek) too. */
const LEXICA: readonly Lexicon[] = [
  SIGNS,
  ENGLISH_MEASURES,
  ENGLISH_TALK,
  RUSSIAN_MEASURES,
  RUSSIAN_TALK,
  GREEK_MEASURES,
  GREEK_TALK,
  DENIAL,
  BESIDES,
  UNCERTAINTY,
]

/** Index key of a word: two letters, because some words («ад») have no more. */
const prefixOf = (word: string) => word.replace('*', '').slice(0, 2)

function buildIndex(): ReadonlyMap<string, readonly Phrase[]> {
  const marks = new Map<string, Mark[]>()
  for (const [mark, list] of LEXICA.flat())
    for (const phrase of list.split(' | ')) {
      const key = plain(phrase)
      marks.set(key, [...(marks.get(key) ?? []), mark])
    }
  const index = new Map<string, Phrase[]>()
  for (const [key, all] of marks) {
    const words = key.split(' ')
    const at = prefixOf(words[0] ?? '')
    index.set(at, [...(index.get(at) ?? []), { words, marks: all }])
  }
  // The phrase with more words wins, then the one with more letters, then a whole word before a prefix.
  const weight = ({ words }: Phrase) =>
    words.length * 100 + words.join('').replaceAll('*', '').length + (words.some(word => word.endsWith('*')) ? 0 : 0.5)
  for (const phrases of index.values()) phrases.sort((a, b) => weight(b) - weight(a))
  return index
}

/** Built at the first phrase: programs that hear no speech load this too. */
let index: ReturnType<typeof buildIndex> | undefined

const fits = (pattern: string, norm: string) =>
  pattern.endsWith('*') ? norm.startsWith(pattern.slice(0, -1)) : pattern === norm

/** Index after the phrase at `at`, or -1. Hyphens inside it and the dots of abbreviations («рт. ст.») are skipped. */
function matchAt(phrase: Phrase, tokens: readonly Token[], at: number): number {
  let here = at
  for (const [index, word] of phrase.words.entries()) {
    const previous = tokens[here - 1]
    if (index > 0 && tokens[here]?.norm === '-') here++
    else if (index > 0 && tokens[here]?.norm === '.' && previous && previous.norm.length < 4 && word.length < 4) here++
    const token = tokens[here]
    if (!token || !fits(word, token.norm)) return -1
    here++
  }
  return here
}

/** The longest lexicon phrase that starts at `at`: its marks, and the index of the first token after it. */
export function phraseAt(tokens: readonly Token[], at: number): { marks: readonly Mark[]; next: number } | undefined {
  const token = tokens[at]
  if (!token) return undefined
  index ??= buildIndex()
  for (const phrase of index.get(token.norm.slice(0, 2)) ?? []) {
    const next = matchAt(phrase, tokens, at)
    if (next > 0) return { marks: phrase.marks, next }
  }
  return undefined
}
