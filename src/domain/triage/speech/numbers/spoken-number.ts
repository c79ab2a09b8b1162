import type { Token } from '../text/scan.ts'
import { NUMBER_WORDS, type NumberWord } from './number-words.ts'

export interface SpokenNumber {
  readonly value: number
  /** Said digit by digit ("two four"): in Russian and Greek that may also mean "two or three". */
  readonly spelled: boolean
  readonly inWords: boolean
  /** The number has a stated decimal part ("38.5", "thirty-eight point five"). */
  readonly decimal: boolean
  /** Index of the first token after the number. */
  readonly next: number
}

const POINTS = new Set(['point', 'запятая', 'точка', 'целых', 'целая', 'κομμα', 'τελεια'])
const FRACTIONS = new Set(['десятых', 'десятая', 'десятые', 'сотых', 'δεκατα'])

/** A cursor over tokens as number words; it skips a hyphen inside a number ("thirty-eight"). */
class Words {
  private readonly tokens: readonly Token[]
  at: number

  constructor(tokens: readonly Token[], at: number) {
    this.tokens = tokens
    this.at = at
  }

  private index(): number {
    const joined = this.tokens[this.at]?.norm === '-' && this.tokens[this.at]?.end === this.tokens[this.at + 1]?.start
    return joined ? this.at + 1 : this.at
  }

  norm(): string | undefined {
    return this.tokens[this.index()]?.norm
  }

  peek(): NumberWord | undefined {
    const norm = this.norm()
    return norm === undefined ? undefined : NUMBER_WORDS.get(norm)
  }

  skip(): void {
    this.at = this.index() + 1
  }

  take(...kinds: readonly NumberWord['kind'][]): number | undefined {
    const word = this.peek()
    if (!word || !kinds.includes(word.kind)) return undefined
    this.skip()
    return word.value
  }
}

/** Reads a number below a hundred: "forty-two", "fifteen", "seven"; 0 if there is none. */
const belowHundred = (words: Words): number => {
  const ten = words.take('ten')
  if (ten === undefined) return words.take('teen', 'unit') ?? 0
  const half = words.peek()
  if (half?.kind === 'whole' && half.value < 10 && !Number.isInteger(half.value)) {
    words.skip()
    return ten + half.value
  }
  return ten + (words.take('unit') ?? 0)
}

/** Reads "one twenty", "one oh five", "two hundred and ten", "two four". `first` is the unit already taken. */
function afterEnglishUnit(words: Words, first: number): { value: number; spelled: boolean } {
  if (words.take('hundred') !== undefined) return { value: first * 100 + hundredsRest(words), spelled: false }
  const here = words.at
  const digit = words.take('zero', 'unit')
  if (digit === undefined) {
    const follows = words.peek()?.kind
    return {
      value: first < 4 && (follows === 'teen' || follows === 'ten') ? first * 100 + belowHundred(words) : first,
      spelled: false,
    }
  }
  const third = words.take('zero', 'unit')
  const follows = words.peek()?.kind
  if (third === undefined && (follows === 'teen' || follows === 'ten' || follows === 'hundred')) {
    words.at = here
    return { value: first, spelled: false }
  }
  return { value: third === undefined ? first * 10 + digit : first * 100 + digit * 10 + third, spelled: true }
}

function hundredsRest(words: Words): number {
  const before = words.at
  if (words.norm() === 'and') words.skip()
  const rest = belowHundred(words)
  if (rest === 0) words.at = before
  return rest
}

function whole(words: Words, english: boolean): { value: number; spelled: boolean } | undefined {
  const complete = words.take('whole', 'zero')
  if (complete !== undefined) return { value: complete, spelled: false }
  const hundred = words.take('hundred')
  if (hundred !== undefined)
    return { value: hundred + (english ? hundredsRest(words) : belowHundred(words)), spelled: false }
  const unit = words.take('unit')
  if (unit === undefined) {
    const value = belowHundred(words)
    return value === 0 ? undefined : { value, spelled: false }
  }
  if (english) return afterEnglishUnit(words, unit)
  let value = unit
  let digits = 1
  for (let next = words.take('unit', 'zero'); next !== undefined; next = words.take('unit', 'zero')) {
    value = value * 10 + next
    digits++
  }
  return { value, spelled: digits > 1 }
}

/** The decimals after "point", "запятая", "κόμμα", in words or figures; undefined if no number follows. */
function afterPoint(tokens: readonly Token[], at: number): { digits: string; next: number } | undefined {
  const token = tokens[at]
  if (token?.kind === 'figures' && /^\d{1,2}$/.test(token.norm)) return { digits: token.norm, next: at + 1 }
  const words = new Words(tokens, at)
  let digits = ''
  for (
    let digit = words.take('unit', 'zero');
    digit !== undefined && digits.length < 2;
    digit = words.take('unit', 'zero')
  )
    digits += digit
  if (digits === '') {
    const value = belowHundred(words)
    if (value > 0) digits = String(value)
  }
  return digits === '' ? undefined : { digits, next: words.at }
}

function integerAt(tokens: readonly Token[], at: number): SpokenNumber | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'figures') {
    const value = Number(token.norm.replace(',', '.'))
    return {
      value,
      spelled: false,
      inWords: false,
      decimal: !Number.isInteger(value) || /[.,]/.test(token.norm),
      next: at + 1,
    }
  }
  const words = new Words(tokens, at)
  const article = token.norm === 'a' && tokens[at + 1]?.norm === 'hundred'
  if (article) words.skip()
  else if (!NUMBER_WORDS.has(token.norm)) return undefined
  const english = words.peek()?.english ?? false
  const number = whole(words, english)
  return number && { ...number, inWords: true, decimal: !Number.isInteger(number.value), next: words.at }
}

/** The longest number that starts at `at`, in figures or in words of any of the three languages. */
export function spokenNumber(tokens: readonly Token[], at: number): SpokenNumber | undefined {
  const number = integerAt(tokens, at)
  if (!number || number.decimal) return number
  if (!POINTS.has(tokens[number.next]?.norm ?? '')) return number
  const tenths = afterPoint(tokens, number.next + 1)
  if (!tenths) return number
  const next = FRACTIONS.has(tokens[tenths.next]?.norm ?? '') ? tenths.next + 1 : tenths.next
  return { ...number, value: Number(`${number.value}.${tenths.digits}`), decimal: true, next }
}
