import type { Reading } from '../../text/reading.ts'
import type { Words } from '../../text/words.ts'
import { TIME_UNITS, unitOf } from './units.ts'

interface Numbered {
  from: number
  to: number
  values: ReadonlySet<number>
  unit: string | null
}

const OR = /^(?:to|or|до|или|либо|με|η|εωσ|μεχρι)$/u

/** "Three to four days", «5–10 мг»: the smaller number has the unit of the larger one. */
export function withRangeUnits<T extends Numbered>(amounts: readonly T[], { words, text }: Words): T[] {
  return amounts.map((one, index) => {
    const next = amounts[index + 1]
    if (one.unit !== null || !next || next.unit === null || next.unit === 'times') return one
    const link = words.slice(one.to, next.from).map(({ norm }) => norm)
    const written = text.slice(words[one.to - 1]?.end ?? 0, words[next.from]?.start ?? 0).trim()
    const linked = link.length === 0 ? /^[-–—]$/u.test(written) : link.length === 1 && OR.test(link[0] ?? '')
    const rises = Math.max(...one.values) < Math.max(...next.values)
    return linked && rises ? { ...one, unit: next.unit } : one
  })
}

const HOW_MANY = /^(?:many|сколько|ποσ(?:α|εσ|ουσ|ων)|which|what|какая|какои|какую|ποια|ποιον?)$/u
const UNIT_WITHIN = 3
const ANSWER = 6

/** "How many days now? – Three.", "You have had it six weeks? – Seven.": the units of bare numbers that answer, by their first word. */
export function askedUnits({ segments, words }: Reading, amounts: readonly Numbered[]): Map<number, string> {
  const units = new Map<number, string>()
  for (const [index, question] of segments.entries()) {
    const answer = segments[index + 1]
    if (!question.asks || !answer || answer.turn !== question.turn + 1) continue
    const asked = words.slice(question.from, question.to).findIndex(({ norm }) => HOW_MANY.test(norm))
    const at = question.from + asked + 1
    const unit = words
      .slice(at, Math.min(question.to, at + UNIT_WITHIN))
      .map(({ norm }) => unitOf(norm))
      .find(isTime)
    const within = Math.min(answer.to, answer.from + ANSWER)
    const [first] = amounts.filter(one => one.from >= answer.from && one.from < within)
    if (asked >= 0 && unit) {
      for (const one of amounts)
        if (one.from >= answer.from && one.from < within && one.unit === null) units.set(one.from, unit)
    } else if (first?.unit === null && first.from === answer.from && isWhole(words, first, answer.to)) {
      const told = amounts.filter(one => one.from >= question.from && one.to <= question.to && isTime(one.unit))
      const [only] = told
      if (only?.unit && told.length === 1) units.set(first.from, only.unit)
    }
  }
  return units
}

const isTime = (unit: string | null): unit is string => unit !== null && TIME_UNITS.has(unit) && unit !== 'times'
/** The number is all that is said before a sign. */
const isWhole = (words: Words['words'], { to }: Numbered, end: number) =>
  to === end || /[.,!;…–—]/u.test(words[to - 1]?.after ?? '')
