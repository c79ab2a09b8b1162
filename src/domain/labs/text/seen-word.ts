/** Breathings and the circumflex, which no Greek is printed with today; a picture shows specks as such. */
const POLYTONIC = /[\u0313\u0314\u0342\u0345]/gu

/** Misreadings of units and words that can be nothing else, so that both readings may agree on them. */
const CERTAIN: readonly (readonly [RegExp, string])[] = [
  // No unit holds lU: it is IU.
  [/^(.*[\d(]|)([muµμkn]?)lU(?=\/|$)/u, '$1$2IU'],
  [/\/([muµμd]?)[lI1|]L$/u, '/$1L'],
  [/^[κкkxхχ×]\.[οоo0]\.[πпnmтл]{1,2}\.?$/iu, 'κ.ο.π.'],
]
const NEGATION = /^[МMΜμµ][пnηиhнΗ]$/u
const NEGATED = /^(?:ανιχν|αντιδρ|παθολ)/u

/** A word of a picture as it must have been printed. */
export function seenWord(word: string, next: string | undefined): string {
  if (NEGATION.test(word) && next !== undefined && NEGATED.test(next)) return 'Μη'
  const plain = /[\u1f00-\u1fff]/u.test(word) ? word.normalize('NFD').replace(POLYTONIC, '').normalize('NFC') : word
  return CERTAIN.reduce((text, [misread, printed]) => text.replace(misread, printed), plain)
}
