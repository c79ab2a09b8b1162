import { findDrugs, type NamedDrug } from '../../drugs/find-drugs.ts'
import { NUMBER_WORDS } from '../../triage/speech/numbers/number-words.ts'
import { spokenNumber } from '../../triage/speech/numbers/spoken-number.ts'
import { scan, type Token } from '../../triage/speech/text/scan.ts'
import { commandsOf } from './commands.ts'
import { type Hit, hitsOf } from './cue-index.ts'
import { withDosedNames } from './dosed-names.ts'

/** A word or a number in figures; `start` and `end` are offsets in the text. */
export interface Word {
  readonly norm: string
  readonly start: number
  readonly end: number
  /** Signs and line ends, written or dictated, between this word and the next one, without spaces: `,`, `.`, `?\n`. */
  readonly after: string
  /** The same before it, back to the previous word. */
  readonly before: string
}

/** A text with what the lexicons find in it. Everything is counted in words; only `Word` knows offsets. */
export interface Words {
  readonly text: string
  readonly words: readonly Word[]
  /** Punctuation was dictated; its words are none of `words`. */
  readonly dictatesSigns: boolean
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
  const isNumber = (at: number) => tokens[at]?.kind === 'figures' || NUMBER_WORDS.has(tokens[at]?.norm ?? '')
  const commands = commandsOf(tokens, isNumber)
  const at: number[] = []
  const signs: string[] = ['']
  let end = 0
  const gap = (from: number, to: number) => text.slice(from, to).replace(/[^\S\n]+/gu, '')
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const command = commands.get(index)
    if (command) {
      signs[signs.length - 1] += gap(end, token.start) + command.sign
      index = command.to - 1
      end = tokens[index]?.end ?? token.end
    } else if (token.kind !== 'sign' || token.norm === '%') {
      signs[signs.length - 1] += gap(end, token.start)
      at.push(index)
      signs.push('')
      end = token.end
    }
  }
  signs[signs.length - 1] += gap(end, text.length)
  const words = at.map((index, word): Word => {
    const { norm, start, end } = tokens[index] as Token
    return { norm, start, end, before: signs[word] ?? '', after: signs[word + 1] ?? '' }
  })
  const hits = hitsOf(
    words.map(({ norm }) => norm),
    words.map(({ after }) => /[!?…\n]|\.(?:\s|$)|^\.$/u.test(after)),
  )
  const numbers = numbersOf(tokens, at)
  return {
    text,
    words,
    dictatesSigns: commands.size > 0,
    hits,
    drugs: withDosedNames(text, words, hits, drugsAt(text, words), numbers),
    numbers,
  }
}

function numbersOf(tokens: readonly Token[], at: readonly number[]): Map<number, { value: number; to: number }> {
  const numbers = new Map<number, { value: number; to: number }>()
  let free = 0
  for (const [word, index] of at.entries()) {
    if (index < free) continue
    const token = tokens[index]
    if (token?.kind === 'not-a-quantity' && /^\d+$/u.test(token.norm))
      numbers.set(word, { value: Number(token.norm), to: word + 1 })
    const number = spokenNumber(tokens, index)
    if (!number) continue
    let to = word + 1
    while (to < at.length && (at[to] as number) < number.next) to++
    numbers.set(word, { value: number.value, to })
    free = number.next
  }
  return numbers
}

function drugsAt(text: string, words: readonly Word[]): Map<number, NamedDrug & { to: number }> {
  const placed = new Map<number, NamedDrug & { to: number }>()
  let word = 0
  for (const drug of findDrugs(text)) {
    while (word < words.length && (words[word]?.end ?? 0) <= drug.start) word++
    let to = word + 1
    while (to < words.length && (words[to]?.start ?? 0) < drug.end) to++
    if (!isLevel(drug, words, word, to)) placed.set(word, { ...drug, to })
  }
  return placed
}

const LEVELS = new Set(['iron', 'vitamin', 'mineral'])
const LEVEL =
  /^(?:low|high|raised|elevated|lowish|deficien\p{L}*|lack|низк\p{L}*|высок\p{L}*|повыш\p{L}*|пониж\p{L}*|сниж\p{L}*|мало|нехватк\p{L}*|дефицит\p{L}*|χαμηλ\p{L}*|υψηλ\p{L}*|ψηλ\p{L}*|πεσμεν\p{L}*|ανεβασμεν\p{L}*|ελλειψη|ανεπαρκεια)$/u
const BETWEEN = /^(?:of|is|was|in|το|τον|ο|ηταν|ειναι|был[оаи]?)$/u

/** "They found low iron": what the blood lacks is no medicine. */
function isLevel({ drugClass }: NamedDrug, words: readonly Word[], from: number, to: number): boolean {
  if (!LEVELS.has(drugClass ?? '')) return false
  // "Takes iron, high blood pressure": a sign parts them.
  const joined = (at: number) => (words[at]?.after ?? '') === ''
  const before = joined(from - 1) ? [words[from - 1]?.norm, joined(from - 2) ? words[from - 2]?.norm : ''] : []
  const behind = joined(to - 1) ? [words[to]?.norm, joined(to) ? words[to + 1]?.norm : ''] : []
  return [before, behind].some(
    ([next = '', further = '']) => LEVEL.test(next) || (BETWEEN.test(next) && LEVEL.test(further)),
  )
}
