import { fold, tidy } from '../../labs/text/fold.ts'

export interface Token {
  /** Folded; a number is whole, with its separators: "5" is not in "0.5", "5-10" or "50". */
  text: string
  isNumber: boolean
  isCapital: boolean
  /** Offsets in the tidy text, end exclusive. */
  start: number
  end: number
}

const TOKEN = /\d+(?:(?:\s?-\s?|[.,:/⁄^×])\d+)*|[<>≤≥±%]|\p{L}+/gu

/** Words, numbers and signs of a text. */
export function tokensOf(text: string): Token[] {
  return Array.from(tidy(text).matchAll(TOKEN), ({ 0: found, index }): Token => {
    const isNumber = /^\d/.test(found)
    return {
      text: isNumber ? found.replace(/\s/gu, '') : fold(found),
      isNumber,
      isCapital: /^\p{Lu}/u.test(found),
      start: index,
      end: index + found.length,
    }
  })
}

/** True if a number in one text is the whole quantity: no sign before it, and no unit cut off behind it. */
function isWhole(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  const [before, first, last, after] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]]
  if (first?.isNumber && before && /^[<>≤≥±]$/u.test(before.text)) return false
  if (first?.isNumber && /[-+]\s?$/u.test(text.slice(before?.end ?? 0, first.start))) return false
  if (!last || !after) return true
  const between = text.slice(last.end, after.start).trim()
  return !(last.isNumber && !after.isNumber && between === '') && between !== '/'
}

/** Whether a text holds these words and numbers one after the other, exactly. */
export function holds(text: string, wanted: readonly Token[]): boolean {
  return placesOf(text, wanted).length > 0
}

/** Offsets in the tidy text of every place where it holds these words and numbers. */
export function placesOf(text: string, wanted: readonly Token[]): { start: number; end: number }[] {
  const line = tidy(text)
  const tokens = tokensOf(line)
  return matches(tokens, wanted).flatMap(from => {
    const to = from + wanted.length
    const [first, last] = [tokens[from], tokens[to - 1]]
    return first && last && isWhole(tokens, from, to, line) ? [{ start: first.start, end: last.end }] : []
  })
}

/** Where a sequence begins among tokens. */
export function matches(tokens: readonly Token[], wanted: readonly Token[]): number[] {
  if (wanted.length === 0) return []
  return tokens.flatMap((_, from) => (wanted.every((one, at) => tokens[from + at]?.text === one.text) ? [from] : []))
}
