import { plain } from '../../triage/speech/text/scan.ts'
import { type CueClass, phrases } from '../lexicon/classes.ts'

/** A phrase of the lexicon in a text: tokens `from` to `to`, end exclusive. */
export interface Hit {
  is: CueClass
  of?: string
  from: number
  to: number
}

interface Word {
  text: string
  open: boolean
}
interface Entry {
  is: CueClass
  of?: string
  words: Word[]
}

/** Entries by their first word; a stem by its letters, which a word starts with. */
const WHOLE = new Map<string, Entry[]>()
const STEMS = new Map<string, Entry[]>()
let longest = 0
let shortest = 99

/** "Didn't help" is said "did not help" too. */
function* inFull(): ReturnType<typeof phrases> {
  for (const one of phrases()) {
    yield one
    const full = one.phrase.replaceAll(/(\w+)n[’']t\b/gu, (_all, verb) => `${FULL[verb] ?? verb} not`)
    if (full !== one.phrase && full.includes(' not ')) yield { ...one, phrase: full }
  }
}
const FULL: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'is' }

for (const { is, of, phrase } of inFull()) {
  const words = plain(phrase)
    .replaceAll('’', "'")
    // "HbA1c" is read as three words.
    .replaceAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[\s-]+/u)
    .map(word => ({ text: word.replace(/\*$/u, ''), open: word.endsWith('*') }))
  const [first] = words
  if (!first) continue
  const index = first.open ? STEMS : WHOLE
  const known = index.get(first.text)
  const entry = of === undefined ? { is, words } : { is, of, words }
  if (known) known.push(entry)
  else index.set(first.text, [entry])
  if (first.open) {
    longest = Math.max(longest, first.text.length)
    shortest = Math.min(shortest, first.text.length)
  }
}

const fits = (norm: string | undefined, { text, open }: Word) =>
  norm !== undefined && (text === '_' || norm === text || bare(norm) === text || (open && norm.startsWith(text)))

/** "Tongue's" is the tongue. */
const bare = (norm: string) => (norm.endsWith("'s") ? norm.slice(0, -2) : norm)

function longestOf(
  entries: readonly Entry[],
  norms: readonly string[],
  ends: readonly boolean[],
  at: number,
  best: Map<string, Hit>,
): void {
  for (const { is, of, words } of entries) {
    let length = 1
    while (length < words.length && ends[at + length - 1] !== true && fits(norms[at + length], words[length] as Word))
      length++
    // No phrase goes over the end of a sentence; «не нужно _» may stop there.
    const stops = ends[at + length - 1] === true && length === words.length - 1 && words[length]?.text === '_'
    if (length < words.length && !stops) continue
    const key = of === undefined ? is : `${is} ${of}`
    const known = best.get(key)
    if (known && known.to >= at + length) continue
    best.set(key, of === undefined ? { is, from: at, to: at + length } : { is, of, from: at, to: at + length })
  }
}

/** The longest phrase of each class that starts at each word; `norms` are words without their signs. */
export function hitsOf(norms: readonly string[], ends: readonly boolean[] = []): Hit[][] {
  return norms.map((norm, at) => {
    const best = new Map<string, Hit>()
    const whole = WHOLE.get(norm)
    if (whole) longestOf(whole, norms, ends, at, best)
    const owner = norm.endsWith("'s") ? WHOLE.get(bare(norm)) : undefined
    if (owner) longestOf(owner, norms, ends, at, best)
    for (let length = shortest; length <= Math.min(longest, norm.length); length++) {
      const stems = STEMS.get(norm.slice(0, length))
      if (stems) longestOf(stems, norms, ends, at, best)
    }
    return [...best.values()]
  })
}
