/** A half-open range of UTF-16 offsets into the original text. */
export interface Span {
  readonly start: number
  readonly end: number
}

export type TokenKind = 'word' | 'figures' | 'not-a-quantity' | 'sign'

export interface Token extends Span {
  readonly kind: TokenKind
  /** Normalised by `plain`. */
  readonly norm: string
}

/** Removes case, accents and the Greek final sigma: «ё» becomes «е», «₂» becomes «2». */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')

// Each alternative is linear, and a match never backtracks beyond one token.
const TOKEN =
  /(?<word>(?:s[pa]o|сп[оo]|σπο|[oоο])[2₂](?![\p{L}\d])|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?)|(?<odd>\d{1,2}:\d\d|\d{1,2}\.\d{1,2}\.\d{2,4}|0\d+|\d{4,})|(?<figures>\d{1,3}(?:[.,]\d{1,2}(?!\d))?)|(?<sign>\.{2,}|\S)/giu

function kindOf(groups: Partial<Record<string, string>> = {}): TokenKind {
  if (groups.word !== undefined) return 'word'
  if (groups.odd !== undefined) return 'not-a-quantity'
  return groups.figures !== undefined ? 'figures' : 'sign'
}

/** Words, figures and signs in order. Clock times, dates, telephone numbers and the like are `not-a-quantity`. */
export function scan(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), match => ({
    kind: kindOf(match.groups),
    norm: plain(match[0]).replace('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
