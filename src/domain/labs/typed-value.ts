import type { Biomarker } from '../../contract/entities/health-report.ts'
import { wordValue } from './text/word-values.ts'

export type ReadValue = Pick<Biomarker, 'value' | 'valueType' | 'comparator'>

const NOTHING: ReadValue = { value: null, valueType: null, comparator: null }
const SPACES = /[\s\u00a0\u2009\u202f]/g
const COMPARATORS: Readonly<Record<string, '<' | '>' | '<=' | '>='>> = {
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
  '≤': '<=',
  '≥': '>=',
}
/** One separator, a comma or a point, is decimal; spaces may separate thousands. */
const NUMBER = /^([<>≤≥]|[<>]\s*=)?\s*([-−+]?(?:\d{1,3}(?:[\s\u00a0\u2009\u202f]\d{3})+|\d+)(?:[.,]\d+)?)$/

/**
 * Reads a value as a person types it: a number with a decimal comma or point, a comparator before it, or words. Two
 * separators ("1,234.5") are not a number: it is not guessed which one is decimal.
 */
export function readTypedValue(typed: string): ReadValue {
  const text = typed.trim()
  if (text === '') return NOTHING
  const found = NUMBER.exec(text)
  if (!found) return wordsOf(text)
  const [, sign, digits = ''] = found
  const value = Number(digits.replace(SPACES, '').replace('−', '-').replace(',', '.'))
  return { value, valueType: 'number', comparator: sign ? (COMPARATORS[sign.replace(/\s/g, '')] ?? null) : null }
}

/** "отрицательно", "negative" and the like are booleans, other words are texts. */
function wordsOf(text: string): ReadValue {
  const meaning = wordValue(text)
  if (meaning !== 'negative' && meaning !== 'positive') return { value: text, valueType: 'text', comparator: null }
  return { value: meaning === 'positive', valueType: 'boolean', comparator: null }
}

/** Reads a typed bound: a number, null for none, undefined if it is not a number. */
export function readTypedBound(typed: string): number | null | undefined {
  const { value, valueType, comparator } = readTypedValue(typed)
  if (valueType === null) return null
  return typeof value === 'number' && comparator === null ? value : undefined
}

/** A factor between a value and its range beyond which a decimal sign or a unit is probably wrong (lab-reports.md). */
const FAR = 20

/** True if a number is a factor 20 or more away from its range, as a missing decimal sign makes it. */
export function isFarFromRange({ value, min, max }: Pick<Biomarker, 'value' | 'min' | 'max'>): boolean {
  if (typeof value !== 'number' || value <= 0) return false
  const [low, high] = [min ?? max, max ?? min]
  if (low == null || high == null || high <= 0) return false
  return value >= high * FAR || (low > 0 && value * FAR <= low)
}
