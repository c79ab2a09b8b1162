import { type Clause, clausesOf, indexes, isValue } from '../text/clauses.ts'
import { type Item, isAny } from '../text/items.ts'

/** Items before a doubt that it may concern. */
const REACH = 60

/** Items of a clause that only hedges: «по-моему», "if I remember". */
const MOST_IN_PARENTHESIS = 3

/** Without its accent «ή» is the article «η», which no number follows. */
const isOr = (items: readonly Item[], at: number) =>
  isAny(items[at], 'or') &&
  (!isAny(items[at], 'filler') || items[at + 1]?.kind === 'number' || isAny(items[at + 1], 'oxygen'))

/** True if the clause says one value or another: "either 88 on air or 93 on oxygen". */
function isChoice(items: readonly Item[], clause: Clause): boolean {
  const places = indexes(clause)
  if (places.some(at => isAny(items[at], 'either'))) return true
  const [or, ...more] = places.filter(at => isOr(items, at))
  if (or === undefined) return false
  const hasValue = (within: readonly number[]) => within.some(at => isValue(items, at))
  return hasValue(places.filter(at => at < or)) ? hasValue(places.filter(at => at > or)) : more.length > 0
}

/** "110?" leaves it open; "110? Yes" does not, and "110? No, 101" is a correction. */
const isAsked = (items: readonly Item[], clause: Clause) =>
  clause.question && !isAny(items[clause.end + 1], 'affirmation', 'no', 'correction')

/** True for items of clauses whose values the speaker doubts, asks, or says as one of two. */
export function contestedScopes(items: readonly Item[]): boolean[] {
  const contested = items.map(() => false)
  let sentence: number[] = []
  let previous: readonly number[] = []
  let parenthesis = false
  const contest = (places: readonly number[]) => {
    for (const at of places) contested[at] = true
  }
  for (const clause of clausesOf(items)) {
    const places = indexes(clause)
    const disbelief = places.find(at => isAny(items[at], 'disbelief'))
    const disbelieved = disbelief !== undefined
    // "130 over 80, wrong patient, 110 over 70": what follows is not doubted.
    const retracts = isAny(items[disbelief ?? -1], 'correction')
    const hedged = places.some(at => isAny(items[at], 'hedge'))
    if (disbelieved || hedged || isAsked(items, clause) || isChoice(items, clause))
      contest(retracts ? places.filter(at => at < (disbelief ?? 0)) : places)
    const hasValue = places.some(at => isValue(items, at))
    // "Seventy-nine, when it comes off": said of another state than now.
    const elsewhere =
      !hasValue && places.some(at => isAny(items[at], 'condition')) && places.some(at => isAny(items[at], 'removal'))
    if (elsewhere) contest(sentence)
    if (disbelieved && !hasValue) contest(sentence.some(at => isValue(items, at)) ? sentence : previous)
    // "Pulse, I think, a hundred."
    if (parenthesis) contest(places)
    parenthesis = hedged && !hasValue && places.length <= MOST_IN_PARENTHESIS
    sentence = [...sentence, ...places].slice(-REACH)
    if (!clause.endsSentence) continue
    previous = sentence
    sentence = []
  }
  return contested
}
