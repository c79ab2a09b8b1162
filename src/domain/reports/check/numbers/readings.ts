import { isOrdinal } from './number-values.ts'
import type { Scan } from './scan.ts'
import { unitAt } from './units.ts'

/** «тридцать семь и четыре», "thirty eight four": a temperature's tenths are said after the whole degrees. */
const isDegrees = (value: number) => value >= 34 && value <= 43
const POINT = /^(?:point|κομμα|запятая|целых)$/u

/** Ordinary reading of a run of number words: "two hundred and five", «две тысячи пятнадцать». */
function ordinary(run: readonly number[]): number {
  let [total, group] = [0, 0]
  for (const value of run)
    if (value === 1000) {
      total += (group || 1) * 1000
      group = 0
    } else if (value === 100 && group > 0 && group < 10) group *= 100
    else group += value
  return total + group
}

/** What a run of number words may mean. */
export function readingsOf(run: readonly number[]): Set<number> {
  const readings = new Set([ordinary(run)])
  const [first = 0, second = 0] = run
  const rest = (from: number) => run.slice(from).reduce((sum, value) => sum + value, 0)
  if (run.length > 1 && first >= 1 && first < 10 && (second >= 10 || second === 0) && second < 100)
    readings.add(first * 100 + rest(1))
  if (run.length > 1 && run.every(value => value < 10)) {
    readings.add(Number(run.join('')))
    // «Восемь девять»: one or the other.
    if (run.length === 2 && second === first + 1 && first > 0) readings.add(first).add(second)
    if (first === 0) readings.add(Number(`0.${run.slice(1).join('')}`))
    else if (run.length === 2) readings.add(Number(run.join('.')))
  }
  if (run.length >= 2 && first >= 10 && first < 100 && second >= 10 && second < 100) readings.add(first * 100 + rest(1))
  const last = run.at(-1) ?? 0
  const head = ordinary(run.slice(0, -1))
  if (run.length >= 2 && isDegrees(head) && last < 10) readings.add(Number(`${head}.${last}`))
  return readings
}

const figures = (norm: string): number[] => {
  if (/^\d{1,3}(?:,\d{3})+$/u.test(norm)) return [Number(norm.replaceAll(',', ''))]
  const value = Number(norm.replace(',', '.'))
  return Number.isFinite(value) ? [value] : []
}

/** A number of figures or of number words from `at`: its readings, and the word behind it. */
export function readNumber(scan: Scan, at: number): { values: Set<number>; next: number } | null {
  const read = /^\d/u.test(scan.norm(at)) ? readFigures(scan, at) : readRun(scan, at)
  if (!read || read.values.size === 0) return null
  if (/[.!?;:\n]/u.test(scan.words[read.next - 1]?.after ?? '')) return read
  return { ...read, next: withTenths(scan, at, read) ?? withFraction(scan, read.next, read.values) }
}

function readFigures({ words, text, norm, to }: Scan, at: number): { values: Set<number>; next: number } {
  const [here, after] = [words[at], words[at + 1]]
  // The scanner parts "1,840" and "5.12.2020" nowhere, but "1 840" and "0,05".
  const sign = here && after && at + 1 < to && /^\d{3}$/u.test(after.norm) ? text.slice(here.end, after.start) : ''
  if (here && after && sign === ',') return { values: new Set([Number(here.norm + after.norm)]), next: at + 2 }
  // «Λευκά 11.200»: thousands, or three places behind the point.
  if (here && after && sign === '.')
    return { values: new Set([Number(here.norm + after.norm), Number(`${here.norm}.${after.norm}`)]), next: at + 2 }
  const values = figures(norm(at))
  // «200 тысяч», "2.5 thousand".
  if (here?.after === '' && /^(?:тысяч\p{L}*|тыс|thousand|χιλιαδεσ)$/u.test(norm(at + 1)))
    return { values: new Set(values.map(one => one * 1000)), next: at + 2 }
  return { values: new Set(values), next: at + 1 }
}

function readRun({ words, norm, value, to }: Scan, at: number): { values: Set<number>; next: number } | null {
  const first = value(at)
  if (first === undefined) return null
  const run = [first]
  let next = at + 1
  while (next < to) {
    const last = run.at(-1) ?? 0
    const and = (norm(next) === 'and' || norm(next) === 'και') && last >= 100
    const further = value(and ? next + 1 : next)
    if (further === undefined || separated(words[next - 1]?.after ?? '') || !Number.isInteger(further)) break
    if (isOrdinal(norm(next - 1))) break
    if (further >= last && further < 100 && last >= 10) break
    // "Two-three minutes" is a range, "twenty-five" is a number.
    const joined = last >= 20 && last < 100 && last % 10 === 0 && further < 10
    if (/[-–—]/u.test(words[next - 1]?.after ?? '') && !joined) break
    const isDigit = (one: number) => one > 0 && one < 10
    if (isDigit(last) && isDigit(further) && run.length > 1 && first >= 20) break
    run.push(further)
    next += and ? 2 : 1
  }
  return { values: readingsOf(run), next }
}

const separated = (after: string) => /[,;:.!?\n]/u.test(after)

const HEAT = /^(?:temp\p{L}*|fever\p{L}*|температур\p{L}*|лихорад\p{L}*|πυρετ\p{L}*|θερμοκρασ\p{L}*)$/u
/** Words from the temperature to its number. */
const HEAT_WITHIN = 5
/** "Temperature thirty-eight five": tenths without a sign. Returns the word after them. */
function withTenths({ words, value, from, to }: Scan, at: number, read: { values: Set<number>; next: number }) {
  const tenths = value(read.next)
  const [whole] = read.values
  const isBare = words[read.next - 1]?.after === '' && unitAt(words, read.next + 1, to) === null
  if (tenths === undefined || tenths < 1 || tenths > 9 || !isBare || read.values.size > 1) return null
  if (whole === undefined || !isDegrees(whole)) return null
  if (!words.slice(Math.max(from, at - HEAT_WITHIN), at).some(one => HEAT.test(one.norm))) return null
  read.values.clear()
  read.values.add(whole + tenths / 10)
  return read.next + 1
}

/** "point five", «и пять десятых», «с половиной», «και μισή». Returns the word after it. */
function withFraction({ words, norm, value, to }: Scan, next: number, values: Set<number>): number {
  const whole = [...values]
  const joint = norm(next)
  if (/^(?:с|и)$/u.test(joint) && norm(next + 1).startsWith('половин')) return shift(values, whole, 0.5, next + 2)
  if (joint === 'και' && norm(next + 1).startsWith('μισ')) return shift(values, whole, 0.5, next + 2)
  if (joint === 'and' && (norm(next + 1) === 'half' || norm(next + 2) === 'half'))
    return shift(values, whole, 0.5, next + (norm(next + 1) === 'half' ? 2 : 3))
  const isPoint = POINT.test(joint)
  if (!isPoint && !/^(?:и|και)$/u.test(joint)) return next
  const digits: number[] = []
  let end = next + 1
  for (let one = value(end); one !== undefined && one < 100 && end < to && digits.length < 3; one = value(++end)) {
    digits.push(one)
    if (!separated(words[end]?.after ?? '')) continue
    end++
    break
  }
  const [first] = digits
  if (first === undefined) return next
  const tail = digits.every(one => one < 10) ? digits.join('') : String(ordinary(digits))
  // Without "point" only what looks like a temperature or a small measured value has tenths.
  const tenths = isPoint || (digits.length === 1 && first < 10 && whole.some(one => isDegrees(one) || one < 20))
  if (!tenths) return next
  for (const one of whole) {
    values.add(Number(`${Math.trunc(one)}.${tail}`))
    values.delete(one)
  }
  return end
}

function shift(values: Set<number>, whole: readonly number[], by: number, next: number): number {
  for (const one of whole) {
    values.delete(one)
    values.add(one + by)
  }
  return next
}
