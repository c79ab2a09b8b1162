/** A number as printed; where three digits follow its only sign, it can be read in two ways. */
export interface PrintedNumber {
  /** Read with its sign as the decimal one. */
  decimal: number
  /** Read with its sign between thousands; null where that is impossible. */
  grouped: number | null
  /** Sign between whole and part, if any. */
  sign: ',' | '.' | null
  /** Digits after the sign, as printed. */
  digitsAfter: number
  repaired: boolean
}

const REPAIRS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  О: '0',
  о: '0',
  Ο: '0',
  ο: '0',
  θ: '0',
  Θ: '0',
  l: '1',
  I: '1',
  '|': '1',
  І: '1',
  ǀ: '1',
  З: '3',
  з: '3',
  ')': ',',
}

/** Repairs what is read in place of digits, only in a token that already holds a digit. */
export function repairDigits(token: string): { text: string; repaired: boolean } {
  if (!/\d/u.test(token)) return { text: token, repaired: false }
  let text = ''
  for (const [at, sign] of [...token].entries()) {
    const before = token[at - 1] ?? ''
    const after = token[at + 1] ?? ''
    if (sign === ')') text += /\d/u.test(before) && /\d/u.test(after) ? ',' : sign
    else text += REPAIRS[sign] ?? sign
  }
  return { text, repaired: text !== token }
}

const PLAIN = /^[-+]?\d+$/u
const GROUPED_BY_SPACE = /^[-+]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/u
const SIGNED = /^[-+]?\d+[.,]\d+$/u
const GROUPED = /^[-+]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/u

/** Reads a whole text as one number; null if it is none. The text is tidy: one kind of dash and space. */
export function printedNumber(text: string, repaired = false): PrintedNumber | null {
  const compact = GROUPED_BY_SPACE.test(text) ? text.replaceAll(' ', '') : text
  const of = (decimal: string, grouped: number | null, sign: ',' | '.' | null): PrintedNumber => ({
    decimal: Number(decimal),
    grouped,
    sign,
    digitsAfter: sign === null ? 0 : (compact.split(sign).at(-1)?.length ?? 0),
    repaired,
  })
  if (PLAIN.test(compact)) return of(compact, null, null)
  if (SIGNED.test(compact)) {
    const sign = compact.includes(',') ? ',' : '.'
    const [whole = '', part = ''] = compact.split(sign)
    const mayGroup = part.length === 3 && /^[-+]?[1-9]\d{0,2}$/u.test(whole) && text === compact
    return of(compact.replace(',', '.'), mayGroup ? Number(whole + part) : null, sign)
  }
  const grouping = GROUPED.exec(compact)?.[1]
  if (!grouping) return null
  const decimalSign = grouping === ',' ? '.' : ','
  const digits = compact.replaceAll(grouping, '')
  return of(digits.replace(',', '.'), null, digits.includes(decimalSign) ? decimalSign : null)
}
