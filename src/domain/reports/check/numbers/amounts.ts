import type { Words } from '../../text/words.ts'
import type { Amount } from './amount.ts'
import { halvesOf, isClock } from './clock.ts'
import { fixedAt } from './fixed.ts'
import { isOrdinal } from './number-values.ts'
import { withRangeUnits } from './ranges.ts'
import { readingsOf, readNumber } from './readings.ts'
import { type Scan, scanOf } from './scan.ts'
import { withParts } from './spans.ts'
import { lastingUnit, unitBefore, unitOfOrdinal } from './unit-of-number.ts'
import { unitAt } from './units.ts'

/** Numbers of words `from` to `to`, spoken or in figures. */
export const amountsIn = (all: Words, from: number, to: number): Amount[] =>
  withParts(withRangeUnits(numbersIn(scanOf(all, from, to)), all), all)

function numbersIn(scan: Scan): Amount[] {
  const amounts: Amount[] = []
  for (let at = scan.from; at < scan.to; ) {
    const fixed = fixedAt(scan, at)
    if (fixed) {
      if (fixed.amount) amounts.push(fixed.amount)
      at = fixed.to
      continue
    }
    const number = readNumber(scan, at)
    if (!number) {
      at++
      continue
    }
    const read = withUnit(scan, at, number, amounts.at(-1))
    amounts.push(...read)
    at = read.at(-1)?.to ?? number.next
  }
  return amounts
}

/** A number with the unit behind it, before it, or of the amount before; two where the last word counts how often. */
function withUnit(
  { words, norm, value, from, to }: Scan,
  at: number,
  { values, next }: { values: Set<number>; next: number },
  before: Amount | undefined,
): Amount[] {
  const unit =
    unitAt(words, next, to) ??
    unitOfOrdinal(words, next, to) ??
    unitBefore(words, at, from) ??
    lastingUnit(words, at, before)
  // «На пятый день», "on the fifth day": a day, no length of time.
  if (unit === 'day' && isDayOf(norm, at)) return [{ from: at, to: next, values, unit: null }]
  // «В 20 часов», «с двух часов ночи»: a time of the day.
  if (unit === 'hour' && isClock(norm, at, next))
    return [{ from: at, to: next + 1, values: halvesOf(values), unit: 'clock' }]
  // «По восемьсот пятьдесят два раза»: 850, two times.
  const times = unit === 'times' && next - at > 1 ? value(next - 1) : undefined
  if (times !== undefined && times <= 6 && value(at) !== undefined && !/^\d/u.test(norm(at))) {
    const head = Array.from({ length: next - 1 - at }, (_one, index) => value(at + index))
    return [
      { from: at, to: next - 1, values: readingsOf(head.filter(one => one !== undefined)), unit: null },
      { from: next - 1, to: next, values: new Set([times]), unit },
    ]
  }
  return [{ from: at, to: next, values, unit }]
}

const isDayOf = (norm: (at: number) => string, at: number): boolean =>
  /^(?:на|к)$/u.test(norm(at - 1))
    ? /(?:ыи|ии|ои|ому|ему)$/u.test(norm(at))
    : isOrdinal(norm(at)) && /^(?:on|by|the)$/u.test(norm(at - 1))
