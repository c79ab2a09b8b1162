import { fold, foldedWords, tidy } from '../text/fold.ts'
import { type PrintedNumber, printedNumber, repairDigits } from '../text/printed-number.ts'
import { type Unit, unitReadings } from '../units/parse-unit.ts'
import { BOUND_ENDINGS, BOUND_WORDS } from './range-labels.ts'

export type Bound = '<' | '<=' | '>' | '>='
export type RangeToken =
  | { kind: 'number'; number: PrintedNumber; text: string }
  /** `minus` if it may be the sign of the number behind it. */
  | { kind: 'dash'; minus: boolean }
  | { kind: 'bound'; bound: Bound }
  | { kind: 'ending'; bound: '<=' | '>=' }
  | { kind: 'titre'; parts: number }
  | { kind: 'unit'; unit: Unit; text: string }
  | { kind: 'age'; from: number | null; to: number | null; text: string }
  | { kind: 'word'; text: string }
  | { kind: 'sex'; sex: 'male' | 'female' }
  | { kind: 'sign'; text: string }

const AGE_UNIT = String.raw`(?:лет|года|год|years?|yrs?|y\.?o\.?|y|ετών|ετων|ετους|έτη|χρονών|χρόνων|мес(?:яц\p{L}*|\.)?|months?|μηνών|дн(?:ей|я|и)|дней|days?|ημερών|нед(?:ел\p{L}*|\.)?|weeks?|εβδομάδ\p{L}*)(?!\p{L})\.?`
const AGE = new RegExp(
  String.raw`^(старше|младше|моложе|над|after|over|under|above|below|from|от|до|από|έως|άνω των|κάτω των|>=|<=|≥|≤|>|<)?\s*(\d{1,3})\s*(?:(?:-|до|to|έως|и)\s*(\d{1,3}))?\s*(\+)?\s*${AGE_UNIT}(\s*и\s*старше|\s*and\s*(?:over|older))?`,
  'iu',
)
const NUMBER = /^\d+(?:[.,]\d+)*/u
const SPACED_NUMBER = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?![\d.,])/u
const EXPONENT_UNIT = /^(?:[xх×*·]\s?)?10\s?(?:[\^*]{1,2}|[eEЕ])?\s?(?:3|6|9|12)\s?\/\s?\p{L}+|^(?:[xх×]\s?)10\^\d+/u
const WORD_UNIT = /^[%‰]|^[\p{L}µμ]+(?:\.[\p{L}]+)*\/[\p{L}\d.,^²³]+(?:\/[\d.,]+\s?\p{L}*\^?\d?)?/u
const DASH = /^(?:-|\.{2,3}|÷|~)/u
const BOUND = /^(?:<=|>=|=<|=>|≤|≥|<|>|«|»|‹|›)/u
const SEX_SIGNS: Readonly<Record<string, 'male' | 'female'>> = { '♂': 'male', '♀': 'female' }
const TITRE = /^1\s?:\s?(\d+)/u

/** Splits the text of a range into its parts. `repaired` if a character was repaired. */
export function scanRange(text: string): { tokens: RangeToken[]; repaired: boolean } {
  let repaired = false
  let rest = tidy(text)
    .split(' ')
    .map(word => {
      if (!/\d/u.test(word) || /[/^]/u.test(word) || !/^[\dOoОоΟοθΘlI|ІЗз.,()[\]<>≤≥=«+~÷-]+$/u.test(word)) return word
      const repair = repairDigits(word)
      repaired ||= repair.repaired
      return repair.text
    })
    .join(' ')
  const whole = rest
  const tokens: RangeToken[] = []
  let done = ''
  const take = (length: number) => {
    const left = rest.slice(length)
    rest = left.trimStart()
    done += whole.slice(done.length, whole.length - rest.length)
  }
  while (rest) {
    const age = AGE.exec(rest)
    if (age && previousAllowsAge(tokens)) {
      tokens.push(ageToken(age))
      take(age[0].length)
      continue
    }
    const unit = EXPONENT_UNIT.exec(rest) ?? WORD_UNIT.exec(rest)
    const read = unit && unitReadings(unit[0])[0]
    if (unit && read) {
      tokens.push({ kind: 'unit', unit: read, text: unit[0] })
      take(unit[0].length)
      continue
    }
    const titre = TITRE.exec(rest)
    if (titre) {
      tokens.push({ kind: 'titre', parts: Number(titre[1]) })
      take(titre[0].length)
      continue
    }
    const digits = SPACED_NUMBER.exec(rest) ?? NUMBER.exec(rest)
    if (digits) {
      const number = printedNumber(digits[0])
      if (number) tokens.push({ kind: 'number', number, text: digits[0] })
      else tokens.push({ kind: 'word', text: digits[0] })
      take(digits[0].length)
      continue
    }
    const dash = DASH.exec(rest)
    if (dash) {
      const last = tokens.at(-1)?.kind
      const isApart = done === '' || /[\s([:;,-]$/u.test(done)
      tokens.push({ kind: 'dash', minus: isApart && last !== 'word' && /^-\d/u.test(rest) })
      take(dash[0].length)
      continue
    }
    const bound = BOUND.exec(rest)
    if (bound) {
      if (/[«»‹›]/u.test(bound[0])) repaired = true
      tokens.push({ kind: 'bound', bound: boundOf(bound[0]) })
      take(bound[0].length)
      continue
    }
    const word = /^[\p{L}\p{N}]+/u.exec(rest)
    if (word) {
      take(takeWord(rest, word[0], tokens))
      continue
    }
    const sign = rest[0] ?? ''
    const sex = SEX_SIGNS[sign]
    tokens.push(sex ? { kind: 'sex', sex } : { kind: 'sign', text: sign })
    take(1)
  }
  return { tokens, repaired }
}

/** Pushes a bound, an ending or a word, and returns how much of the text it took. */
function takeWord(rest: string, word: string, tokens: RangeToken[]): number {
  const words = foldedWords(rest)
  const phrase = (length: number) => lengthOfWords(rest, length)
  const ending = BOUND_ENDINGS.at(words, 0)
  if (ending && tokens.at(-1)?.kind === 'number') {
    tokens.push({ kind: 'ending', bound: ending.means })
    return phrase(ending.length)
  }
  const bound = BOUND_WORDS.at(words, 0)
  if (bound) {
    tokens.push({ kind: 'bound', bound: bound.means })
    return phrase(bound.length)
  }
  if (fold(word) === 'to' && tokens.at(-1)?.kind === 'number') tokens.push({ kind: 'dash', minus: false })
  else if (word.length <= 6 && unitReadings(word)[0] && tokens.at(-1)?.kind === 'number')
    tokens.push({ kind: 'unit', unit: unitReadings(word)[0] as Unit, text: word })
  else tokens.push({ kind: 'word', text: word })
  return word.length
}

function lengthOfWords(text: string, count: number): number {
  let end = 0
  const words = /[\p{L}\p{N}]+|[%#]/gu
  for (let i = 0; i < count; i++) {
    const found = words.exec(text)
    if (found) end = found.index + found[0].length
  }
  return end
}

/** Behind a dash or a bound a number with "y" beside it belongs to the range. */
const previousAllowsAge = (tokens: readonly RangeToken[]) => tokens.at(-1)?.kind !== 'dash'

const OVER = new Set(
  ['старше', 'над', 'after', 'over', 'above', 'from', 'от', 'από', 'άνω των', '>', '>=', '≥'].map(fold),
)
const UNDER = new Set(['младше', 'моложе', 'under', 'below', 'до', 'έως', 'κάτω των', '<', '<=', '≤'].map(fold))

function ageToken([text, word = '', first, second, plus, older]: RegExpExecArray): RangeToken {
  const number = Number(first)
  if (second) return { kind: 'age', from: number, to: Number(second), text }
  if (UNDER.has(fold(word))) return { kind: 'age', from: null, to: number, text }
  if (OVER.has(fold(word)) || plus || older) return { kind: 'age', from: number, to: null, text }
  return { kind: 'age', from: number, to: number, text }
}

function boundOf(sign: string): Bound {
  if (/^(<=|=<|≤)/u.test(sign)) return '<='
  if (/^(>=|=>|≥)/u.test(sign)) return '>='
  return /^[<«‹]/u.test(sign) ? '<' : '>'
}
