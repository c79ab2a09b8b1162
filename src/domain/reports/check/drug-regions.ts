import type { Reading } from '../text/reading.ts'
import { has, hasDrug } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { amountsIn } from './amounts.ts'
import type { Region } from './drug-facts.ts'
import { cutClauses } from './polarity.ts'
import { DOSE_UNITS } from './units.ts'

const drugWords = ({ drugs }: Words, from: number, to: number) =>
  [...drugs.keys()].filter(at => at >= from && at < to).sort((a, b) => a - b)

/** Regions of the medicines in words `from` to `to`: each reaches to the next name. */
function regionsWithin(all: Words, from: number, to: number): Region[] {
  const clauses = cutClauses(all, from, to)
  const names = drugWords(all, from, to)
  return names.map((at, index) => {
    const clause = clauses.find(one => one.from <= at && at < one.to) ?? { from, to }
    const next = names[index + 1] ?? to
    // Names that share a verb: "continue carvedilol and apixaban".
    const shares = names.some(other => other !== at && other >= clause.from && other < clause.to)
    const previous = names[index - 1] ?? -1
    const opens = previous >= clause.from && !shares ? previous + 1 : clause.from
    const nextClause = clauses.find(one => one.from === clause.to)
    const bare = nextClause && clause.to - at <= 2 && drugWords(all, nextClause.from, nextClause.to).length === 0
    return { at, from: at, to: next, verbFrom: opens, verbTo: Math.max(clause.to, bare ? (nextClause?.to ?? 0) : 0) }
  })
}

export const regionsOfSentence = (all: Words): Region[] => regionsWithin(all, 0, all.words.length)

/** Sentences behind a medicine's that still tell of it. */
const MOST_FURTHER = 2

/** Regions of a transcript's medicines. One goes on into a sentence without a name that restates or completes the dose. */
export function regionsOfReading(reading: Reading): Region[] {
  const regions: Region[] = []
  for (const [index, segment] of reading.segments.entries()) {
    const mine = regionsWithin(reading, segment.from, segment.to)
    const last = mine.at(-1)
    if (last)
      for (let next = index + 1; next <= index + MOST_FURTHER; next++) {
        const further = reading.segments[next]
        if (!further || hasDrug(reading, further.from, further.to) || !goesOn(reading, further.from, further.to)) break
        if (further.turn !== segment.turn && further.to - further.from > 8) break
        last.to = further.to
      }
    regions.push(...mine)
  }
  return regions
}

function goesOn(reading: Reading, from: number, to: number): boolean {
  const amounts = amountsIn(reading, from, to)
  if (amounts.length === 0) return false
  return (
    has(reading, from, Math.min(from + 4, to), 'correction') ||
    amounts.some(({ unit }) => unit !== null && DOSE_UNITS.has(unit)) ||
    (to - from <= 8 && amounts.some(({ unit }) => unit === null))
  )
}
