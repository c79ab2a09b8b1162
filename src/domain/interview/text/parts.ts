import { holds, type Lexicon } from '../languages/language.ts'
import { type Reading, type Token, textOf } from './fold.ts'

/** A run of words between two signs or conjunctions. */
export interface Part {
  readonly tokens: readonly Token[]
  /** The tokens' forms, a space between them. */
  readonly text: string
  /** Sentence of the message, from 0. */
  readonly sentence: number
  /** The sign that ended the part; empty at a conjunction. */
  readonly end: string
  /** Its sentence ends with a question mark or begins as a question to the interviewer. */
  readonly question: boolean
}

const SENTENCE_ENDS = new Set(['.', '!', '?', '…', '\n', ';'])
const SIGNS = new Set([',', ':', '(', ')', '"', '«', '»', '“', '”', ...SENTENCE_ENDS])

/** Phrases that hold an "and": «εδώ και», "now and then". */
const FIXED =
  /^(?:εδο |πu |που |on off|ετσι ετσι|so so|now then|now again|up down|over over|more more|again again|back forth|то дело)/u
const isNumber = (token: Token | undefined, lexicon: Lexicon) =>
  token !== undefined && (token.kind === 'number' || lexicon.numbers.has(token.norm))

/** A message as parts. `and` splits unless it stands inside a number or `whole` is asked for. */
export function partsOf(reading: Reading, lexicon: Lexicon, whole = false): Part[] {
  const parts: Part[] = []
  const conjunctions = new RegExp(`^(?:${lexicon.cue('and').source}|${lexicon.cue('contrast').source})$`, 'u')
  let tokens: Token[] = []
  let sentence = 0
  let first = 0
  const close = (end: string) => {
    if (tokens.length) parts.push({ tokens, text: textOf(tokens), sentence, end, question: false })
    tokens = []
    if (!SENTENCE_ENDS.has(end)) return
    const asks = end === '?' || (end === ';' && lexicon.language.locale === 'el')
    for (let at = first; asks && at < parts.length; at++) parts[at] = { ...(parts[at] as Part), question: true, end }
    first = parts.length
    sentence++
  }
  for (const [at, token] of reading.tokens.entries()) {
    const [before, after] = [reading.tokens[at - 1], reading.tokens[at + 1]]
    if (token.kind === 'sign') {
      const between = isNumber(before, lexicon) && isNumber(after, lexicon)
      if (SIGNS.has(token.norm) || (token.norm === '-' && !between)) close(token.norm)
      else tokens.push(token)
    } else if (!whole && token.kind === 'word' && tokens.length && conjunctions.test(token.norm)) {
      const rest = textOf(reading.tokens.slice(at, at + 3))
      const fixed = FIXED.test(`${before?.norm} ${after?.norm}`)
      const counts = fixed || (isNumber(before, lexicon) && isNumber(after, lexicon))
      if (counts || new RegExp(`^${lexicon.cue('half').source}`, 'u').test(rest)) tokens.push(token)
      else {
        close('')
        if (!holds(lexicon.cue('and'), token.norm)) tokens.push(token)
      }
    } else tokens.push(token)
  }
  close('.')
  return parts
}

export const startsWith = (pattern: RegExp, text: string): number => {
  const match = [...text.matchAll(pattern)][0]
  return match && match.index === 0 ? match[0].length : 0
}

/** Whether a text ends with a pattern. */
export const endsIn = (pattern: RegExp, text: string): boolean => {
  for (const match of text.matchAll(pattern)) if (match.index + match[0].length === text.length) return true
  return false
}

/** Whether a part is asked of the interviewer rather than said of oneself. */
export const isQuestion = (part: Part, lexicon: Lexicon): boolean =>
  part.question || startsWith(lexicon.cue('question'), part.text) > 0

/** Whether it is about another person, without a word of oneself. */
export const isOfOther = (part: Part, lexicon: Lexicon): boolean => holds(lexicon.cue('other'), part.text)
