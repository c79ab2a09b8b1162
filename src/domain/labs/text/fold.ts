const ACCENTS = /\p{M}/gu
const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
}

/** Cyrillic and Greek capitals that look like Latin ones. Letters are compared by these shapes, never stored by them. */
const LOOKALIKES: readonly (readonly [string, string])[] = [
  ['АВСЕНКМОРТХУІЅ', 'ABCEHKMOPTXYIS'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΓ', 'ABEZHIKMNOPTYXГ'],
]
const SHAPES = new Map<string, string>()
for (const [from, to] of LOOKALIKES)
  for (const [at, letter] of [...from].entries()) {
    const shape = to[at] ?? letter
    SHAPES.set(letter, shape)
    SHAPES.set(letter.toLowerCase(), shape.toLowerCase())
  }

/** `10⁹` becomes `10^9`, so that the exponent is not lost among the digits. */
export function openSuperscripts(text: string): string {
  return text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, run => `^${[...run].map(one => SUPERSCRIPTS[one]).join('')}`)
}

/** One spelling of spaces, dashes, micro signs and quotes; letters keep their case, accents and alphabet. */
export function tidy(text: string): string {
  return openSuperscripts(text)
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/gu, '-')
    .replace(/[\s\u00ad]+/gu, ' ')
    .trim()
}

/** Letters of the same shape in one alphabet; case stays, since Г/л is not г/л. */
export function foldShapes(text: string): string {
  let folded = ''
  for (const letter of text) folded += SHAPES.get(letter) ?? letter
  return folded
}

const folds = new Map<string, string>()

/** For comparing words: lower case, no accents, final sigma, ё, and one alphabet for letters of the same shape. */
export function fold(text: string): string {
  const known = folds.get(text)
  if (known !== undefined) return known
  const folded = foldShapes(
    tidy(text).normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase().replace(/ς/gu, 'σ'),
  )
  if (folds.size > 20_000) folds.clear()
  folds.set(text, folded)
  return folded
}

/** Words, numbers and the signs `%` and `#` of a folded text. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+|[%#]/gu) ?? []
}
