/** A word, a number in figures or a sign. `start` and `end` are UTF-16 offsets in the message. */
export interface Token {
  readonly norm: string
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'sign'
}

export interface Reading {
  readonly source: string
  readonly tokens: readonly Token[]
}

/** How words of one language are made comparable. */
export interface Spelling {
  readonly locale: string
  /** Words typed in Latin letters, in the language's own alphabet. */
  readonly fromLatin?: (word: string) => string
  /** Letters that sound the same become one; applied to words and to patterns alike. */
  readonly reduce?: (word: string) => string
}

const LATIN_TWINS: Readonly<Record<string, readonly [string, string]>> = {
  // Latin: [Cyrillic, Greek]
  a: ['а', 'α'],
  b: ['в', 'β'],
  c: ['с', 'c'],
  e: ['е', 'ε'],
  h: ['н', 'η'],
  i: ['i', 'ι'],
  k: ['к', 'κ'],
  m: ['м', 'μ'],
  n: ['п', 'ν'],
  o: ['о', 'ο'],
  p: ['р', 'ρ'],
  t: ['т', 'τ'],
  u: ['и', 'υ'],
  v: ['v', 'ν'],
  x: ['х', 'χ'],
  y: ['у', 'γ'],
}

/** Lower case without accents: ё is е, й is и, the final sigma is σ. Keeps the length of NFC text. */
export function fold(text: string): string {
  let folded = ''
  for (const unit of text.toLowerCase()) {
    const first = unit.normalize('NFD').charAt(0) || unit
    folded += first === 'ς' ? 'σ' : first === '’' || first === '`' ? "'" : first
  }
  return folded
}

const isLatin = (word: string) => /^[a-z'0-9]+$/.test(word)

/** The comparable form of one word. */
export function normalWord(word: string, spelling: Spelling): string {
  let norm = fold(word)
    .replaceAll("'", '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
  const own = /[а-я]/.test(norm) ? 0 : /[α-ω]/.test(norm) ? 1 : -1
  if (own >= 0 && /[a-z]/.test(norm))
    norm = norm.replace(/[a-z]/g, letter => LATIN_TWINS[letter]?.[own === 0 ? 0 : 1] ?? letter)
  if (own < 0 && spelling.fromLatin && isLatin(norm)) norm = fold(spelling.fromLatin(norm))
  return spelling.reduce ? spelling.reduce(norm) : norm
}

// Dates and decimals stay whole; every alternative is linear.
const TOKEN =
  /(?<number>\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?![\d\p{L}])|\d{4}-\d{2}(?:-\d{2})?(?!\d)|\d+(?:[.,]\d+)?|[½¼¾])|(?<word>\p{L}[\p{L}\p{M}]*(?:['’`]\p{L}+)*)|(?<sign>\n|\.{2,}|\S)/gu
/** Latin words of Greek contain figures: «8elo», «ka8e». */
const TYPED_GREEK =
  /(?<number>\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?![\d\p{L}])|\d{4}-\d{2}(?:-\d{2})?(?!\d)|(?<![a-z])\d+(?:[.,]\d+)?(?!\d*[a-z]{3})|[½¼¾])|(?<word>[\p{L}83][\p{L}\p{M}83]*(?:['’`]\p{L}+)*)|(?<sign>\n|\.{2,}|\S)/giu

/** Words, numbers and signs of a message. Hyphens between letters separate words; numbers carry a decimal point. */
export function readWords(message: string, spelling: Spelling): Reading {
  const source = message.normalize('NFC')
  const typed = spelling.locale === 'el' && /[a-z]/i.test(source) && !/[α-ωά-ώ]/i.test(source)
  const tokens: Token[] = []
  for (const match of source.matchAll(typed ? TYPED_GREEK : TOKEN)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const { number, word } = match.groups ?? {}
    const half =
      word && spelling.locale === 'ru'
        ? /^пол(?=года|часа|пач|табл|месяца|недел|дня|литра|стак|метра)/iu.exec(word)
        : null
    if (number) tokens.push({ norm: figures(number), start, end, kind: 'number' })
    else if (word && half) {
      tokens.push({ norm: 'пол', start, end: start + 3, kind: 'word' })
      tokens.push({ norm: normalWord(word.slice(3), spelling), start: start + 3, end, kind: 'word' })
    } else if (word) tokens.push({ norm: normalWord(word, spelling), start, end, kind: 'word' })
    else if (/[‐-―−-]/.test(match[0])) {
      const joins = /\p{L}/u.test(source[start - 1] ?? '') && /\p{L}/u.test(source[end] ?? '')
      if (!joins) tokens.push({ norm: '-', start, end, kind: 'sign' })
    } else tokens.push({ norm: match[0].startsWith('..') ? '…' : match[0], start, end, kind: 'sign' })
  }
  return { source, tokens }
}

function figures(text: string): string {
  if (text === '½') return '0.5'
  if (text === '¼') return '0.25'
  return text === '¾' ? '0.75' : text.replace(',', '.')
}

/** The tokens' forms with one space between them; patterns are written for it. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(one => one.norm).join(' ')

/** What the respondent wrote from the first to the last of these tokens. */
export const saidIn = (reading: Reading, tokens: readonly Token[]): string =>
  tokens.length ? reading.source.slice(tokens[0]?.start, tokens.at(-1)?.end) : ''

/**
 * A pattern of whole words over `textOf`: `*` at a word's end lets it go on, and a space matches one space. Letters are
 * folded as words are.
 */
export function words(pattern: string, spelling: Spelling): RegExp {
  const folded = pattern.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ').replaceAll('ё', 'е')
  const reduced = spelling.reduce ? spelling.reduce(folded) : folded
  const source = reduced.replace(/(?<=[\p{L})\]])\*/gu, '[^ ]*')
  return new RegExp(`(?<![^ ])(?:${source})(?![^ ])`, 'gu')
}

/** Whether two words differ by one letter added, lost, changed or swapped with its neighbour. */
export function nearly(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one.slice(at), other.slice(at)]
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
