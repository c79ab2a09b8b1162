import { sidesIn } from '../attributes/attributes.ts'
import type { Reading } from '../text/reading.ts'
import { startsWith } from '../text/within.ts'
import { type Amount, amountsIn, sameValue } from './amounts.ts'
import { DOSE_UNITS } from './units.ts'

/** What was said and taken back, by its first word. */
export interface Superseded {
  amounts: ReadonlySet<number>
  sides: ReadonlySet<number>
  drugs: ReadonlySet<number>
}

const BACK = 14
const AHEAD = 12
/** An old value may be said once more to explain it: «десять мне раньше давали». */
const EXPLAINED = 14
/** Not listed as a correction by itself; with the same kind of item on both sides it is one. */
const PLAIN_NO =
  /^(?:нет|no|οχι|sorry|виноват\p{L}?|ой|wait|oh|λαθοσ|συγγνωμη|точнее|вернее|actually|correction|διορθωση)$/u

export function supersededIn(reading: Reading): Superseded {
  const { words } = reading
  const amounts = new Set<number>()
  const sides = new Set<number>()
  const drugs = new Set<number>()
  const said = amountsIn(reading, 0, words.length)
  for (const [at, word] of words.entries()) {
    const hit = startsWith(reading, at, words.length, 'correction')
    if (!hit && !PLAIN_NO.test(word.norm)) continue
    const after = hit?.to ?? at + 1
    takeBackAmount(said, at, after, amounts)
    takeBackSide(reading, at, after, sides)
    takeBackDrug(reading, at, after, drugs)
  }
  return { amounts, sides, drugs }
}

const sameKind = (one: Amount, other: Amount) =>
  one.unit === other.unit ||
  (one.unit === null && (other.unit === null || DOSE_UNITS.has(other.unit))) ||
  (other.unit === null && one.unit !== null && DOSE_UNITS.has(one.unit))

function takeBackAmount(said: readonly Amount[], at: number, after: number, taken: Set<number>): void {
  const restated = said.find(one => one.from >= after && one.from < after + AHEAD)
  if (!restated) return
  const old = said.findLast(one => one.to <= at && one.to > at - BACK && sameKind(one, restated))
  if (!old || sameValue(old.values, restated.values)) return
  taken.add(old.from)
  for (const one of said)
    if (one.from > restated.from && one.from < restated.to + EXPLAINED && sameValue(one.values, old.values))
      taken.add(one.from)
}

function takeBackSide(reading: Reading, at: number, after: number, taken: Set<number>): void {
  const sideAt = (word: number) => sidesIn(reading, word, word + 1)[0]
  let next = after
  while (next < after + AHEAD && !sideAt(next)) next++
  let back = at - 1
  while (back > at - BACK / 2 && back >= 0 && !sideAt(back)) back--
  if (
    back >= 0 &&
    sideAt(next) &&
    sideAt(back) &&
    sideAt(next) !== sideAt(back) &&
    back > at - BACK / 2 &&
    next < after + AHEAD
  )
    taken.add(back)
}

function takeBackDrug({ drugs, words }: Reading, at: number, after: number, taken: Set<number>): void {
  const names = [...drugs].sort(([a], [b]) => a - b)
  const restated = names.find(([word]) => word >= after && word < after + 4)
  const old = names.findLast(([, { to }]) => to <= at && to > at - 6)
  const denied = /^(?:не|not|без|без|δεν)$/u.test(words[(restated?.[0] ?? 0) - 1]?.norm ?? '')
  if (restated && old && restated[1].inn !== old[1].inn && !denied) taken.add(old[0])
}
