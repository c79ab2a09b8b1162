import type { Token } from '../../triage/speech/text/scan.ts'

/** Spoken punctuation, longest first, and the sign that it stands for. */
const SPOKEN: readonly (readonly [words: string, sign: string])[] = [
  ['με νεα παραγραφο', '.\n'],
  ['с новой строки', '.\n'],
  ['с красной строки', '.\n'],
  ['новая строка', '.\n'],
  ['новый абзац', '.\n'],
  ['знак вопроса', '?'],
  ['точка с запятой', ';'],
  ['вопросительный знак', '?'],
  ['ανω κατω τελεια', ':'],
  ['νεα παραγραφοσ', '.\n'],
  ['νεα γραμμη', '.\n'],
  ['αλλη παραγραφοσ', '.\n'],
  ['ανω τελεια', '.'],
  ['question mark', '?'],
  ['new paragraph', '.\n'],
  ['next paragraph', '.\n'],
  ['new line', '.\n'],
  ['next line', '.\n'],
  ['full stop', '.'],
  ['двоеточие', ':'],
  ['абзац', '.\n'],
  ['точка', '.'],
  ['запятая', ','],
  ['тире', '-'],
  ['τελεια', '.'],
  ['κομμα', ','],
  ['παραγραφοσ', '.\n'],
  ['period', '.'],
  ['comma', ','],
  ['colon', ':'],
]
const BY_FIRST = Map.groupBy(
  SPOKEN.map(([words, sign]) => ({ words: words.replaceAll('й', 'и').split(' '), sign })),
  ({ words }) => words[0] ?? '',
)

/** Tokens that are spoken punctuation, by their first, with the sign; only where signs are dictated throughout. */
export function commandsOf(
  tokens: readonly Token[],
  isNumber: (at: number) => boolean,
): Map<number, { sign: string; to: number }> {
  const found = new Map<number, { sign: string; to: number }>()
  let [spoken, written] = [0, 0]
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.norm === '.') written++
    for (const { words, sign } of BY_FIRST.get(tokens[at]?.norm ?? '') ?? []) {
      if (!words.every((word, index) => tokens[at + index]?.norm === word)) continue
      // Between two numbers it is a decimal point.
      if (words.length === 1 && sign !== '.\n' && isNumber(at - 1) && isNumber(at + 1) && sign === ',') continue
      found.set(at, { sign, to: at + words.length })
      if (sign.startsWith('.')) spoken++
      at += words.length - 1
      break
    }
  }
  return spoken >= 3 && spoken > written ? found : new Map()
}
