import { findBiomarker, isTestName } from '../catalogue/find-biomarker.ts'
import { printedRange } from '../range/printed-range.ts'
import { splitMark, splitStrangeUnit } from '../rows/misread-flag.ts'
import { isDoubleUnit, readValueCell } from '../rows/value-cell.ts'
import { isDate } from '../text/dates.ts'
import { flagDirection } from '../text/flags.ts'
import { foldedWords } from '../text/fold.ts'
import { printedNumber } from '../text/printed-number.ts'
import { wordValue } from '../text/word-values.ts'
import { unitReadings } from '../units/parse-unit.ts'
import type { Role } from './roles.ts'

const fits = new Map<string, number>()

/** How well a text fits a column: about 3 if it is what the column holds, below 0 if it is something else. */
export function contentFit(role: Role, text: string, isPicture: boolean): number {
  const key = `${isPicture ? '~' : ''}${role}|${text}`
  const known = fits.get(key)
  if (known !== undefined) return known
  const fit = RULES[role](text, isPicture)
  if (fits.size > 50_000) fits.clear()
  fits.set(key, fit)
  return fit
}

/** The same for a run of words: a long text that fits as a whole is worth more than its parts, each of which fits. */
export function runFit(role: Role, text: string, length: number, isPicture: boolean): number {
  const fit = contentFit(role, text, isPicture)
  if (fit <= 0) return fit
  return role === 'name' ? fit * (0.85 + 0.15 * Math.min(length, 6)) : fit * (0.55 + 0.45 * Math.min(length, 8))
}

const wordCount = (text: string) => text.split(' ').length
const isNumber = (text: string) => printedNumber(text) !== null
/** Dust and leaders: hardly a letter or digit. */
const signsOnly = (text: string) => (text.match(/[\p{L}\p{N}+]/gu)?.length ?? 0) < 0.4 * text.replace(/\s/gu, '').length
const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

const RULES: Readonly<Record<Role, (text: string, isPicture: boolean) => number>> = {
  index: text => (/^\d{1,3}[.)]?$/u.test(text) ? 2 : -4),
  code: text => (/^(?=.*\d)[A-ZА-Я\d.-]{4,}$/u.test(text) ? 1.5 : -3),
  name: nameFit,
  value: (text, isPicture) =>
    isPicture && (splitMark(text) || splitStrangeUnit(text)) ? Math.max(1.6, valueFit(text)) : valueFit(text),
  flag: (text, isPicture) => {
    if (wordValue(text) !== null) return -1
    if (flagDirection(text)) return hasLetters(text) && text.length > 3 ? 2.8 : 3
    return isPicture && flagDirection(text, true) ? 1.5 : -4
  },
  unit: unitFit,
  range: rangeFit,
  low: text => (isNumber(text) ? 2.5 : -2),
  high: text => (isNumber(text) ? 2.5 : -2),
  // Nothing but "not detected" behind results is what is normal, unless a heading says otherwise.
  previous: text => (isNumber(text) ? 2.6 : wordValue(text) === 'negative' ? 1.8 : 0.8 * valueFit(text)),
  date: text => (isDate(text) ? 3 : -4),
  note: text => (isNumber(text) || printedRange(text) ? -0.8 : 0.1),
}

function nameFit(text: string): number {
  if (!/\p{L}/u.test(text)) return -3
  const { known, match } = findBiomarker(text.replace(/\s[([][^)\]]*$/u, ''))
  if (match === 'exact' || match === 'part') return 2.2 + 0.5 * Math.min(wordCount(text), 6)
  if (isDate(text)) return -3
  if (wordValue(text) !== null || flagDirection(text) !== null) return -1.5
  const range = printedRange(text)
  if (range?.kind === 'bounds' && range.strayWords <= 1) return -2.5
  if (unitReadings(text).length > 0) return -1.5
  if (!hasLetters(text)) return -1
  return known ? 1.6 : 1
}

function valueFit(text: string): number {
  if (isDate(text)) return -3
  const { content, unit, flag, second } = readValueCell(text)
  const extras = (unit ? 0.4 : 0) + (flag ? 0.1 : 0) + (second ? 0.2 : 0)
  switch (content.kind) {
    case 'number':
      // 01 and 00000 number something; no result begins with a nought before a digit.
      return /^0\d/u.test(text) ? -2 : 3 - extras
    case 'words':
      return content.means === 'graded' && flagDirection(text) ? 1 : 3 - extras
    case 'titre':
      return 2.2
    case 'dash':
      return 1
    case 'interval':
      return 1.2
    case 'text': {
      if (signsOnly(text)) return -3
      if (flagDirection(text)) return -2
      if (/\p{L}.*\s\++$/u.test(text)) return 0.5
      if (/\d/u.test(text)) return -1.8
      if (isTestName(text)) return -3
      return -0.4 - 0.35 * wordCount(text)
    }
  }
}

function unitFit(text: string): number {
  if (unitReadings(text).length > 0 || isDoubleUnit(text)) return flagDirection(text) ? 1.5 : 3
  if (isNumber(text)) return -3
  if (/^\p{L}{0,6}\/\p{L}/u.test(text) && text.length < 12) return 1.2
  return text.length > 12 || /\d/u.test(text) ? -2.5 : -1.5
}

/** "Follicular phase: 2.4 -" and "Women over 50: 27.1", whose upper bounds stand on the next line. */
function isCutRange(text: string): boolean {
  const rest = /\d\s?[-–—]$/u.test(text) ? '999999' : /\p{L}.*:\s?\d[\d.,]*$/u.test(text) ? '- 999999' : null
  return rest !== null && printedRange(`${text} ${rest}`)?.kind === 'bounds'
}

/** "3.7 - 4.7 3.41 +" is a range and the marked result of the next column, not two ranges. */
const WITH_A_RESULT = /\d\s\d[\d.,]*\s?\(?\++\)?$/u

function rangeFit(text: string): number {
  if (isDate(text)) return -3
  if (WITH_A_RESULT.test(text)) return -1.5
  const range = printedRange(text)
  if (range?.kind === 'titre') return /^[<>≤≥]/u.test(text) ? 3 : 1.5
  if (range) {
    const isAscending = range.entries.every(({ low, high }) => !low || !high || low.decimal <= high.decimal)
    return isAscending ? Math.max(3 - 0.6 * range.strayWords, -0.5) : -1.5
  }
  if (isNumber(text)) return -1.5
  if (isCutRange(text)) return 1
  const means = wordValue(text)
  if (means === 'negative') return 2
  if (means || /^-$/u.test(text)) return 1
  // Without a column of units they stand behind ranges, and alone where there is no range.
  if (unitReadings(text).length > 0) return 0.2
  return -0.6 - 0.3 * foldedWords(text).length
}
