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

const HOW_MANY = /^(?:many|сколько|ποσ(?:α|εσ|ουσ|ων))$/u
const UNIT_WITHIN = 3
const ANSWER = 6

/** "How many days now? – Three.": the units of bare numbers that answer, by their first word. */
export function askedUnits({ segments, words }: Reading, amounts: readonly Numbered[]): Map<number, string> {
  const units = new Map<number, string>()
  for (const [index, question] of segments.entries()) {
    const answer = segments[index + 1]
    if (!question.asks || !answer || answer.turn !== question.turn + 1) continue
    const asked = words.slice(question.from, question.to).findIndex(({ norm }) => HOW_MANY.test(norm))
    if (asked < 0) continue
    const at = question.from + asked + 1
    const unit = words
      .slice(at, Math.min(question.to, at + UNIT_WITHIN))
      .map(({ norm }) => unitOf(norm))
      .find(one => one !== null && TIME_UNITS.has(one) && one !== 'times')
    if (!unit) continue
    const within = Math.min(answer.to, answer.from + ANSWER)
    for (const one of amounts)
      if (one.from >= answer.from && one.from < within && one.unit === null) units.set(one.from, unit)
  }
  return units
}
