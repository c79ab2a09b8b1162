import type { Mark } from '../lexicon/mark.ts'
import { NUMBER_WORDS } from '../numbers/number-words.ts'
import { type SpokenNumber, spokenNumber } from '../numbers/spoken-number.ts'
import { phraseAt } from './phrases.ts'
import { type Span, scan, type Token } from './scan.ts'

/** `sentence` and `question` end a sentence, `comma` a clause; a `pause` ("...") is hesitation and ends nothing. */
export type Stop = 'sentence' | 'question' | 'comma' | 'pause'

export type Item = Span & { readonly norm: string } & (
    | { readonly kind: 'number'; readonly number: SpokenNumber }
    | { readonly kind: 'marks'; readonly marks: readonly Mark[] }
    | { readonly kind: 'stop'; readonly stop: Stop }
    | { readonly kind: 'dash' }
    | { readonly kind: 'word' }
    /** A clock time, a date, a telephone number. */
    | { readonly kind: 'not-a-quantity' }
  )

type MarkKind = Mark['is']

/** The item's mark of that kind, if it has one. */
export function markOf<K extends MarkKind>(item: Item | undefined, is: K): Extract<Mark, { is: K }> | undefined {
  if (item?.kind !== 'marks') return undefined
  return item.marks.find((mark): mark is Extract<Mark, { is: K }> => mark.is === is)
}

/** "I count 22", «у меня двадцать два»: the number was measured by the speaker, now, on the patient. */
export const isMeasurer = (items: readonly Item[], at: number): boolean =>
  isAny(items[at], 'measurer') || (isAny(items[at], 'speaks') && items[at + 1]?.kind === 'number')

export const isAny = (item: Item | undefined, ...kinds: readonly MarkKind[]): boolean =>
  item?.kind === 'marks' && item.marks.some(mark => kinds.includes(mark.is))

const STOPS: Readonly<Record<string, Stop>> = {
  '.': 'sentence',
  '!': 'sentence',
  '?': 'question',
  ';': 'sentence',
  ',': 'comma',
  ':': 'pause',
  '…': 'pause',
  '—': 'comma',
  '–': 'comma',
  '(': 'comma',
  ')': 'comma',
}

const DASHES = new Set(['-', '–', '—', '‑'])

const isNumber = (token: Token | undefined) =>
  token !== undefined && (token.kind === 'figures' || NUMBER_WORDS.has(token.norm))

function signItem(token: Token, before: Token | undefined, after: Token | undefined): Item {
  const place = { start: token.start, end: token.end, norm: token.norm }
  // A dash between two numbers joins them (92–94); elsewhere a long one separates clauses.
  const joins = isNumber(before) && isNumber(after)
  if (DASHES.has(token.norm) && (joins || token.norm === '-')) return { ...place, kind: 'dash' }
  // The Greek question mark is a semicolon.
  const asks = token.norm === ';' && /\p{Script=Greek}/u.test(before?.norm ?? '')
  const stop = token.norm.startsWith('..') ? 'pause' : asks ? 'question' : STOPS[token.norm]
  return stop ? { ...place, kind: 'stop', stop } : { ...place, kind: 'word' }
}

function itemAt(tokens: readonly Token[], at: number): { item: Item; next: number } {
  const token = tokens[at] as Token
  const phrase = phraseAt(tokens, at)
  const number = spokenNumber(tokens, at)
  const upTo = (next: number) => ({ start: token.start, end: tokens[next - 1]?.end ?? token.end, norm: token.norm })
  if (phrase && (!number || phrase.next - at > 1))
    return { item: { ...upTo(phrase.next), kind: 'marks', marks: phrase.marks }, next: phrase.next }
  if (number) return { item: { ...upTo(number.next), kind: 'number', number }, next: number.next }
  if (token.kind === 'sign') return { item: signItem(token, tokens[at - 1], tokens[at + 1]), next: at + 1 }
  return { item: { ...upTo(at + 1), kind: token.kind === 'not-a-quantity' ? 'not-a-quantity' : 'word' }, next: at + 1 }
}

/** True for the full stop of an abbreviation: before a comma («рт. ст.,») or after a short name («σφ. 76»). */
function endsAbbreviation(items: readonly Item[], index: number): boolean {
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]]
  if (item?.norm !== '.') return false
  if (after?.kind === 'stop' && after.stop === 'comma') return true
  return isAny(before, 'name', 'unit') && (before?.end ?? 0) - (before?.start ?? 0) < 4 && after?.kind === 'number'
}

/** True for a comma right behind a pause: "ninety.., one second". */
const repeatsPause = (items: readonly Item[], index: number) => {
  const [before, item] = [items[index - 1], items[index]]
  const pauses = before?.kind === 'stop' && before.stop === 'pause'
  return pauses && item?.kind === 'stop' && (item.stop === 'comma' || item.stop === 'pause')
}

/** Splits a text into numbers, known phrases, stops and unknown words, in order. */
export const itemsOf = (text: string): Item[] => itemsOfTokens(scan(text))

export function itemsOfTokens(tokens: readonly Token[]): Item[] {
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const { item, next } = itemAt(tokens, at)
    items.push(item)
    at = next
  }
  return items.filter((_, index) => !endsAbbreviation(items, index) && !repeatsPause(items, index))
}
