import { findDrugs } from '../../drugs/find-drugs.ts'
import { sameWord } from '../check/match.ts'
import { conceptsOf, isTemplate } from '../concepts/concept-index.ts'
import { readWords } from '../text/words.ts'
import { ASKING } from './intents.ts'
import { slotsAskedBy } from './slots/find-slots.ts'

/** Words of questions that are often misspelt and need not stand in the transcript. */
const COMMON =
  'allergy allergic allergies dosage diagnosis medication medicines temperature pressure appointment symptoms surgery operation аллергия диагноз дозировка температура давление лекарство лекарства препараты симптомы операция обследование прием αλλεργια δοσολογια διαγνωση φαρμακα θερμοκρασια πιεση συμπτωματα επεμβαση εξετασεις ραντεβου'.split(
    ' ',
  )

const SHORTEST = 5
/** A word this long may have two wrong letters. */
const LONG = 8

/** The question with words that were not said and no lexicon knows, spelt as the word of the transcript that is meant. */
export function respelled(question: string, said: ReadonlySet<string>): string {
  let text = question
  const { words } = readWords(question)
  // "Blood group" is known, whatever of it was said.
  const asked = slotsAskedBy(words.map(({ norm }) => norm))
  for (const [at, { norm, start, end }] of [...words.entries()].toReversed()) {
    if (asked.some(({ from, to }) => at >= from && at < to)) continue
    if (norm.length < SHORTEST || isKnown(norm, question.slice(start, end), said)) continue
    const most = norm.length >= LONG ? 2 : 1
    const near = [...said, ...COMMON].find(word => word.length >= SHORTEST && distance(norm, word, most) <= most)
    if (near) text = text.slice(0, start) + near + text.slice(end)
  }
  return text
}

const isKnown = (norm: string, written: string, said: ReadonlySet<string>) =>
  said.has(norm) ||
  ASKING.test(norm) ||
  isTemplate(norm) ||
  conceptsOf([norm]).length > 0 ||
  findDrugs(written).length > 0 ||
  [...said].some(word => sameWord(word, norm) && Math.abs(word.length - norm.length) <= 3)

/** Letters that are wrong, missing, too many or exchanged; stops above `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || one[0] !== other[0]) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}
