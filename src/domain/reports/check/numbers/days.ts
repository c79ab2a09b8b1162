import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { Transcript } from '../evidence.ts'
import { says } from '../match.ts'
import type { Amount } from './amount.ts'
import { fits } from './fits.ts'
import { isOrdinal } from './number-values.ts'

const MONTHS = new Set(
  'january february march april may june july august september october november december'.split(' '),
)
/** "In May", "last year": of another time than the visit's. */
export const isDated = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => DATED.has(id))
const DATED = new Set([
  ...MONTHS,
  ...'spring summer autumn winter lastYear lastMonth lastWeek christmas easter yesterday dayBefore atStart'.split(' '),
])

const SUFFIX = /^(?:st|nd|rd|th)$/u
const BEHIND_DAY = /^(?:st|nd|rd|th|for|with|at|and|to|in|from)$/u
function isOrdinalDay(words: Words['words'], from: number, to: number): boolean {
  const last = words[to - 1]?.norm ?? ''
  const [next, before] = [words[to]?.norm ?? '', words[from - 2]?.norm ?? '']
  if (!SUFFIX.test(next) && !isOrdinal(last)) return false
  if (words[from - 1]?.norm !== 'the' || !/^(?:on|by|until|till|from)$/u.test(before)) return false
  return to === words.length || /[,.;]/u.test(words[to - 1]?.after ?? '') || BEHIND_DAY.test(next)
}

/** "The 10th of March", «10 марта», "on the twenty-third for the results": a day, no value of what stands before it. */
export const isDayOfMonth = ({ words }: Words, atoms: readonly Atom[], { from, to, unit, values }: Amount) =>
  unit === null &&
  [...values].every(value => value >= 1 && value <= 31 && Number.isInteger(value)) &&
  (isOrdinalDay(words, from, to) ||
    atoms.some(
      atom =>
        atom.kind === 'concept' &&
        atom.ids.some(id => MONTHS.has(id)) &&
        atom.from >= to &&
        words.slice(to, atom.from).every(({ norm }) => /^(?:st|nd|rd|th|of|го)$/u.test(norm)),
    ))

/** The day is said of another month: what stands behind it, here and there. */
export function isOtherMonth(
  day: Amount,
  atoms: readonly Atom[],
  window: readonly number[],
  { clauses, reading }: Transcript,
): boolean {
  const behind = (pieces: readonly Atom[], { to }: Amount) =>
    pieces.find(atom => atom.from >= to && atom.from <= to + 2 && atom.kind === 'concept' && isDated(atom))
  const month = behind(atoms, day)
  const said = window.flatMap(index => {
    const clause = clauses[index]
    const days = clause?.amounts.filter(one => fits(one, day) && isDayOfMonth(reading, clause.atoms, one)) ?? []
    return days.flatMap(one => behind(clause?.atoms ?? [], one) ?? [])
  })
  return month !== undefined && said.length > 0 && !said.some(one => says(one, month))
}
