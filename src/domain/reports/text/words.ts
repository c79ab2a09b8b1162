import { findDrugs, type NamedDrug } from '../../drugs/find-drugs.ts'
import { spokenNumber } from '../../triage/speech/numbers/spoken-number.ts'
import { scan, type Token } from '../../triage/speech/text/scan.ts'
import { type Hit, hitsOf } from './cue-index.ts'

/** A word or a number in figures; `start` and `end` are offsets in the text. */
export interface Word {
  readonly norm: string
  readonly start: number
  readonly end: number
  /** Signs and line ends between this word and the next one, without spaces: `,`, `.`, `?\n`. */
  readonly after: string
  /** The same before it, back to the previous word. */
  readonly before: string
}

/** A text with what the lexicons find in it. Everything is counted in words; only `Word` knows offsets. */
export interface Words {
  readonly text: string
  readonly words: readonly Word[]
  /** Phrases by the word that they start at. */
  readonly hits: readonly (readonly Hit[])[]
  /** Medicines by their first word, with the word after their last. */
  readonly drugs: ReadonlyMap<number, NamedDrug & { readonly to: number }>
  /** Numbers by their first word: their value and the word after their last. */
  readonly numbers: ReadonlyMap<number, { readonly value: number; readonly to: number }>
}

/** The words of a text, with phrases, medicines and numbers. Linear in the text's length. */
export function readWords(text: string): Words {
  const tokens = scan(text)
  const isWord = (token: Token) => token.kind !== 'sign' || token.norm === '%'
  const at: number[] = []
  for (const [index, token] of tokens.entries()) if (isWord(token)) at.push(index)
  const gap = (from: number, to: number) => text.slice(from, to).replace(/[^\S\n]+/gu, '')
  const words: Word[] = at.map((index, word) => {
    const token = tokens[index] as Token
    const previous = tokens[at[word - 1] ?? -1]
    const next = tokens[at[word + 1] ?? -1]
    return {
      norm: token.norm,
      start: token.start,
      end: token.end,
      before: gap(previous?.end ?? 0, token.start),
      after: gap(token.end, next?.start ?? text.length),
    }
  })
  const wordOfToken = new Map(at.map((index, word) => [index, word]))
  const numbers = new Map<number, { value: number; to: number }>()
  let free = 0
  for (const [word, index] of at.entries()) {
    if (index < free) continue
    const number = spokenNumber(tokens, index)
    const odd = tokens[index]?.kind === 'not-a-quantity' && /^\d+$/.test(tokens[index]?.norm ?? '')
    if (odd) numbers.set(word, { value: Number(tokens[index]?.norm), to: word + 1 })
    if (!number) continue
    let to = word + 1
    while (to < at.length && (at[to] as number) < number.next) to++
    numbers.set(word, { value: number.value, to: wordOfToken.get(number.next) ?? to })
    free = number.next
  }
  return { text, words, hits: hitsOf(words.map(({ norm }) => norm)), drugs: drugsAt(text, words), numbers }
}

function drugsAt(text: string, words: readonly Word[]): Map<number, NamedDrug & { to: number }> {
  const placed = new Map<number, NamedDrug & { to: number }>()
  let word = 0
  for (const drug of findDrugs(text)) {
    while (word < words.length && (words[word]?.end ?? 0) <= drug.start) word++
    let to = word + 1
    while (to < words.length && (words[to]?.start ?? 0) < drug.end) to++
    placed.set(word, { ...drug, to })
  }
  return placed
}
