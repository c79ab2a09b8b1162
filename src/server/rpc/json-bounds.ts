/** Bounds of a JSON text, found before any of it is parsed. */
export interface JsonBounds {
  /** Elements of arrays and members of objects, empty ones included. */
  items: number
  /**
   * Bytes of the text as the database keeps it: without space between values, and with numbers printed in full, because
   * PostgreSQL stores `1e308` as 309 digits.
   */
  bytes: number
  /** Places nested deeper than allowed, each from its opening bracket to behind its closing one. */
  tooDeep: { start: number; end: number; element: number }[]
}

export interface AllowedDepth {
  /** The depth of a text that is one object; elements of a text that is an array may have as much each. */
  depth: number
}

/** Any row that the product writes is smaller: the largest is a document of 50 pages. */
export const MAX_ITEMS = 200_000
/** Beyond it a double is infinite or 0. */
const LARGEST_EXPONENT = 400

const [QUOTE, COMMA, BACKSLASH, MINUS, DOT] = [0x22, 0x2c, 0x5c, 0x2d, 0x2e]
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isExponent = (byte: number | undefined) => byte === 0x65 || byte === 0x45

/** Scans a JSON text once; ends early above `MAX_ITEMS`. The text need not be valid: whoever parses it finds that. */
export function jsonBounds(text: Uint8Array, { depth: allowed }: AllowedDepth): JsonBounds {
  const bounds: JsonBounds = { items: 0, bytes: 0, tooDeep: [] }
  let depth = 0
  let element = 0
  let isBatch = false
  let deepFrom = -1
  const deepest = () => allowed + (isBatch ? 1 : 0)
  for (let at = 0; at < text.length && bounds.items <= MAX_ITEMS; at++) {
    const byte = text[at] as number
    if (isSpace(byte)) continue
    bounds.bytes++
    if (byte === QUOTE) {
      const end = endOfString(text, at)
      bounds.bytes += end - at
      at = end
    } else if (byte === MINUS || isDigit(byte)) {
      const number = readNumber(text, at)
      bounds.bytes += number.printed - 1
      at = number.last
    } else if (isOpening(byte)) {
      bounds.items++
      if (depth === 0) isBatch = byte === 0x5b
      if (++depth > deepest() && deepFrom < 0) deepFrom = at
    } else if (isClosing(byte)) {
      if (depth-- === deepest() + 1 && deepFrom >= 0) {
        bounds.tooDeep.push({ start: deepFrom, end: at + 1, element })
        deepFrom = -1
      }
    } else if (byte === COMMA) {
      bounds.items++
      if (depth === 1 && isBatch) element++
    }
  }
  return bounds
}

/** The place of the closing quote, or the last place of a text that has none. */
function endOfString(text: Uint8Array, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === QUOTE) return at
    if (text[at] === BACKSLASH) at++
  }
  return text.length - 1
}

/** The last place of a number, and its length in full. */
function readNumber(text: Uint8Array, from: number): { last: number; printed: number } {
  let [whole, fraction, isFraction] = [0, 0, false]
  let at = text[from] === MINUS ? from + 1 : from
  const sign = at - from
  for (; isDigit(text[at]) || text[at] === DOT; at++) {
    if (text[at] === DOT) isFraction = true
    else if (isFraction) fraction++
    else whole++
  }
  let exponent = 0
  if (isExponent(text[at])) {
    at++
    const isNegative = text[at] === MINUS
    if (isNegative || text[at] === 0x2b) at++
    for (; isDigit(text[at]); at++) {
      exponent = Math.min(LARGEST_EXPONENT, exponent * 10 + (text[at] as number) - 0x30)
    }
    if (isNegative) exponent = -exponent
  }
  const printedWhole = Math.max(1, whole + exponent)
  const printedFraction = Math.max(0, fraction - exponent)
  return { last: at - 1, printed: sign + printedWhole + (printedFraction > 0 ? printedFraction + 1 : 0) }
}
