import { conceptsOf, KIND_OF } from '../concepts/concept-index.ts'
import type { Reading } from '../text/reading.ts'
import { startsWith } from '../text/within.ts'
import { type Amount, amountsIn, sameValue } from './numbers/amounts.ts'
import { DOSE_UNITS } from './numbers/units.ts'
import { sidesIn } from './sides.ts'

/** What was said and taken back, by its first word. */
export interface Superseded {
  amounts: ReadonlySet<number>
  sides: ReadonlySet<number>
  drugs: ReadonlySet<number>
}

const BACK = 14
const AHEAD = 12
/** Behind a bare "no" the new value comes at once. */
const NEXT = 5
const PLAIN_NO = /^(?:нет|не|no|οχι)$/u
/** An old value may be said once more to explain it: «десять мне раньше давали». */
const EXPLAINED = 14
/** No listed correction by themselves; with the same kind of item on both sides they are one. */
const WEAK =
  /^(?:нет|не|no|οχι|sorry|виноват\p{L}?|ой|wait|oh|λαθοσ|συγγνωμη|точнее|вернее|actually|correction|διορθω\p{L}*|вру|хотя|λεω|mean|scratch|rather|bumped|перевел\p{L}*|увеличили|подняли|ανεβασ\p{L}*|διπλασι\p{L}*)$/u

export function supersededIn(reading: Reading): Superseded {
  const { words } = reading
  const amounts = new Set<number>()
  const sides = new Set<number>()
  const drugs = new Set<number>()
  const said = amountsIn(reading, 0, words.length)
  for (const [at, word] of words.entries()) {
    const hit = startsWith(reading, at, words.length, 'correction')
    if (!hit && !WEAK.test(word.norm)) continue
    const after = hit?.to ?? at + 1
    const ofSide = takeBackSide(reading, at, after, sides)
    if (!ofSide) takeBackAmount(reading, said, at, after, amounts, PLAIN_NO.test(word.norm) ? NEXT : AHEAD)
    takeBackDrug(reading, at, after, drugs)
  }
  return { amounts, sides, drugs }
}

const sameKind = (one: Amount, other: Amount) =>
  one.unit === other.unit ||
  (one.unit === null && (other.unit === null || DOSE_UNITS.has(other.unit))) ||
  (other.unit === null && one.unit !== null && DOSE_UNITS.has(one.unit))

/** Another medicine between two numbers: they are no value and its correction. */
function isParted({ drugs }: Reading, from: number, to: number): boolean {
  let own: string | null = null
  for (const [at, { inn, name }] of drugs) {
    if (at < from) own = inn ?? name
    else if (at < to && own !== (inn ?? name)) return true
  }
  return false
}

/** Another measured thing was named since: the numbers are of different things. */
const namesTest = ({ words }: Reading, from: number, to: number) =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).some(({ ids }) =>
    ids.every(id => KIND_OF.get(id) === 'test'),
  )

function takeBackAmount(
  reading: Reading,
  said: readonly Amount[],
  at: number,
  after: number,
  taken: Set<number>,
  ahead: number,
): void {
  const restated = said.find(one => one.from >= after && one.from < after + ahead)
  if (!restated) return
  const old = said.findLast(one => one.to <= at && one.to > at - BACK && sameKind(one, restated))
  if (
    !old ||
    sameValue(old.values, restated.values) ||
    isParted(reading, old.to, restated.from) ||
    namesTest(reading, old.to, at)
  )
    return
  taken.add(old.from)
  for (const one of said)
    if (one.from > restated.from && one.from < restated.to + EXPLAINED && sameValue(one.values, old.values))
      taken.add(one.from)
}

const isDenied = ({ words }: Reading, at: number) => /^(?:не|not|οχι)$/u.test(words[at - 1]?.norm ?? '')

function takeBackSide(reading: Reading, at: number, after: number, taken: Set<number>): boolean {
  const sideAt = (word: number) => sidesIn(reading, word, word + 1)[0]
  let next = after
  while (next < after + AHEAD && (!sideAt(next) || isDenied(reading, next))) next++
  let back = at - 1
  while (back > at - BACK && back >= 0 && !sideAt(back)) back--
  const [old, restated] = [sideAt(back), sideAt(next)]
  if (back <= at - BACK || next >= after + AHEAD || !old || !restated || old === restated) return false
  for (let word = back; word > at - BACK; word--) if (sideAt(word) === old) taken.add(word)
  for (let word = at; word < next; word++) if (sideAt(word) === old) taken.add(word)
  return true
}

/** Only what takes back a name: "hang on", «нет, не …», not "they doubled it". */
const OF_NAMES =
  /^(?:нет|ой|вру|sorry|wait|correction|mean|rather|οχι|λαθοσ|διορθω\p{L}*|συγγνωμη|точнее|вернее|actually|scratch)$/u

function takeBackDrug({ drugs, words }: Reading, at: number, after: number, taken: Set<number>): void {
  if (!OF_NAMES.test(words[at]?.norm ?? '') && !OF_NAMES.test(words[after - 1]?.norm ?? '')) return
  const names = [...drugs].sort(([a], [b]) => a - b)
  const restated = names.find(([word]) => word >= after && word < after + 3)
  const old = names.findLast(([, { to }]) => to <= at && to > at - 6)
  const denied = /^(?:не|not|без|δεν|οχι|no)$/u.test(words[(restated?.[0] ?? 0) - 1]?.norm ?? '')
  const sentence =
    restated && old && words.slice(old[1].to - 1, restated[0]).some(({ after: sign }) => /[.!?]\s*$/u.test(sign))
  if (restated && old && !sentence && restated[1].inn !== old[1].inn && !denied) taken.add(old[0])
}
