import type { Comparator } from '../assess-value.ts'
import { splitFlag } from '../text/flags.ts'
import { fold, tidy } from '../text/fold.ts'
import { phrases } from '../text/phrases.ts'
import { type PrintedNumber, printedNumber, repairDigits } from '../text/printed-number.ts'
import { type WordValue, wordValue } from '../text/word-values.ts'
import { unitReadings } from '../units/parse-unit.ts'

/** A result cell, taken apart. */
export interface ValueCell {
  /** As printed, without flag and unit. */
  raw: string
  flag: string | null
  unit: string | null
  /** A second number in brackets: the same in another unit, or an index. */
  second: string | null
  repaired: boolean
  content:
    | { kind: 'number'; number: PrintedNumber; comparator: Comparator | null }
    /** "8-10" cells per field. */
    | { kind: 'interval'; low: PrintedNumber; high: PrintedNumber }
    | { kind: 'titre'; parts: number }
    | { kind: 'words'; means: WordValue['means'] }
    /** One dash: negative where the reference is a dash too, else no result. */
    | { kind: 'dash' }
    | { kind: 'text' }
}

const cells = new Map<string, ValueCell>()

export function readValueCell(text: string): ValueCell {
  const known = cells.get(text)
  if (known) return known
  const found = read(text)
  if (cells.size > 10_000) cells.clear()
  cells.set(text, found)
  return found
}

function read(text: string): ValueCell {
  const printed = text.replace(/\s+/gu, ' ').trim()
  const whole = content(printed)
  if (whole && whole.content.kind !== 'text') return { raw: printed, flag: null, unit: null, ...whole }
  const { rest, flag } = splitFlag(printed)
  const inner = flag ? content(rest) : null
  if (inner) return { raw: rest, flag, unit: null, ...inner }
  for (const { value, unit } of splits(rest)) {
    const { rest: bare, flag: nearFlag } = splitFlag(value)
    const read = content(bare)
    if (read) return { raw: bare, flag: flag ?? nearFlag, unit, ...read }
  }
  // "4,37 ммопь/л": a number with what cannot be read as a unit.
  const strange = /^([<>≤≥]?\s?[\d.,]+)\s?(\p{L}[^\s\d]*\/\S+|\p{L}+\/\S+)$/u.exec(rest)
  const number = strange ? content(strange[1] ?? '') : null
  if (strange?.[1] && strange[2] && number) return { raw: strange[1].trim(), flag, unit: strange[2], ...number }
  return { raw: rest, flag, unit: null, second: null, repaired: false, content: { kind: 'text' } }
}

/** Every place where a value may end and its unit begin. */
function splits(text: string): { value: string; unit: string }[] {
  const words = text.split(' ')
  const found: { value: string; unit: string }[] = []
  for (let at = 1; at < words.length; at++) {
    const unit = words.slice(at).join(' ')
    if (unitReadings(unit).length > 0 || isDoubleUnit(unit)) found.push({ value: words.slice(0, at).join(' '), unit })
  }
  const glued = /^([<>≤≥=«]*\s?[-+]?\d[\d., ]*?)\s?([^\d\s.,<>()[\]+-].*)$/u.exec(text)
  if (glued?.[1] && glued[2] && unitReadings(glued[2]).length > 0) found.push({ value: glued[1], unit: glued[2] })
  return found
}

/** "% (mmol/mol)": the second unit belongs to the second number. */
export function isDoubleUnit(text: string): boolean {
  const parts = /^(.+?)\s*\(([^()]+)\)$/u.exec(text)
  return Boolean(parts?.[1] && parts[2] && unitReadings(parts[1]).length > 0 && unitReadings(parts[2]).length > 0)
}

const LESS = phrases<Comparator>([
  ['<', 'менее | меньше | ниже | less than | below | κατω απο | μικροτερο απο | μικροτερο του'],
  [
    '>',
    'более | больше | выше | свыше | more than | greater than | above | over | ανω του | ανω των | μεγαλυτερο απο | μεγαλυτερο του',
  ],
])
const COMPARATOR = /^(<=|>=|=<|=>|≤|≥|<|>|«|»)\s*/u

function content(text: string): Pick<ValueCell, 'second' | 'repaired' | 'content'> | null {
  const bare = tidy(text)
  if (bare === '-') return { second: null, repaired: false, content: { kind: 'dash' } }
  const means = wordValue(bare)
  if (means) {
    const index = /\((\d[^)]*)\)$/u.exec(bare)?.[1] ?? null
    return { second: index, repaired: false, content: { kind: 'words', means } }
  }
  if (!/\d/u.test(bare)) return null
  const titre = /^1\s?[:/]\s?(\d{1,6})$/u.exec(bare)
  if (titre) return { second: null, repaired: false, content: { kind: 'titre', parts: Number(titre[1]) } }
  const double = /^(.*\d)\s?\(([^()]*\d[^()]*)\)$/u.exec(bare)
  const number = compared(double?.[1] ?? bare)
  if (number) return { second: double?.[2] ?? null, ...number }
  const interval = /^(\d+(?:[.,]\d+)?)\s?(?:-|\.{2,3})\s?(\d+(?:[.,]\d+)?)$/u.exec(bare)
  const low = interval && printedNumber(interval[1] ?? '')
  const high = interval && printedNumber(interval[2] ?? '')
  if (low && high && low.decimal < high.decimal)
    return { second: null, repaired: false, content: { kind: 'interval', low, high } }
  return null
}

/** A number with what may stand before it. */
function compared(text: string): Pick<ValueCell, 'repaired' | 'content'> | null {
  const sign = COMPARATOR.exec(text)
  const words = sign ? null : LESS.at(fold(text).split(' '), 0)
  const rest = sign ? text.slice(sign[0].length) : words ? text.split(' ').slice(words.length).join(' ') : text
  const comparator = sign ? signOf(sign[1] ?? '') : (words?.means ?? null)
  const misreadSign = sign !== null && /[«»]/u.test(sign[0])
  const number = printedNumber(rest) ?? repairedNumber(rest)
  if (!number) return null
  return { repaired: number.repaired || misreadSign, content: { kind: 'number', number, comparator } }
}

function repairedNumber(text: string): PrintedNumber | null {
  // "4, 21" and "4 ,21": a space slipped in beside the decimal sign; "112.": a speck behind it.
  const { text: repaired } = repairDigits(text.replace(/(\d)\s?([.,])\s?(\d)/gu, '$1$2$3').replace(/(\d)[.,]$/u, '$1'))
  return repaired === text ? null : printedNumber(repaired, true)
}

const signOf = (sign: string): Comparator =>
  /^(<=|=<|≤)$/u.test(sign) ? '<=' : /^(>=|=>|≥)$/u.test(sign) ? '>=' : /^[<«]$/u.test(sign) ? '<' : '>'
